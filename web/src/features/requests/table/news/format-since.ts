import { berlinTimeOfDay } from '@platzwart/domain/dates/berlin-clock';
import { daysBetween, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { weekdayName } from '@platzwart/domain/waiting-list/slot';

/** 'seit heute 8:12', 'seit gestern 17:40', 'seit Freitag 17:40', 'seit dem 12.11.2026'. */
export function formatSince(since: Date, today: IsoDate): string {
  const date = berlinDate(since);
  const days = daysBetween(date, today);
  if (days >= 7) return `seit dem ${formatDay(since)}`;
  const day = days <= 0 ? 'heute' : days === 1 ? 'gestern' : weekdayName(weekdayOf(date));
  return `seit ${day} ${berlinTimeOfDay(since)}`;
}
