/**
 * How much each slot is asked for, as everybody may know it (design section 3, `public/demand`): a level, never a number,
 * and nothing at all where so few wait that a level would tell about one of them.
 */
import * as z from 'zod/mini';
import type { TherapyRequest } from '../request/request.ts';
import { isMorning, type Slot, slotKey } from './slot.ts';

export const DemandLevel = z.enum(['low', 'medium', 'high']);
export type DemandLevel = z.infer<typeof DemandLevel>;

/** `practices/{slug}/public/demand`: offered slot key -> level; empty where the practice does not show it. */
export const PublicDemand = z.strictObject({ levels: z.record(z.string(), DemandLevel) });
export type PublicDemand = z.infer<typeof PublicDemand>;

/**
 * `practices/{slug}/counters/unconfirmed`: what the public levels leave out, as it was that night: web requests whose address nobody had
 * confirmed. Between nights nothing of it changes, so that nobody reads off the levels what became of a single request.
 */
export const Unconfirmed = z.strictObject({
  /** Those that were sent up to this moment. */
  until: z.date(),
  open: z.int(),
  /** Slot key -> how many. */
  cells: z.record(z.string(), z.int()),
});
export type Unconfirmed = z.infer<typeof Unconfirmed>;

/** Milliseconds for which a web request counts before its address is confirmed. */
export const countsUnconfirmed = 48 * 60 * 60 * 1000;

/** What to leave out from this night on: these requests. */
export function unconfirmedOf(requests: readonly Pick<TherapyRequest, 'slotKeys'>[], until: Date): Unconfirmed {
  const cells: Record<string, number> = {};
  for (const key of requests.flatMap(({ slotKeys }) => slotKeys)) cells[key] = (cells[key] ?? 0) + 1;
  return { until, open: requests.length, cells };
}

/** With fewer open requests in the whole practice no level is told. */
export const minRequestsForLevels = 5;

/** Whether so many open requests are enough for levels; undefined is none. */
export function hasLevels(open: number | undefined): boolean {
  return (open ?? 0) >= minRequestsForLevels;
}

/** `practices/{slug}/demandHistory/{yyyy-MM-dd}`: how it was that night; cells nobody waits for are left out. */
export const DemandSnapshot = z.strictObject({ at: z.date(), open: z.int(), cells: z.record(z.string(), z.int()) });
export type DemandSnapshot = z.infer<typeof DemandSnapshot>;

/** Cells on each side of noon that are needed to speak of mornings and afternoons at all. */
const minCellsToCompare = 3;

/**
 * The level of every offered cell, against the average of all of them: up to two thirds of it is low, from four thirds on
 * high. In: how many requests are open in the practice, its offered cells, how many wait (slot key -> number). Out: slot
 * key -> level, empty below `minRequestsForLevels`.
 * The average, not thirds of the maximum: those made everything 'low' beside one full afternoon, and a week of equal demand 'high'. The
 * bound counts the practice's open requests: counted per cell, most practices would show nothing.
 */
export function demandLevels(open: number, cells: readonly Slot[], waiting: (key: string) => number): Record<string, DemandLevel> {
  if (!hasLevels(open)) return {};
  const counted = cells.map((cell) => {
    const key = slotKey(cell);
    return { key, n: Math.max(0, waiting(key)) };
  });
  const sum = counted.reduce((all, { n }) => all + n, 0);
  // Without fractions: the same everywhere, whatever is divided.
  const levelOf = (n: number): DemandLevel =>
    3 * n * counted.length <= 2 * sum ? 'low' : 3 * n * counted.length >= 4 * sum ? 'high' : 'medium';
  return Object.fromEntries(counted.map(({ key, n }) => [key, levelOf(n)]));
}

/**
 * The half of the day whose times are clearly less asked for, if one is: half a level on average. Only cells that have a level
 * count.
 */
export function quieterHalf(cells: readonly Slot[], levels: PublicDemand['levels']): 'morning' | 'afternoon' | undefined {
  const worth: Record<DemandLevel, number> = { low: 0, medium: 1, high: 2 };
  const known = cells.flatMap((cell) => {
    const level = levels[slotKey(cell)];
    return level === undefined ? [] : [{ isMorning: isMorning(cell), worth: worth[level] }];
  });
  const halves = [known.filter((cell) => cell.isMorning), known.filter((cell) => !cell.isMorning)];
  if (halves.some((half) => half.length < minCellsToCompare)) return undefined;
  const [morning = 0, afternoon = 0] = halves.map((half) => half.reduce((all, each) => all + each.worth, 0) / half.length);
  if (morning + 0.5 <= afternoon) return 'morning';
  return afternoon + 0.5 <= morning ? 'afternoon' : undefined;
}
