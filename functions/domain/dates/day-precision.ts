/** What is known of a day that an old list names only vaguely. */
import * as z from 'zod/mini';
import { plusDays, weekdayOf } from './calendar-days.ts';
import { day } from './durations.ts';
import type { IsoDate } from './german-date.ts';

/** How much of a day is known. */
export const DayPrecision = z.enum(['week', 'month', 'quarter', 'year']);
export type DayPrecision = z.infer<typeof DayPrecision>;

/** 'März 2025', 'KW 14/2025', '2. Quartal 2025', '2025': the span of which this is the last day. */
export function formatSpan(date: IsoDate, precision: DayPrecision): string {
  const year = date.slice(0, 4);
  const month = Number(date.slice(5, 7));
  switch (precision) {
    case 'week': {
      // The year of a week is that of its Thursday.
      const thursday = plusDays(date, 4 - weekdayOf(date));
      const number =
        Math.floor(
          (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * day),
        ) + 1;
      return `KW ${number}/${thursday.slice(0, 4)}`;
    }
    case 'month':
      return `${monthNames[month - 1]} ${year}`;
    case 'quarter':
      return `${Math.ceil(month / 3)}. Quartal ${year}`;
    case 'year':
      return year;
  }
}

const monthNames = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
];
