/** What another plan would mean for those who wait, before anybody saves it. Wishes stay as they are: only what is offered changes. */
import type { FormConfiguration } from './form-configuration.ts';
import type { TherapyRequest } from './request.ts';
import { cellsOf, mergeSlots, type Slot } from './slot.ts';

/** What decides which cells are offered. */
export type OfferedPlan = Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;

type Wishing = Pick<TherapyRequest, 'status' | 'locationIds' | 'slots'>;

/** How many open requests; one can lose some of its times and gain others. */
export type PlanImpact = {
  /** Would stand in other lists. */
  moved: number;
  /** Would lose some of the wished times that are offered now. */
  losing: number;
  /** Of them: would stand in no list any more. */
  leftOut: number;
  /** Would get wished times back that are not offered now. */
  gaining: number;
};

/** The same for each request as its lists by `slotKeysFor` in both plans, whatever lists it still stands in; ~20 ms for 5,000. */
export function planImpact(requests: Iterable<Wishing>, before: OfferedPlan, after: OfferedPlan): PlanImpact {
  const [were, are] = [cellsByDay(before), cellsByDay(after)];
  const touched = new Set([...were.keys(), ...are.keys()].filter((day) => !isSame(were.get(day), are.get(day))));
  const impact = { moved: 0, losing: 0, leftOut: 0, gaining: 0 };
  if (touched.size === 0) return impact;
  for (const { status, locationIds, slots } of requests) {
    if (status !== 'open') continue;
    const wishes = slots.filter(({ locationId }) => locationIds.includes(locationId));
    if (!wishes.some((wish) => touched.has(dayOf(wish)))) continue;
    const merged = mergeSlots(wishes);
    const [inBefore, inAfter] = [coveredOf(merged, were), coveredOf(merged, are)];
    if (isSame(inBefore, inAfter)) continue;
    impact.moved += 1;
    if (hasMore(inBefore, inAfter)) impact.losing += 1;
    if (hasMore(inAfter, inBefore)) impact.gaining += 1;
    if (inBefore.length > 0 && inAfter.length === 0) impact.leftOut += 1;
  }
  return impact;
}

type Days = ReadonlyMap<string, readonly Slot[]>;

function cellsByDay({ selectableLocations, minSlotSize }: OfferedPlan): Days {
  const days = new Map<string, Slot[]>();
  for (const cell of selectableLocations.flatMap((place) => cellsOf(place, minSlotSize))) {
    const known = days.get(dayOf(cell));
    if (known) known.push(cell);
    else days.set(dayOf(cell), [cell]);
  }
  return days;
}

function dayOf({ locationId, weekday }: Slot): string {
  return `${locationId}_${weekday}`;
}

/** The cells that merged wishes cover wholly, in order: what `coveredCells` gives, looking at the wished days alone. */
function coveredOf(merged: readonly Slot[], days: Days): Slot[] {
  const covered: Slot[] = [];
  for (const wish of merged) {
    for (const cell of days.get(dayOf(wish)) ?? []) if (wish.start <= cell.start && cell.end <= wish.end) covered.push(cell);
  }
  return covered;
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
