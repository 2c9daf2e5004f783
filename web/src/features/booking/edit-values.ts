/** A request as form values while staff edit it, and the differences. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  ownNames,
  type Prescription,
  type Question,
  questionNames,
  questionOf,
} from '@platzwart/domain/booking/questions';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { editableFields } from '@platzwart/domain/request/edit';
import type { StoredAnswer, TherapyRequest } from '@platzwart/domain/request/request';
import { isSameValue } from '@platzwart/domain/text/field-edits';
import { mergeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';
import { whoseCounts } from '../../calls/use-draft.ts';
import { type BookingValues, emptyBooking, emptyValue } from './booking-values.ts';

export type EditedField = StoredAnswer;

/** The questions of this request's form, in order. */
export function editedFields(form: FormConfiguration, type: string | null): EditedField[] {
  return (editableFields(form) as EditedField[]).filter(
    (field) => type === 'other' || questionOf(field).when !== 'other',
  );
}

export function valuesOf(request: TherapyRequest, form: FormConfiguration): BookingValues {
  const answers = questionNames.map((name) => [
    name,
    valueIn(questionOf(name), request[name as StoredAnswer]),
  ]);
  const own = ownNames.flatMap((name) => {
    const answer = request[name];
    return answer && answer.question === form[name]?.label ? [[name, answer]] : [];
  });
  const empty = emptyBooking('', form, '');
  return {
    ...empty,
    ...Object.fromEntries(answers),
    // An answer to other words than today's stays in the request as it is.
    ...Object.fromEntries(ownNames.map((name) => [name, empty[name]])),
    ...Object.fromEntries(own),
  };
}

function valueIn(question: Question, stored: unknown): unknown {
  if (question.kind === 'birthdate' && stored) return formatGermanDate(String(stored));
  if (question.kind === 'prescription' && stored) {
    const { issuedOn, urgent } = stored as Prescription;
    return { issuedOn: formatGermanDate(issuedOn), urgent };
  }
  if (question.kind === 'email') return readableEmail(String(stored ?? ''));
  if (question.kind === 'slots') return mergeSlots(stored as Slot[]);
  // Nothing is chosen where the request says nothing.
  return stored ?? emptyValue({ ...question, initial: undefined } as Question);
}

type Values = Pick<BookingValues, EditedField>;

/** The values the editor saw, the form's values, and the current stored ones. */
type Sides = { seen: Values; mine: Values; live: Values };

type EditState = {
  /** Fields that saving would change. */
  changed: EditedField[];
  /** Those of them that somebody else has changed differently. */
  conflicts: EditedField[];
  /** Fields changed by somebody else but not by the editor, or to the same value. */
  news: EditedField[];
};

export function compareSides(
  fields: readonly EditedField[],
  { seen, mine, live }: Sides,
): EditState {
  const state: EditState = { changed: [], conflicts: [], news: [] };
  for (const field of fields) {
    const sides = {
      from: comparable(field, seen),
      mine: comparable(field, mine),
      theirs: comparable(field, live),
    };
    const whose = whoseCounts(sides, isSameValue);
    if (whose !== 'theirs') state.changed.push(field);
    else if (!isSameValue(sides.from, sides.theirs)) state.news.push(field);
    if (whose === 'conflict') state.conflicts.push(field);
  }
  return state;
}

function comparable(field: EditedField, values: Values): unknown {
  if (field === 'locationIds') return [...values.locationIds].sort();
  return field === 'slots' ? mergeSlots(values.slots) : values[field];
}
