/** The form's values while staff fill it in, and its validation: the same rule as the server's. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { withoutUnasked } from '@platzwart/domain/booking/question-rules';
import { type QuestionName, questionOf, shownFields } from '@platzwart/domain/booking/questions';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { splitName } from '@platzwart/domain/import/split-name';
import { type ManualEntry, manualEntryFor } from '@platzwart/domain/request/manual-entry';
import { readTimes, wordsForNote } from '@platzwart/domain/times/read-times';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type BookingValues, emptyBooking, newRandomId } from '../booking-values.ts';
import { texts } from './texts.ts';

export type ManualEntryValues = BookingValues & {
  /** First and last name in one. */
  name: string;
  /** The times as typed. */
  times: string;
  adminNote: string;
  tags: string[];
  prioritized: boolean;
  requestedOn: string;
};

export function emptyManualEntry(slug: string, form: FormConfiguration): ManualEntryValues {
  const own = { name: '', times: '', adminNote: '', tags: [], prioritized: false, requestedOn: '' };
  const answers = {
    ...emptyBooking(slug, form, newRandomId()),
    type: 'self',
    timeFlexibility: null,
  };
  return { ...answers, ...own };
}

/** Asked above all others, in their own way. */
const first: readonly QuestionName[] = ['phone', 'firstname', 'lastname', 'locationIds', 'slots'];

/** The form's other questions, in its order. */
export function furtherFields(form: FormConfiguration, type: string | null): QuestionName[] {
  return shownFields(form, { type }).filter(
    (name) => !first.includes(name) && questionOf(name).kind !== 'consent',
  );
}

/** Every field that can be wrong, in the order of the panel. */
export function manualEntryFields(form: FormConfiguration, type: string | null): string[] {
  return [
    'phone',
    'name',
    'locationIds',
    'slots',
    'adminNote',
    'tags',
    ...furtherFields(form, type),
    'requestedOn',
  ];
}

/** The name is one field. */
export function fieldOf(field: string): string {
  return field === 'firstname' || field === 'lastname' ? 'name' : field;
}

export function manualEntryResolver(
  form: FormConfiguration,
  today: IsoDate,
): Resolver<ManualEntryValues, unknown, ManualEntry> {
  const validate = zodResolver(manualEntryFor(form, today)) as unknown as Resolver<
    Record<string, unknown>,
    unknown,
    ManualEntry
  >;
  return async (values, context, options) => {
    const answers = await validate(inputOf(values, form), context, options as never);
    const { firstname, lastname, ...errors } = answers.errors as FieldErrors<BookingValues>;
    const name = lastname ?? firstname;
    return { ...answers, errors: { ...errors, ...(name && { name }) } } as Awaited<
      ReturnType<Resolver<ManualEntryValues, unknown, ManualEntry>>
    >;
  };
}

/** What is sent. */
function inputOf(
  {
    termsOfUseAccepted: _terms,
    healthDataConsent: _health,
    consentVersion: _version,
    ...values
  }: ManualEntryValues,
  form: FormConfiguration,
) {
  const { name, times, ...asked } = withoutUnasked(values);
  const { besides, firstname, lastname } = splitName(name);
  const inNote = wordsForNote(times, readTimes(times, form, asked.locationIds));
  const painted = [...new Set(asked.slots.map(({ locationId }) => locationId))];
  return {
    ...asked,
    firstname,
    lastname,
    locationIds: asked.locationIds.length > 0 ? asked.locationIds : painted,
    adminNote: [
      asked.adminNote.trim(),
      inNote && texts.timesInNote(inNote),
      besides && texts.nameInNote(name.trim()),
    ]
      .filter(Boolean)
      .join('\n\n'),
    // Without an e-mail address nobody can be asked by e-mail.
    followUpConsent: asked.followUpConsent && asked.email.trim() !== '',
  };
}
