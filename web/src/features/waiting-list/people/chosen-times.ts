/** The chosen cells of the week, and who waits for them. */

import { compareWaiting } from '@platzwart/domain/waiting-list/queue';
import { type Slot, slotKey, slotOfKey } from '@platzwart/domain/waiting-list/slot';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { Match } from '../week/week-address.ts';
import { timeId, type WeekCell } from '../week/week-table.ts';

/** A chosen time: at one location, or at any of several. */
export type ChosenTime = Pick<Slot, 'weekday' | 'start' | 'end'> & {
  id: string;
  keys: readonly string[];
  /** Undefined for several locations. */
  locationId: string | undefined;
  /** False once the plan no longer offers it. */
  isOffered: boolean;
};

/**
 * The times for the slot keys in a URL, in their order; ignores invalid keys. Where cells combine
 * several locations, a chosen time does too: a match at one of them is enough.
 */
export function chosenTimes(
  keys: readonly string[],
  cells: readonly WeekCell[],
  areTogether: boolean,
): ChosenTime[] {
  const times = new Map<string, ChosenTime>();
  for (const key of keys) {
    const slot = slotOfKey(key);
    // A non-canonical key is in no waiting list.
    if (!slot || slotKey(slot) !== key) continue;
    const cell = cells.find((each) => each.keys.includes(key));
    const id = areTogether ? timeId(slot) : key;
    if (times.has(id)) continue;
    const { weekday, start, end, locationId } = slot;
    const own = areTogether && cell ? cell.keys : [key];
    times.set(id, {
      id,
      weekday,
      start,
      end,
      keys: own,
      locationId: own.length > 1 ? undefined : locationId,
      isOffered: cell !== undefined,
    });
  }
  return [...times.values()];
}

/** Keys that stay chosen when other weeks are shown: cells there that match a chosen time. */
export function keysStillShown(times: readonly ChosenTime[], cells: readonly WeekCell[]): string[] {
  const chosen = new Set(times.flatMap((time) => time.keys));
  return cells.filter((cell) => cell.keys.some((key) => chosen.has(key))).flatMap(nameOf);
}

/** Toggles a cell. */
export function withToggled(keys: readonly string[], cell: Pick<WeekCell, 'keys'>): string[] {
  const others = keys.filter((key) => !cell.keys.includes(key));
  return others.length < keys.length ? others : [...keys, ...nameOf(cell)];
}

/** A cell's key in the URL: one is enough, and those of fifty locations would be too long. */
export function nameOf(cell: Pick<WeekCell, 'keys'>): readonly string[] {
  return cell.keys.slice(0, 1);
}

/** Open requests that can come at all of the times, or at any of them, in waiting list order. */
export function whoCan(
  requests: readonly StoredRequest[],
  times: readonly ChosenTime[],
  match: Match,
): StoredRequest[] {
  if (times.length === 0) return [];
  const canAt = (request: StoredRequest) => (time: ChosenTime) =>
    time.keys.some((key) => request.slotKeys.includes(key));
  return requests
    .filter(
      (request) =>
        request.status === 'open' &&
        (match === 'all' ? times.every(canAt(request)) : times.some(canAt(request))),
    )
    .sort(compareWaiting);
}
