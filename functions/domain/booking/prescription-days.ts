/**
 * The days that follow from the day on which a prescription was issued. Only that day is stored;
 * these are derived. The rules are in
 * `prescription.ts`, which loads where a practice asks for the day.
 */

import { daysBetween, plusDays } from '../dates/calendar-days.ts';
import type { IsoDate } from '../dates/german-date.ts';
import type { Prescription } from './questions.ts';

/**
 * Calendar days from issue to the last day on which the therapy may begin; `urgentDays` if it is
 * marked urgent.
 */
export type PrescriptionRule = { readonly days: number; readonly urgentDays: number };

/** The last day, included, on which the therapy may begin. */
export function lastStart(
  { issuedOn, urgent }: Prescription,
  { days, urgentDays }: PrescriptionRule,
): IsoDate {
  return plusDays(issuedOn, urgent ? urgentDays : days);
}

/**
 * The first and the last day on which a prescription for a therapy that begins on `startsOn` may be
 * issued, both included.
 */
export function issueWindow(
  startsOn: IsoDate,
  { days }: PrescriptionRule,
): { from: IsoDate; to: IsoDate } {
  return { from: plusDays(startsOn, -days), to: startsOn };
}

/** Days that are left when it is time to act. */
export const expiresSoon = 14;

/**
 * `valid`: more than 14 days are left; `soon`: 14 or fewer, today included; `over`: the last day
 * has passed.
 */
export type PrescriptionStanding = 'valid' | 'soon' | 'over';

export function standingOn(today: IsoDate, last: IsoDate): PrescriptionStanding {
  const left = daysBetween(today, last);
  if (left < 0) return 'over';
  return left <= expiresSoon ? 'soon' : 'valid';
}
