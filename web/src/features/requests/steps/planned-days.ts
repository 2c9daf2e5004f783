/** Planned days as text. */
import { plusDays, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { weekdayName } from '@platzwart/domain/waiting-list/slot';
import { stepTexts } from './step-texts.ts';

const t = stepTexts.days;

/** Monday of the following week. */
export function nextMonday(day: IsoDate): IsoDate {
  return plusDays(day, 8 - weekdayOf(day));
}

/** 'heute', 'morgen', 'am Di, 24.11.'; with the year if it differs. */
export function formatDay(day: IsoDate, today: IsoDate): string {
  if (day === today) return t.today;
  if (day === plusDays(today, 1)) return t.tomorrow;
  return t.on(shortDay(day, today));
}

/** 'Di, 24.11.'. */
export function shortDay(day: IsoDate, today: IsoDate): string {
  const written = formatGermanDate(day);
  const date = day.slice(0, 4) === today.slice(0, 4) ? written.slice(0, 6) : written;
  return `${weekdayName(weekdayOf(day), 'short')}, ${date}`;
}
