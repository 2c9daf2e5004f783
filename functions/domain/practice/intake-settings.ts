/** Pausing, resuming and limiting intake (spec section 4, intake). */
import * as z from 'zod/mini';
import { daysBetween } from '../dates/calendar-days.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { type Outcome, refusedAt } from '../failure.ts';
import { applyEdits, type FieldEdits } from '../text/field-edits.ts';
import { cleanText } from '../text/text.ts';
import type { Account } from './account.ts';
import { IntakeLimits } from './intake-limits.ts';
import { maxPausedText, type Practice } from './practice.ts';

/** Maximum days ahead to schedule a pause's end: a longer pause needs a new decision. */
const maxPauseDays = 366;

const noDay = 'Bitte gib ein Datum ein, zum Beispiel 01.03.2027, oder lass das Feld leer.';

export const IntakeSettings = z.strictObject({
  bookingEnabled: z.boolean(),
  /** Shown to patients during a pause; '' for our own text. */
  pausedText: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(maxPausedText, 'Bitte kürze diesen Text auf höchstens 1.000 Zeichen.'),
    ),
  /** The day on which intake resumes automatically; '' for none. */
  resumesOn: z.union([z.literal(''), z.iso.date(noDay)], noDay),
  /** At which it closes by itself. */
  intakeLimits: IntakeLimits,
});
export type IntakeSettings = z.infer<typeof IntakeSettings>;

/** Without limits of locations that are gone: they do nothing. */
export function intakeOf(
  { bookingEnabled, pausedText = '', resumesOn = '', locations }: Practice,
  { intakeLimits }: Pick<Account, 'intakeLimits'>,
): IntakeSettings {
  const known = new Set(['', ...locations.map(({ id }) => id)]);
  return {
    bookingEnabled,
    pausedText,
    resumesOn,
    intakeLimits: intakeLimits.filter(({ locationId }) => known.has(locationId)),
  };
}

/**
 * Intake with these edits; the same object if they change nothing. Resuming clears the planned
 * date; the text stays for the next pause. Refusals, at their fields: those of `applyEdits`, and a
 * date that is not after `today` ('yyyy-MM-dd' in Berlin) or too far ahead.
 */
export function editIntake(
  current: IntakeSettings,
  edits: FieldEdits,
  today: IsoDate,
): Outcome<IntakeSettings> {
  const edited = applyEdits(IntakeSettings, current, edits);
  if (!edited.ok || edited.value === current) return edited;
  if (edited.value.bookingEnabled) return { ok: true, value: { ...edited.value, resumesOn: '' } };
  const { resumesOn } = edited.value;
  if (resumesOn === '' || resumesOn === current.resumesOn) return edited;
  if (resumesOn <= today)
    return refusedAt('resumesOn', 'notInFuture', 'Bitte gib einen Tag nach heute ein.');
  return daysBetween(today, resumesOn) <= maxPauseDays
    ? edited
    : refusedAt('resumesOn', 'tooFar', 'Bitte gib einen Tag innerhalb des nächsten Jahres ein.');
}
