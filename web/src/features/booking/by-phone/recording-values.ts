/** What the form holds while staff fill it in, and its judge: the rule the server goes by. */
import { zodResolver } from '@hookform/resolvers/zod';
import { type BookingField, shownFields } from '@platzwart/domain/booking-fields';
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { IsoDate } from '@platzwart/domain/german-date';
import { type Recording, recordingFor } from '@platzwart/domain/recording';
import type { Resolver } from 'react-hook-form';
import { type BookingValues, emptyBooking, newRequestId } from '../booking-values.ts';

export type RecordingValues = BookingValues & { requestedOn: string };

export type RecordingField = BookingField | 'requestedOn';

export function emptyRecording(slug: string, form: FormConfiguration): RecordingValues {
  return { ...emptyBooking(slug, form, newRequestId()), requestedOn: '' };
}

/** What the page shows, in its order. */
export function recordingFields(form: FormConfiguration, type: string | null): RecordingField[] {
  return ['requestedOn', ...shownFields(form, { type }).filter((field) => field !== 'termsOfUseAccepted' && field !== 'healthDataConsent')];
}

export function recordingResolver(form: FormConfiguration, today: IsoDate): Resolver<RecordingValues, unknown, Recording> {
  const judge = zodResolver(recordingFor(form, today)) as unknown as Resolver<RecordingValues, unknown, Recording>;
  const noContactPerson = { contactPersonFirstname: '', contactPersonLastname: '', contactPersonRelationship: '' };
  return ({ termsOfUseAccepted: _terms, healthDataConsent: _health, consentVersion: _version, ...values }, context, options) => {
    const asked = values.type === 'other' ? values : { ...values, ...noContactPerson };
    // Nobody can be asked by e-mail who has none.
    const followUpConsent = asked.followUpConsent && asked.email.trim() !== '';
    return judge({ ...asked, followUpConsent } as RecordingValues, context, options);
  };
}
