/** The form's values while staff fill it in, and its validation: the same rule as the server's. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { withoutAbsentPerson } from '@platzwart/domain/booking/question-rules';
import { type QuestionName, shownFields } from '@platzwart/domain/booking/questions';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type ManualEntry, manualEntryFor } from '@platzwart/domain/request/manual-entry';
import type { Resolver } from 'react-hook-form';
import { type BookingValues, emptyBooking, newRandomId } from '../booking-values.ts';

export type ManualEntryValues = BookingValues & { requestedOn: string };

type ManualEntryField = QuestionName | 'requestedOn';

export function emptyManualEntry(slug: string, form: FormConfiguration): ManualEntryValues {
  return { ...emptyBooking(slug, form, newRandomId()), requestedOn: '' };
}

/** The page's questions, in order. */
export function manualEntryFields(form: FormConfiguration, type: string | null): ManualEntryField[] {
  return ['requestedOn', ...shownFields(form, { type }).filter((field) => field !== 'termsOfUseAccepted' && field !== 'healthDataConsent')];
}

export function manualEntryResolver(form: FormConfiguration, today: IsoDate): Resolver<ManualEntryValues, unknown, ManualEntry> {
  const validate = zodResolver(manualEntryFor(form, today)) as unknown as Resolver<ManualEntryValues, unknown, ManualEntry>;
  return ({ termsOfUseAccepted: _terms, healthDataConsent: _health, consentVersion: _version, ...values }, context, options) => {
    const asked = withoutAbsentPerson(values);
    // Without an e-mail address nobody can be asked by e-mail.
    const followUpConsent = asked.followUpConsent && asked.email.trim() !== '';
    return validate({ ...asked, followUpConsent } as ManualEntryValues, context, options);
  };
}
