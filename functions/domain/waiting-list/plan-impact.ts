/** What another plan would mean for those who wait, before anybody saves it. Preferred times stay as they are: only what is offered changes. */
import { cellsByDay, coveredCellsOf, dayOf, type OfferedPlan, type WithPreferredTimes } from './offered-times.ts';
import { mergeSlots, type Slot } from './slot.ts';

/** Which open requests; one can lose some of its times and gain others. */
export type PlanImpact<T> = {
  /** How many would stand in other lists. */
  moved: number;
  /** Would lose some of the preferred times that are offered now; in the order they were given in. */
  losing: readonly T[];
  /** Of them: would stand in no list any more. */
  leftOut: readonly T[];
  /** How many would get preferred times back that are not offered now. */
  gaining: number;
};

/** The same for each request as its lists by `slotKeysFor` in both plans, whatever lists it still stands in; ~20 ms for 5,000. */
export function planImpact<T extends WithPreferredTimes>(requests: Iterable<T>, before: OfferedPlan, after: OfferedPlan): PlanImpact<T> {
  const [were, are] = [cellsByDay(before), cellsByDay(after)];
  const touched = new Set([...were.keys(), ...are.keys()].filter((day) => !isSame(were.get(day), are.get(day))));
  const [losing, leftOut]: [T[], T[]] = [[], []];
  const impact = { moved: 0, losing, leftOut, gaining: 0 };
  if (touched.size === 0) return impact;
  for (const request of requests) {
    if (request.status !== 'open' || !request.slots.some((preference) => touched.has(dayOf(preference)))) continue;
    const [inBefore, inAfter] = [coveredCellsOf(request, before), coveredCellsOf(request, after)];
    if (isSame(inBefore, inAfter)) continue;
    impact.moved += 1;
    if (hasMore(inBefore, inAfter)) losing.push(request);
    if (hasMore(inAfter, inBefore)) impact.gaining += 1;
    if (inBefore.length > 0 && inAfter.length === 0) leftOut.push(request);
  }
  return impact;
}

/** Whether a minute of the one is not in the other. */
function hasMore(one: readonly Slot[], other: readonly Slot[]): boolean {
  const ranges = mergeSlots(other);
  return mergeSlots(one).some(
    (slot) => !ranges.some((range) => dayOf(range) === dayOf(slot) && range.start <= slot.start && slot.end <= range.end),
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
