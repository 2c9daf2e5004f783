/**
 * Which of the preferred times a practice offers, and whether a request stands in any waiting list (spec section 1, "waiting list ordered by
 * request time per time slot"). No schemas here: the table of the administration starts with it.
 * The plan answers, not the stored slot keys, which lag behind while a new plan is applied; a property test holds it to `slotKeysFor`.
 */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import type { TherapyRequest } from '../request/request.ts';
import { cellsOf, mergeSlots, type Slot, uncoveredParts } from './slot.ts';

/** What decides which cells are offered. */
export type OfferedPlan = Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;

export type WithPreferredTimes = Pick<TherapyRequest, 'status' | 'locationIds' | 'slots'>;

/** Whether an open request stands in no waiting list: it names no time, or the plan offers none of its times. */
export function isOnNoWaitingList(request: WithPreferredTimes, plan: OfferedPlan): boolean {
  return request.status === 'open' && coveredCellsOf(request, plan).length === 0;
}

/** The preferred times as ranges: what the plan offers of them at the chosen locations, and what it does not. */
export function offeredTimes(
  request: Pick<WithPreferredTimes, 'locationIds' | 'slots'>,
  plan: OfferedPlan,
): { offered: Slot[]; notOffered: Slot[] } {
  const offered = mergeSlots(coveredCellsOf(request, plan));
  return { offered, notOffered: uncoveredParts(request.slots, offered) };
}

/** The offered cells a request's preferred times cover wholly, in order: those of `slotKeysFor`, looking at the preferred days alone. */
export function coveredCellsOf({ locationIds, slots }: Pick<WithPreferredTimes, 'locationIds' | 'slots'>, plan: OfferedPlan): Slot[] {
  const days = cellsByDay(plan);
  const covered: Slot[] = [];
  for (const preference of mergeSlots(slots.filter(({ locationId }) => locationIds.includes(locationId)))) {
    for (const cell of days.get(dayOf(preference)) ?? [])
      if (preference.start <= cell.start && cell.end <= preference.end) covered.push(cell);
  }
  return covered;
}

type Days = ReadonlyMap<string, readonly Slot[]>;

/** Thousands of requests are held against one plan. */
const known = new WeakMap<OfferedPlan, Days>();

/** The cells a plan offers, by `dayOf`. */
export function cellsByDay(plan: OfferedPlan): Days {
  const before = known.get(plan);
  if (before) return before;
  const days = new Map<string, Slot[]>();
  for (const cell of plan.selectableLocations.flatMap((place) => cellsOf(place, plan.minSlotSize))) {
    const cells = days.get(dayOf(cell));
    if (cells) cells.push(cell);
    else days.set(dayOf(cell), [cell]);
  }
  known.set(plan, days);
  return days;
}

/** A weekday at a location. */
export function dayOf({ locationId, weekday }: Slot): string {
  return `${locationId}_${weekday}`;
}
