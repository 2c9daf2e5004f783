/** Calendar days in Berlin: two of each year last 23 and 25 hours. */

import { berlinClock } from './berlin-clock.ts';
import { day } from './durations.ts';
import type { IsoDate } from './german-date.ts';

/**
 * The same time of day that many calendar days later (earlier, if negative). A time that the clock
 * change skips moves by an hour.
 */
export function daysLater(moment: Date, days: number): Date {
  const sameHours = new Date(moment.getTime() + days * day);
  return new Date(sameHours.getTime() + aheadOfUtc(moment) - aheadOfUtc(sameHours));
}

/** The moment of 'HH:mm' in Berlin on that day. */
export function momentInBerlin(date: IsoDate, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const close = new Date(asUtc.getTime() - aheadOfUtc(asUtc));
  return new Date(asUtc.getTime() - aheadOfUtc(close));
}

/** Offset in milliseconds. */
function aheadOfUtc(moment: Date): number {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  const { year, month, day, hour, minute, second } = berlinClock(moment);
  return (
    Date.UTC(
      Number(year),
      Number(month) - 1,
      Number(day),
      Number(hour),
      Number(minute),
      Number(second),
    ) - seconds
  );
}
