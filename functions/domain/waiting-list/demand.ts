/**
 * Public demand per slot (`public/demand`): a level, never a number, and nothing while so few wait
 * that a level would reveal one of them.
 */

import * as z from 'zod/mini';
import { day, hour } from '../dates/durations.ts';
import { isMorning, type Slot, slotKey } from './slot.ts';

export const DemandLevel = z.enum(['low', 'medium', 'high']);
export type DemandLevel = z.infer<typeof DemandLevel>;

/** `practices/{slug}/public/demand`. */
export const PublicDemand = z.strictObject({
  /** Offered slot key -> level; empty if the practice hides it. */
  levels: z.record(z.string(), DemandLevel),
  /**
   * Keys of offered times at which a limit of the intake takes nobody (`practice/intake-now.ts`),
   * also where levels are hidden.
   */
  full: z._default(z.array(z.string()), []),
});
export type PublicDemand = z.infer<typeof PublicDemand>;

/** Milliseconds during which a web request counts without a confirmed address. */
export const countsUnconfirmed = 2 * day;

/** The same for limits of the intake, at most, so that no flood closes a form for longer. */
export const limitsCountUnconfirmed = 2 * hour;

/** No levels below this number of open requests in the whole practice. */
export const minRequestsForLevels = 5;

/** Whether that many open requests are enough for levels; undefined counts as none. */
export function hasLevels(open: number | undefined): boolean {
  return (open ?? 0) >= minRequestsForLevels;
}

/** `practices/{slug}/demandHistory/{yyyy-MM-dd}`: a nightly snapshot; empty cells are omitted. */
export const DemandSnapshot = z.strictObject({
  at: z.date(),
  open: z.int(),
  cells: z.record(z.string(), z.int()),
  /** Each person counts once, shared over their cells (`weightedDemand`), in hundredths. */
  weighted: z._default(z.record(z.string(), z.int()), {}),
});
export type DemandSnapshot = z.infer<typeof DemandSnapshot>;

/** Minimum cells on each side of noon to compare mornings with afternoons. */
const minCellsToCompare = 3;

/**
 * The level of every offered cell, relative to their average: up to two thirds of it is low, from
 * four thirds on high. In: the practice's number of open requests, its offered cells, how many wait
 * (slot key -> number). Out: slot key -> level, empty below
 * `minRequestsForLevels`. Relative to the average, not to the maximum, which made everything 'low'
 * next to one full afternoon, and a week of equal demand 'high'. The minimum counts the practice's
 * open requests: per cell, most practices would show nothing.
 */
export function demandLevels(
  open: number,
  cells: readonly Slot[],
  waiting: (key: string) => number,
): Record<string, DemandLevel> {
  if (!hasLevels(open)) return {};
  const counted = cells.map((cell) => {
    const key = slotKey(cell);
    return { key, n: Math.max(0, waiting(key)) };
  });
  const sum = counted.reduce((all, { n }) => all + n, 0);
  // Integers only, so that rounding cannot differ.
  const levelOf = (n: number): DemandLevel =>
    3 * n * counted.length <= 2 * sum
      ? 'low'
      : 3 * n * counted.length >= 4 * sum
        ? 'high'
        : 'medium';
  return Object.fromEntries(counted.map(({ key, n }) => [key, levelOf(n)]));
}

/**
 * The half of the day with clearly less demand, if there is one: half a level on average. Only
 * cells with a level count.
 */
export function quieterHalf(
  cells: readonly Slot[],
  levels: PublicDemand['levels'],
): 'morning' | 'afternoon' | undefined {
  const worth: Record<DemandLevel, number> = { low: 0, medium: 1, high: 2 };
  const known = cells.flatMap((cell) => {
    const level = levels[slotKey(cell)];
    return level === undefined ? [] : [{ isMorning: isMorning(cell), worth: worth[level] }];
  });
  const halves = [known.filter((cell) => cell.isMorning), known.filter((cell) => !cell.isMorning)];
  if (halves.some((half) => half.length < minCellsToCompare)) return undefined;
  const [morning = 0, afternoon = 0] = halves.map(
    (half) => half.reduce((all, each) => all + each.worth, 0) / half.length,
  );
  if (morning + 0.5 <= afternoon) return 'morning';
  return afternoon + 0.5 <= morning ? 'afternoon' : undefined;
}
