/** How long somebody waits: one count for every screen, by days of the calendar in Berlin. */
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { parseISO } from 'date-fns/parseISO';
import { daysBetween } from './calendar-days.ts';
import { berlinDate, type IsoDate } from './german-date.ts';

/** In a natural unit; years with the months beyond them. */
export type Waited =
  | { unit: 'days' | 'weeks' | 'months'; n: number }
  | { unit: 'years'; n: number; months: number };

/**
 * From the request to that day: 0 days for a moment ahead, as of a device's clock behind the
 * server's.
 */
export function waited(requestedAt: Date, today: IsoDate): Waited {
  const days = waitedIn('days', requestedAt, today);
  if (days < 14) return { unit: 'days', n: days };
  const months = waitedIn('months', requestedAt, today);
  if (months < 2) return { unit: 'weeks', n: waitedIn('weeks', requestedAt, today) };
  if (months < 24 && months !== 12) return { unit: 'months', n: months };
  return { unit: 'years', n: Math.floor(months / 12), months: months % 12 };
}

/** Whole days, weeks or months of the calendar. */
export function waitedIn(
  unit: 'days' | 'weeks' | 'months',
  requestedAt: Date,
  today: IsoDate,
): number {
  const since = berlinDate(requestedAt);
  if (unit === 'months') return Math.max(0, differenceInMonths(parseISO(today), parseISO(since)));
  return Math.max(0, Math.floor(daysBetween(since, today) / (unit === 'weeks' ? 7 : 1)));
}
