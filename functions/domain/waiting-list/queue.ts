/**
 * The waiting list per slot (spec section 1). Order is derived, never stored: prioritized requests
 * first, then by the moment of the request. Counters are sums of differences, so each change must
 * report its own exactly.
 */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import type { TherapyRequest, WithId } from '../request/request.ts';
import { offeredCells } from './offered-times.ts';
import { coveredCells, type LocationId, type Slot, slotKey } from './slot.ts';

/** What determines the position. */
type Waiting = WithId<Pick<TherapyRequest, 'prioritized' | 'requestedAt'>>;

type Requested = WithId<Pick<TherapyRequest, 'requestedAt'>>;

/** What the counters count. */
type Counted = Pick<TherapyRequest, 'status' | 'slotKeys'>;

/** Location -> slot key -> how many wait (in a difference: how many more). */
export type Heatmaps = Map<LocationId, Map<string, number>>;

/**
 * Keys of the cells that the form offers at the preferred locations and that the preferred times
 * cover completely.
 */
export function slotKeysFor(
  preference: { slots: readonly Slot[]; locationIds: readonly LocationId[] },
  form: FormConfiguration,
): string[] {
  return coveredCells(preference.slots, offeredCells(form, preference.locationIds)).map(slotKey);
}

/**
 * Keys under the current form of a request that counts somewhere: on the lists or, as a repeat, for
 * the public. Of others they stay as they are.
 */
export function currentSlotKeys(
  request: Pick<TherapyRequest, 'status' | 'isRepeat' | 'slots' | 'locationIds' | 'slotKeys'>,
  form: FormConfiguration,
): string[] {
  const counts = request.status === 'open' || request.isRepeat;
  return counts ? slotKeysFor(request, form) : request.slotKeys;
}

/** Keys of the offered cells that a range touches, even in part. */
export function touchedCells(
  { locationId, weekday, start, end }: Slot,
  form: FormConfiguration,
): string[] {
  const sameDay = offeredCells(form, [locationId]).filter((cell) => cell.weekday === weekday);
  return sameDay.filter((cell) => cell.start < end && start < cell.end).map(slotKey);
}

/** Negative if `a` precedes `b` in every list both wait in. A total order: ids break ties. */
export function compareWaiting(a: Waiting, b: Waiting): number {
  if (a.prioritized !== b.prioritized) return a.prioritized ? -1 : 1;
  return compareRequested(a, b);
}

/** Negative if `a` is the older request. */
export function compareRequested(a: Requested, b: Requested): number {
  return (
    a.requestedAt.getTime() - b.requestedAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** The ordered waiting list of one slot, from the given requests. */
export function waitingAt<T extends Waiting & Counted>(requests: readonly T[], key: string): T[] {
  return requests.filter((request) => countedKeys(request).includes(key)).sort(compareWaiting);
}

/** The request's lists: all of its keys while it is open, none otherwise. */
export function countedKeys(request: Counted | undefined): readonly string[] {
  return request?.status === 'open' ? request.slotKeys : [];
}

/**
 * The effect of a change on the heatmaps: exact differences, without zeros. `undefined` before is a
 * new request, `undefined` after a deleted one.
 */
export function heatmapDifference(
  before: Counted | undefined,
  after: Counted | undefined,
): Heatmaps {
  const difference: Heatmaps = new Map();
  const was = new Set(countedKeys(before));
  const is = new Set(countedKeys(after));
  for (const key of was) if (!is.has(key)) add(difference, key, -1);
  for (const key of is) if (!was.has(key)) add(difference, key, 1);
  return difference;
}

/** The effect of a change on the practice's counters of open and archived requests. */
export function counterDifference(
  before: Counted | undefined,
  after: Counted | undefined,
): { open: number; archived: number } {
  const count = (request: Counted | undefined, status: TherapyRequest['status']) =>
    request?.status === status ? 1 : 0;
  return {
    open: count(after, 'open') - count(before, 'open'),
    archived: count(after, 'archived') - count(before, 'archived'),
  };
}

/** The correct heatmaps for these requests, counted from scratch, or added to others. */
export function countHeatmaps(
  requests: Iterable<Counted>,
  heatmaps: Heatmaps = new Map(),
): Heatmaps {
  for (const request of requests)
    for (const key of new Set(countedKeys(request))) add(heatmaps, key, 1);
  return heatmaps;
}

/** The location of a slot key. */
export function locationOfKey(key: string): LocationId {
  return key.slice(0, key.indexOf('_'));
}

function add(heatmaps: Heatmaps, key: string, n: number): void {
  const locationId = locationOfKey(key);
  const cells = heatmaps.get(locationId) ?? new Map<string, number>();
  cells.set(key, (cells.get(key) ?? 0) + n);
  heatmaps.set(locationId, cells);
}
