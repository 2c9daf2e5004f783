/** Validates a change of intake settings by the functions' rules, and computes its undo. */

import { daysBetween } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Detail } from '@platzwart/domain/failure';
import { editIntake, type IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';
import { isDay } from '../typed-day.ts';

/** Problems of changing `stored` to `values` on that day. */
export function validateIntake(
  stored: IntakeSettings,
  values: IntakeSettings,
  today: IsoDate,
): readonly Detail[] {
  const outcome = editIntake(stored, editsBetween(stored, values), today);
  return outcome.ok || outcome.failure.kind !== 'invalid' ? [] : outcome.failure.details;
}

/** Edits that restore `stored` after `edits`; empty if those change nothing or are invalid. */
export function editsBack(stored: IntakeSettings, edits: FieldEdits, today: IsoDate): FieldEdits {
  const outcome = editIntake(stored, edits, today);
  return outcome.ok ? editsBetween(outcome.value, stored) : {};
}

function editsBetween(one: IntakeSettings, other: IntakeSettings): FieldEdits {
  const fields = (Object.keys(one) as (keyof IntakeSettings)[]).filter(
    (field) => !isSameValue(one[field], other[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, { from: one[field], to: other[field] }]));
}

/** Days between the two; undefined if `value` is not a date. */
export function daysUntil(value: string, today: IsoDate): number | undefined {
  return isDay(value) ? daysBetween(today, value) : undefined;
}
