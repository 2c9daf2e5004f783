/** Validates a change of intake settings by the functions' rules, and computes its undo. */

import { formatGermanDate, type IsoDate, parseGermanDate } from '@platzwart/domain/dates/german-date';
import type { Detail } from '@platzwart/domain/failure';
import { editIntake, type IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';

/** Problems of changing `stored` to `values` on that day. */
export function validateIntake(stored: IntakeSettings, values: IntakeSettings, today: IsoDate): readonly Detail[] {
  const outcome = editIntake(stored, editsBetween(stored, values), today);
  return outcome.ok || outcome.failure.kind !== 'invalid' ? [] : outcome.failure.details;
}

/** Edits that restore `stored` after `edits`; empty if those change nothing or are invalid. */
export function editsBack(stored: IntakeSettings, edits: FieldEdits, today: IsoDate): FieldEdits {
  const outcome = editIntake(stored, edits, today);
  return outcome.ok ? editsBetween(outcome.value, stored) : {};
}

function editsBetween(one: IntakeSettings, other: IntakeSettings): FieldEdits {
  const fields = (Object.keys(one) as (keyof IntakeSettings)[]).filter((field) => !isSameValue(one[field], other[field]));
  return Object.fromEntries(fields.map((field) => [field, { from: one[field], to: other[field] }]));
}

/**
 * Converts a typed day to 'yyyy-MM-dd'; '' for none; invalid input stays unchanged, for validation to refuse. Two-digit years
 * mean this century.
 */
export function dayTyped(text: string): string {
  const full = text
    .trim()
    .replace(/^(\d{1,2}[.,/-]\d{1,2}[.,/-])(\d{2})$/, '$120$2')
    .replace(/^(\d{4})(\d{2})$/, '$120$2');
  const parsed = parseGermanDate(full, '9999-12-31');
  return parsed.ok ? parsed.date : text.trim();
}

/** A day as the field shows it: '01.03.2027'. */
export function dayShown(value: string): string {
  return isDay(value) ? formatGermanDate(value) : value;
}

/** Days between the two; undefined if `value` is not a date. */
export function daysUntil(value: string, today: IsoDate): number | undefined {
  return isDay(value) ? (Date.parse(value) - Date.parse(today)) / 86_400_000 : undefined;
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
