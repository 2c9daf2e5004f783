/** Days on which a practice works, and can be reached. */
import { plusDays, weekdayOf } from '../dates/calendar-days.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { isHoliday } from './holidays.ts';
import type { Region } from './region.ts';

/** Where a practice works, and when it is closed; both days included. */
export type WorkingCalendar = {
  readonly region: Region;
  readonly closedDays: readonly { readonly from: IsoDate; readonly to: IsoDate }[];
};

/** Monday to Friday, without holidays, the practice's own holidays, 24 and 31 December. */
export function isWorkingDay(date: IsoDate, { region, closedDays }: WorkingCalendar): boolean {
  if (weekdayOf(date) > 5 || isHoliday(date, region)) return false;
  if (date.endsWith('-12-24') || date.endsWith('-12-31')) return false;
  return !closedDays.some(({ from, to }) => from <= date && date <= to);
}

/**
 * The n-th working day after that day, which itself does not count. A practice that is closed for
 * years: the last day looked at.
 */
export function nthWorkingDayAfter(date: IsoDate, n: number, calendar: WorkingCalendar): IsoDate {
  return nthWorkingDay(date, n, 1, calendar);
}

/** The n-th working day before that day, which itself does not count. */
export function nthWorkingDayBefore(date: IsoDate, n: number, calendar: WorkingCalendar): IsoDate {
  return nthWorkingDay(date, n, -1, calendar);
}

/** More days than any closing: only a mistake, such as a wrong year, could last so long. */
const furthest = 800;

function nthWorkingDay(
  date: IsoDate,
  n: number,
  direction: 1 | -1,
  calendar: WorkingCalendar,
): IsoDate {
  let day = date;
  let left = n;
  for (let step = 0; left > 0 && step < furthest; step++) {
    day = plusDays(day, direction);
    if (isWorkingDay(day, calendar)) left--;
  }
  return day;
}
