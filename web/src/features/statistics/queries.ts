/** Live reads of a practice's statistics: twelve small documents each, however many wait. */
import { plusDays } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { type MonthName, monthsUntil } from '@platzwart/domain/statistics/months';
import { DemandSnapshot } from '@platzwart/domain/waiting-list/demand';
import { useLiveQuery } from '../../firebase/use-live.ts';

/** The months up to that day; those without any event are missing. */
export const useMonths = (slug: string, today: IsoDate, count: number) =>
  useLiveQuery(
    paths.statistics(slug),
    queries.monthsAfter(monthsUntil(today, count + 1)[0] ?? ''),
    MonthStatistics,
  );

/** The night after each of these months, and last night for the current one. */
export const useNights = (slug: string, today: IsoDate, months: readonly MonthName[]) =>
  useLiveQuery(
    paths.demandHistory(slug),
    queries.demandOn(months.flatMap((month) => nightsOf(month, today))),
    DemandSnapshot,
  );

/**
 * The days whose night tells how a month ended, best first: of the current one the last night,
 * which may still be to come today.
 */
export function nightsOf(month: MonthName, today: IsoDate): IsoDate[] {
  return month === today.slice(0, 7)
    ? [today, plusDays(today, -1)]
    : [`${plusDays(`${month}-28`, 4).slice(0, 7)}-01`];
}
