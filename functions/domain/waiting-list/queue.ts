/**
 * The waiting list per slot (spec section 1; design section 3). Order is derived, never stored: prioritised requests
 * first, then by the moment of the request. Counters are sums of differences, so each change must tell its own exactly.
 */
import { type FormConfiguration, offeredCells } from '../booking/form-configuration.ts';
import type { TherapyRequest, WithId } from '../request/request.ts';
import { coveredCells, type LocationId, type Slot, slotKey } from './slot.ts';

/** What decides a place. */
type Waiting = WithId<Pick<TherapyRequest, 'prioritized' | 'requestedAt'>>;

type Requested = WithId<Pick<TherapyRequest, 'requestedAt'>>;

/** What the counters count. */
type Counted = Pick<TherapyRequest, 'status' | 'slotKeys'>;

/** Location -> slot key -> how many wait (or, in a difference, how many more). */
export type Heatmaps = Map<LocationId, Map<string, number>>;

/** The keys of the cells that the form offers at the preferred locations and the preferred times cover wholly. */
export function slotKeysFor(preference: { slots: readonly Slot[]; locationIds: readonly LocationId[] }, form: FormConfiguration): string[] {
  return coveredCells(preference.slots, offeredCells(form, preference.locationIds)).map(slotKey);
}

/** Negative if `a` stands before `b` in every list both wait in. Total: ids decide between equals. */
export function compareWaiting(a: Waiting, b: Waiting): number {
  if (a.prioritized !== b.prioritized) return a.prioritized ? -1 : 1;
  return compareRequested(a, b);
}

/** Negative if `a` is the older request. */
export function compareRequested(a: Requested, b: Requested): number {
  return a.requestedAt.getTime() - b.requestedAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** The ordered waiting list of one slot among the given requests. */
export function waitingAt<T extends Waiting & Counted>(requests: readonly T[], key: string): T[] {
  return requests.filter((request) => countedKeys(request).includes(key)).sort(compareWaiting);
}

/** The lists a request stands in: all of its keys while it is open, none otherwise. */
export function countedKeys(request: Counted | undefined): readonly string[] {
  return request?.status === 'open' ? request.slotKeys : [];
}

/**
 * What a change does to the heatmaps: exact differences, without zeros. `undefined` before is a new request, `undefined`
 * after a deleted one.
 */
export function heatmapDifference(before: Counted | undefined, after: Counted | undefined): Heatmaps {
  const difference: Heatmaps = new Map();
  const was = new Set(countedKeys(before));
  const is = new Set(countedKeys(after));
  for (const key of was) if (!is.has(key)) add(difference, key, -1);
  for (const key of is) if (!was.has(key)) add(difference, key, 1);
  return difference;
}

/** What a change does to the practice's counters of open and archived requests. */
export function counterDifference(before: Counted | undefined, after: Counted | undefined): { open: number; archived: number } {
  const count = (request: Counted | undefined, status: TherapyRequest['status']) => (request?.status === status ? 1 : 0);
  return {
    open: count(after, 'open') - count(before, 'open'),
    archived: count(after, 'archived') - count(before, 'archived'),
  };
}

/** The heatmaps as they must be for these requests, counted anew. */
export function countHeatmaps(requests: Iterable<Counted>): Heatmaps {
  const heatmaps: Heatmaps = new Map();
  for (const request of requests) for (const key of new Set(countedKeys(request))) add(heatmaps, key, 1);
  return heatmaps;
}

/** The place that a slot key belongs to. */
export function locationOfKey(key: string): LocationId {
  return key.slice(0, key.indexOf('_'));
}

function add(heatmaps: Heatmaps, key: string, n: number): void {
  const locationId = locationOfKey(key);
  const cells = heatmaps.get(locationId) ?? new Map<string, number>();
  cells.set(key, (cells.get(key) ?? 0) + n);
  heatmaps.set(locationId, cells);
}
