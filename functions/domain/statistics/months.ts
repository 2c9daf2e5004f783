/** The months that a reader of the statistics chose, and what they may be narrowed to. */
import type { IsoDate } from '../dates/german-date.ts';
import { isMorning, type Slot } from '../waiting-list/slot.ts';
import { type MonthStatistics, startOfKey } from './month.ts';
import type { Buckets } from './percentiles.ts';
import type { CountedStart } from './wait-range.ts';

/** 'yyyy-MM'. */
export type MonthName = string;

export type Month = { readonly name: MonthName; readonly counts: MonthStatistics };

export type Half = 'morning' | 'afternoon';

/** Undefined: all. Only what has a time and a place can be narrowed: starts, and demand. */
export type Narrowed = {
  readonly locationId?: string | undefined;
  readonly half?: Half | undefined;
};

/** The month of that day and those before it, `count` in all, oldest first. */
export function monthsUntil(today: IsoDate, count: number): MonthName[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, i) => {
    const month = last - count + 1 + i;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Days with a record. */
export function daysOf(months: readonly Month[]): number {
  return months.reduce((sum, { counts }) => sum + Object.keys(counts.days).length, 0);
}

export function halfOf(slot: Pick<Slot, 'start'>): Half {
  return isMorning(slot) ? 'morning' : 'afternoon';
}

export function isWithin(
  slot: Pick<Slot, 'start' | 'locationId'>,
  { locationId, half }: Narrowed,
): boolean {
  return (
    (locationId === undefined || slot.locationId === locationId) &&
    (half === undefined || halfOf(slot) === half)
  );
}

/** Whether that is less than the whole practice. */
export function isPartOf({ locationId, half }: Narrowed): boolean {
  return locationId !== undefined || half !== undefined;
}

/**
 * The places given in these months; a place taken back in another month counts less than none
 * there.
 */
export function startsOf(months: readonly Month[], narrowed: Narrowed = {}): CountedStart[] {
  return months
    .flatMap(({ counts }) => Object.entries(counts.starts))
    .flatMap(([key, n]) => {
      const start = startOfKey(key);
      return start && isWithin(start.slot, narrowed) ? [{ start, n }] : [];
    });
}

/** Weeks waited -> who got a place that was noted by hand. It has no time or location. */
export function notedOf(months: readonly Month[]): Buckets {
  const total = totalOf(
    months.flatMap(({ counts }) => Object.values(counts.days).map(({ noted }) => noted)),
  );
  return new Map(Object.entries(total).map(([weeks, n]) => [Number(weeks), n]));
}

/**
 * Whether over a tenth more people came than left: those who got a place then say nothing of those
 * who come now.
 */
export function isGrowing(months: readonly Month[]): boolean {
  const days = months.flatMap(({ counts }) => Object.values(counts.days));
  const count = (of: 'arrived' | 'left') =>
    Object.values(totalOf(days.map((day) => day[of]))).reduce((all, n) => all + n, 0);
  return 10 * count('arrived') > 11 * count('left');
}

/** A field's counts, added up. */
export function totalOf(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const counts of all)
    for (const [key, n] of Object.entries(counts)) total[key] = (total[key] ?? 0) + n;
  return total;
}
