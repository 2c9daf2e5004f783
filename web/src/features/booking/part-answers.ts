/** The parts of the form that are asked now, and what was answered in each, in words. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatOwnAnswer } from '@platzwart/domain/booking/own-format';
import {
  isRequiredBy,
  type OwnName,
  type QuestionName,
  questionOf,
  type Section,
  shownFields,
} from '@platzwart/domain/booking/questions';
import { ageOn, type IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { summarizeTimes } from './summarize-times.ts';

export type FormPart = { part: Section; names: QuestionName[]; isRequired: boolean };

/** In page order. */
export function partsOf(form: FormConfiguration, values: Pick<BookingValues, 'type'>): FormPart[] {
  const parts: FormPart[] = [];
  for (const name of shownFields(form, values)) {
    const { section } = questionOf(name);
    const known = parts.find(({ part }) => part === section);
    const part = known ?? { part: section, names: [], isRequired: false };
    if (!known) parts.push(part);
    part.names.push(name);
    // A box may stay empty.
    part.isRequired ||= questionOf(name).kind !== 'box' && isRequiredBy(form, name);
  }
  return parts;
}

/** A line for each thing said; none where nothing was. */
export function answersOf(
  { part, names }: FormPart,
  values: BookingValues,
  { form, today }: { form: FormConfiguration; today: IsoDate },
) {
  const lines = (): (string | undefined)[] => {
    const together = (...some: QuestionName[]) =>
      some
        .map((name) => values[name])
        .filter(Boolean)
        .join(' ');
    switch (part) {
      case 'person':
        return [together('firstname', 'lastname'), birthdate(values.birthdate, today)];
      case 'contactPerson': {
        const name = together('contactPersonFirstname', 'contactPersonLastname');
        const { contactPersonRelationship: relationship } = values;
        return [name && relationship ? `${name} (${relationship})` : name];
      }
      case 'address':
        return [
          [values.addressStreet, together('addressPostalCode', 'addressCity')]
            .filter(Boolean)
            .join(', '),
        ];
      case 'times':
        return times(values, form);
      case 'therapy':
      case 'own':
        return names.map((name) => {
          const answer = answerTo(name, values);
          if (isOwn(name)) return answer && formatOwnAnswer({ ...values[name], answer });
          return answer && `${questionOf(name).noun ?? questionOf(name).label}: ${answer}`;
        });
      case 'consent':
        return [];
      default:
        return names.map((name) => answerTo(name, values));
    }
  };
  return lines().filter((line) => line !== undefined && line !== '') as string[];
}

const isOwn = (name: QuestionName): name is OwnName => questionOf(name).kind === 'own';

/** '' until answered. */
function answerTo(name: QuestionName, values: BookingValues): string {
  const question = questionOf(name);
  const value = values[name];
  if (value === null || value === '') return '';
  switch (question.kind) {
    case 'choice':
      return question.options[String(value)] ?? '';
    case 'yesNo':
      return value ? 'Ja' : 'Nein';
    case 'prescription': {
      const { prescription, doctorsOrder } = values;
      const isAsked = doctorsOrder === 'available' && prescription.issuedOn.trim() !== '';
      return isAsked
        ? furtherTexts.issuedOn(prescription.issuedOn.trim(), prescription.urgent)
        : '';
    }
    case 'own':
      return isOwn(name) ? values[name].answer.trim() : '';
    case 'box':
      return value ? (question.noun ?? question.label) : '';
    default:
      return String(value).trim();
  }
}

function birthdate(text: string, today: IsoDate): string {
  const parsed = parseGermanDate(text, today);
  return parsed.ok ? furtherTexts.withAge(text, ageOn(parsed.date, today)) : text;
}

function times(
  { locationIds, slots, timeFlexibility }: BookingValues,
  form: FormConfiguration,
): string[] {
  const chosen = summarizeTimes(form, locationIds, slots);
  const places = form.selectableLocations.filter(({ id }) => locationIds.includes(id));
  if (chosen.count === 0)
    return form.selectableLocations.length > 1
      ? places.map(({ title }) => furtherTexts.noTimesAt(title))
      : [];
  // With times at only one of two locations, the other may have been forgotten.
  const without = places.filter(({ id }) => !slots.some(({ locationId }) => locationId === id));
  const flexibility =
    form.timeFlexibilityEnabled &&
    answerTo('timeFlexibility', { timeFlexibility } as BookingValues);
  return [
    chosen.text,
    ...without.map(({ title }) => furtherTexts.noTimesAt(title)),
    ...(flexibility ? [furtherTexts.flexibility(flexibility)] : []),
  ];
}
