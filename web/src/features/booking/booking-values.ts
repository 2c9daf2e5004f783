/** The form's values while it is filled in. The domain's schema turns them into what is sent. */
import { consentVersion } from '@platzwart/domain/booking/consent';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  type OwnAnswer,
  type OwnName,
  ownNames,
  type Prescription,
  type Question,
  type QuestionName,
  questionNames,
  questionOf,
  type questions,
} from '@platzwart/domain/booking/questions';
import type { Slot } from '@platzwart/domain/waiting-list/slot';

/**
 * Choices are null until made, days as typed. Slots are merged ranges, possibly at locations no
 * longer chosen.
 */
type ValueOf<Kind> = Kind extends 'choice'
  ? string | null
  : Kind extends 'yesNo'
    ? boolean | null
    : Kind extends 'box' | 'consent'
      ? boolean
      : Kind extends 'locations'
        ? string[]
        : Kind extends 'slots'
          ? Slot[]
          : Kind extends 'prescription'
            ? Prescription
            : Kind extends 'own'
              ? OwnAnswer
              : string;

type Values = { [Name in QuestionName]: ValueOf<(typeof questions)[Name]['kind']> };

export type BookingValues = Values & {
  requestId: string;
  companySlug: string;
  consentVersion: string;
};

export function emptyBooking(
  companySlug: string,
  form: FormConfiguration,
  requestId: string,
): BookingValues {
  const values = Object.fromEntries(
    questionNames.map((name) => [name, emptyValue(questionOf(name))]),
  ) as Values;
  const places = form.selectableLocations.map(({ id }) => id);
  return {
    ...values,
    ...noOwnAnswers(form),
    requestId,
    companySlug,
    consentVersion,
    locationIds: places.length === 1 ? places : [],
  };
}

/** Each with the words that the form asks now. */
function noOwnAnswers(form: FormConfiguration): Record<OwnName, OwnAnswer> {
  const none = ownNames.map((name) => [name, { question: form[name]?.label ?? '', answer: '' }]);
  return Object.fromEntries(none) as Record<OwnName, OwnAnswer>;
}

export function emptyValue(question: Question): unknown {
  switch (question.kind) {
    case 'choice':
      return question.initial ?? null;
    case 'yesNo':
      return null;
    case 'box':
    case 'consent':
      return false;
    case 'locations':
    case 'slots':
      return [];
    case 'prescription':
      return { issuedOn: '', urgent: false };
    default:
      return '';
  }
}

/** 128 bit: a retry carries the same id, so it never creates a second request. */
export function newRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
