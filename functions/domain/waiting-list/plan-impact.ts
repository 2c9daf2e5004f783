/**
 * The effect of another plan on those who wait, before it is saved. Preferred times stay; only the
 * offer changes.
 */
import {
  cellsByDay,
  coveredCellsOf,
  dayOf,
  type OfferedPlan,
  type WithPreferredTimes,
} from './offered-times.ts';
import { mergeSlots, type Slot } from './slot.ts';

/** Which open requests are affected; one request can both lose and gain times. */
export type PlanImpact<T> = {
  /** Requests whose lists would change. */
  moved: number;
  /** Requests that would lose preferred times offered now; in input order. */
  losing: readonly T[];
  /** The subset that would be on no list. */
  leftOut: readonly T[];
  /** Requests that would regain preferred times not offered now. */
  gaining: number;
};

/**
 * Compares each request's lists under both plans, equivalent to `slotKeysFor`, regardless of its
 * stored lists; ~20 ms for 5,000.
 */
export function planImpact<T extends WithPreferredTimes>(
  requests: Iterable<T>,
  before: OfferedPlan,
  after: OfferedPlan,
): PlanImpact<T> {
  const [were, are] = [cellsByDay(before), cellsByDay(after)];
  const touched = new Set(
    [...were.keys(), ...are.keys()].filter((day) => !isSame(were.get(day), are.get(day))),
  );
  const [losing, leftOut]: [T[], T[]] = [[], []];
  const impact = { moved: 0, losing, leftOut, gaining: 0 };
  if (touched.size === 0) return impact;
  for (const request of requests) {
    if (
      request.status !== 'open' ||
      !request.slots.some((preference) => touched.has(dayOf(preference)))
    )
      continue;
    const [inBefore, inAfter] = [coveredCellsOf(request, before), coveredCellsOf(request, after)];
    if (isSame(inBefore, inAfter)) continue;
    impact.moved += 1;
    if (hasMore(inBefore, inAfter)) losing.push(request);
    if (hasMore(inAfter, inBefore)) impact.gaining += 1;
    if (inBefore.length > 0 && inAfter.length === 0) leftOut.push(request);
  }
  return impact;
}

/** Whether the first has a minute that the second lacks. */
function hasMore(one: readonly Slot[], other: readonly Slot[]): boolean {
  const ranges = mergeSlots(other);
  return mergeSlots(one).some(
    (slot) =>
      !ranges.some(
        (range) =>
          dayOf(range) === dayOf(slot) && range.start <= slot.start && slot.end <= range.end,
      ),
  );
}

function isSame(one: readonly Slot[] = [], other: readonly Slot[] = []): boolean {
  return (
    one.length === other.length &&
    one.every((cell, i) => {
      const twin = other[i];
      return (
        twin !== undefined &&
        cell.start === twin.start &&
        cell.end === twin.end &&
        cell.weekday === twin.weekday &&
        cell.locationId === twin.locationId
      );
    })
  );
}
