/**
 * Which preferred times a practice offers, and whether a request is on any waiting list (spec
 * section 1, "waiting list ordered by request time per time slot"). No schemas: the
 * administration's table loads this first. Uses the plan, not the stored slot keys, which lag
 * behind while a new plan is applied; a property test compares it with `slotKeysFor`.
 */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import type { TherapyRequest } from '../request/request.ts';
import { cellsOf, type LocationId, mergeSlots, type Slot, uncoveredParts } from './slot.ts';

/** The parts of the form that determine the offered cells. */
export type OfferedPlan = Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;

/** Every offered cell, at all locations or at the chosen ones. */
export function offeredCells(form: OfferedPlan, locationIds?: readonly LocationId[]): Slot[] {
  return form.selectableLocations
    .filter((place) => locationIds === undefined || locationIds.includes(place.id))
    .flatMap((place) => cellsOf(place, form.minSlotSize));
}

export type WithPreferredTimes = Pick<TherapyRequest, 'status' | 'locationIds' | 'slots'>;

/**
 * Whether an open request is on no waiting list: it names no times, or the plan offers none of
 * them.
 */
export function isOnNoWaitingList(request: WithPreferredTimes, plan: OfferedPlan): boolean {
  return request.status === 'open' && coveredCellsOf(request, plan).length === 0;
}

/** The preferred times as ranges: those the plan offers at the chosen locations, and the rest. */
export function offeredTimes(
  request: Pick<WithPreferredTimes, 'locationIds' | 'slots'>,
  plan: OfferedPlan,
): { offered: Slot[]; notOffered: Slot[] } {
  const offered = mergeSlots(coveredCellsOf(request, plan));
  return { offered, notOffered: uncoveredParts(request.slots, offered) };
}

/**
 * The offered cells that the preferred times cover completely, in order: same as `slotKeysFor`, but
 * looks only at the preferred days.
 */
export function coveredCellsOf(
  { locationIds, slots }: Pick<WithPreferredTimes, 'locationIds' | 'slots'>,
  plan: OfferedPlan,
): Slot[] {
  const days = cellsByDay(plan);
  const covered: Slot[] = [];
  for (const preference of mergeSlots(
    slots.filter(({ locationId }) => locationIds.includes(locationId)),
  )) {
    for (const cell of days.get(dayOf(preference)) ?? [])
      if (preference.start <= cell.start && cell.end <= preference.end) covered.push(cell);
  }
  return covered;
}

type Days = ReadonlyMap<string, readonly Slot[]>;

/** Cached: thousands of requests are compared with one plan. */
const known = new WeakMap<OfferedPlan, Days>();

/** The plan's cells, by `dayOf`. */
export function cellsByDay(plan: OfferedPlan): Days {
  const before = known.get(plan);
  if (before) return before;
  const days = new Map<string, Slot[]>();
  for (const cell of plan.selectableLocations.flatMap((place) =>
    cellsOf(place, plan.minSlotSize),
  )) {
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
