/** Labels and values of a request's fields, for places that show changes. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatOwnAnswer } from '@platzwart/domain/booking/own-format';
import {
  type OwnAnswer,
  type Prescription,
  type QuestionName,
  questions,
} from '@platzwart/domain/booking/questions';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { staffOptionsOf, staffQuestionOf } from '@platzwart/domain/request/staff-questions';
import { describeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';
import { withoutBreaks } from './short-times.ts';
import { texts } from './texts.ts';

export type FieldFormat = {
  label: (field: string) => string;
  value: (field: string, value: unknown) => string;
};

/** `form` names the locations; without it they appear by id. */
export function fieldFormat(form: FormConfiguration | undefined): FieldFormat {
  const placeName = (id: string) =>
    form?.selectableLocations.find((place) => place.id === id)?.title ?? id;
  return {
    label: (field) =>
      isQuestion(field)
        ? staffQuestionOf(field).label
        : ((texts.fields as Readonly<Record<string, string>>)[field] ?? field),
    value: (field, value) => {
      if (value === undefined || value === null || value === '') return texts.nothing;
      if (field === 'followUpConsent' && value === false) return texts.followUpNo;
      if (field === 'email') return readableEmail(String(value));
      if (isOwnAnswer(value)) return formatOwnAnswer(value);
      if (field === 'prescription') return issuedOn(value as Prescription);
      if (typeof value === 'boolean') return value ? texts.yes : texts.no;
      if (field === 'birthdate' || field === 'pausedUntil') return formatGermanDate(String(value));
      if (field === 'locationIds' && Array.isArray(value))
        return value.map(placeName).join(', ') || texts.nothing;
      if (field === 'slots' && Array.isArray(value))
        return timesAt(value as Slot[], placeName) || texts.noSlots;
      return (isQuestion(field) && staffOptionsOf(field)[String(value)]) || String(value);
    },
  };
}

export const isOwnAnswer = (value: unknown): value is OwnAnswer =>
  typeof value === 'object' && value !== null && 'question' in value && 'answer' in value;

/** '02.11.2026, dringend' */
function issuedOn({ issuedOn: day, urgent }: Prescription): string {
  return urgent ? `${formatGermanDate(day)}, ${texts.urgent}` : formatGermanDate(day);
}

function isQuestion(field: string): field is QuestionName {
  return Object.hasOwn(questions, field);
}

/** 'Mo 8–10 Uhr'; with location names if there are several. */
function timesAt(slots: readonly Slot[], placeName: (id: string) => string): string {
  const places = [...new Set(slots.map((slot) => slot.locationId))];
  const formatted = places.map((id) => {
    const times = withoutBreaks(describeSlots(slots.filter((slot) => slot.locationId === id)));
    return places.length > 1 ? `${placeName(id)}: ${times}` : times;
  });
  return formatted.join('; ');
}
