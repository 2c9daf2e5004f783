/** The chosen cells of the week, and who waits there. */

import { compareWaiting } from '@platzwart/domain/waiting-list/queue';
import { type Slot, slotKey, slotOfKey } from '@platzwart/domain/waiting-list/slot';
import type { WaitingRequest } from '../waiting-request.ts';
import type { Match } from '../week/week-address.ts';
import { timeId, type WeekCell } from '../week/week-table.ts';

/** A time one asks about: at one location, or at whichever of several. */
export type ChosenTime = Pick<Slot, 'weekday' | 'start' | 'end'> & {
  id: string;
  keys: readonly string[];
  /** Undefined for several. */
  locationId: string | undefined;
  /** False once the plan has left it out. */
  isOffered: boolean;
};

/**
 * The times that keys of an address name, in their order; what is no key is left aside. Where cells stand for several
 * locations, so does a time: who can come to one of them can come then.
 */
export function chosenTimes(keys: readonly string[], cells: readonly WeekCell[], areTogether: boolean): ChosenTime[] {
  const times = new Map<string, ChosenTime>();
  for (const key of keys) {
    const slot = slotOfKey(key);
    // What reads as a time but is written in another way is in no list.
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

/** The keys that stay chosen when other weeks are shown: those of the cells there that stand for a chosen time. */
export function keysStillShown(times: readonly ChosenTime[], cells: readonly WeekCell[]): string[] {
  const chosen = new Set(times.flatMap((time) => time.keys));
  return cells.filter((cell) => cell.keys.some((key) => chosen.has(key))).flatMap(nameOf);
}

/** Chosen if it was not, else no longer. */
export function withToggled(keys: readonly string[], cell: Pick<WeekCell, 'keys'>): string[] {
  const others = keys.filter((key) => !cell.keys.includes(key));
  return others.length < keys.length ? others : [...keys, ...nameOf(cell)];
}

/** What names a cell in an address: one of its keys is enough, and fifty locations would be too long. */
export function nameOf(cell: Pick<WeekCell, 'keys'>): readonly string[] {
  return cell.keys.slice(0, 1);
}

/** Those of the open requests that can at all of the times, or at one of them at least, in the order of the waiting lists. */
export function whoCan(requests: readonly WaitingRequest[], times: readonly ChosenTime[], match: Match): WaitingRequest[] {
  if (times.length === 0) return [];
  const canAt = (request: WaitingRequest) => (time: ChosenTime) => time.keys.some((key) => request.slotKeys.includes(key));
  return requests
    .filter((request) => request.status === 'open' && (match === 'all' ? times.every(canAt(request)) : times.some(canAt(request))))
    .sort(compareWaiting);
}
