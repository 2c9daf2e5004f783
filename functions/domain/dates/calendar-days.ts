/** Calendar days without times or zones. No imports of size. */
import { day } from './durations.ts';
import type { IsoDate } from './german-date.ts';

/** That many calendar days later (earlier, if negative). */
export function plusDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** ISO weekday, 1 = Monday. */
export function weekdayOf(date: IsoDate): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Days from the first to the second; negative if that is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

/** The first such weekday (ISO) from that day on. */
export function firstWeekday(weekday: number, from: IsoDate): IsoDate {
  return plusDays(from, (weekday - weekdayOf(from) + 7) % 7);
}
