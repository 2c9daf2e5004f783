/**
 * A request's position in the waiting list of each of its slots, and those slots as a compact week
 * per location.
 */

import { compareWaiting, countedKeys } from '@platzwart/domain/waiting-list/queue';
import {
  type LocationId,
  slotOfKey,
  type Weekday,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';

type Waiting = Pick<StoredRequest, 'id' | 'status' | 'slotKeys' | 'prioritized' | 'requestedAt'>;

/** `place` starts at 1. */
export type SlotPosition = { place: number; of: number };

/**
 * By slot key, in one pass over all open requests, with or without the request itself; empty for an
 * archived one.
 */
export function positionsOf(
  request: Waiting,
  open: Iterable<Waiting>,
): ReadonlyMap<string, SlotPosition> {
  const places = new Map(countedKeys(request).map((key) => [key, { place: 1, of: 1 }]));
  for (const other of open) {
    if (other.id === request.id) continue;
    const before = compareWaiting(other, request) < 0 ? 1 : 0;
    for (const key of new Set(countedKeys(other))) {
      const here = places.get(key);
      if (!here) continue;
      here.place += before;
      here.of += 1;
    }
  }
  return places;
}

/**
 * From the best to the worst place over all times, and how many wait at them; undefined without a
 * time.
 */
export function positionRange(places: ReadonlyMap<string, SlotPosition>) {
  if (places.size === 0) return undefined;
  const all = [...places.values()];
  const [here, of] = [all.map(({ place }) => place), all.map((each) => each.of)];
  return {
    from: Math.min(...here),
    to: Math.max(...here),
    fewest: Math.min(...of),
    most: Math.max(...of),
  };
}

export type SlotWeek = {
  locationId: LocationId;
  days: readonly Weekday[];
  /** Each row's slot keys by day, undefined where the request does not wait. */
  rows: readonly { start: string; end: string; keys: readonly (string | undefined)[] }[];
};

/** Only days and times the request waits for. */
export function slotWeeks(slotKeys: readonly string[]): SlotWeek[] {
  const slots = slotKeys.flatMap((key) => {
    const slot = slotOfKey(key);
    return slot ? [{ key, ...slot }] : [];
  });
  return [...new Set(slots.map(({ locationId }) => locationId))].map((locationId) => {
    const here = slots.filter((slot) => slot.locationId === locationId);
    const days = weekdays.filter((day) => here.some(({ weekday }) => weekday === day));
    const times = [...new Set(here.map(({ start, end }) => `${start} ${end}`))].sort();
    const rows = times.map((time) => {
      const [start = '', end = ''] = time.split(' ');
      return {
        start,
        end,
        keys: days.map(
          (day) =>
            here.find((slot) => slot.weekday === day && `${slot.start} ${slot.end}` === time)?.key,
        ),
      };
    });
    return { locationId, days, rows };
  });
}
