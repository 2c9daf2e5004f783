/**
 * What public numbers add to the waiting lists, or take from them, counted with every change of a
 * request like the lists themselves, so that nobody has to read the requests of strangers again.
 */
import * as z from 'zod/mini';
import { hour } from '../dates/durations.ts';
import type { TherapyRequest } from '../request/request.ts';
import { countsUnconfirmed, limitsCountUnconfirmed } from './demand.ts';
import { isOnlyClaimed } from './only-claimed.ts';
import { locationOfKey } from './queue.ts';
import type { LocationId } from './slot.ts';

/**
 * `practices/{slug}/publicCounts/{id}`: one of these counts, of the practice or of a location
 * (`publicCountId`).
 */
export const PublicCount = z.strictObject({
  /** People. */
  open: z._default(z.int(), 0),
  /** Slot key -> people; an emptied cell holds 0. */
  cells: z._default(z.record(z.string(), z.int()), {}),
});

export type PublicCount = z.infer<typeof PublicCount>;

/** What of a request decides where it counts. */
export type Counted = Pick<
  TherapyRequest,
  | 'status'
  | 'source'
  | 'slotKeys'
  | 'locationIds'
  | 'requestedAt'
  | 'emailConfirmedAt'
  | 'isRepeat'
  | 'isUncounted'
>;

/** Document -> its numbers, or how much they grow. */
export type PublicCounts = Map<string, { open: number; cells: Map<string, number> }>;

const half = hour / 2;

/** Requests that arrived within half an hour are counted together. */
const recent = (requestedAt: Date) =>
  `recent-${new Date(Math.floor(requestedAt.getTime() / half) * half).toISOString().slice(0, 16)}`;

/** Since when an unconfirmed request counts for limits: at most `limitsCountUnconfirmed`. */
export function limitsCountSince(now: Date): Date {
  return new Date(Math.ceil((now.getTime() - limitsCountUnconfirmed) / half) * half);
}

/** Ids of counts of what arrived from then on are not less than this one, of earlier ones are. */
export const recentFrom = (since: Date) => recent(since);
export const firstRecent = 'recent-';
export const afterRecent = 'recent.';

/** Counts for no limit any more, by any clock, which may differ a little. */
export function isForgotten(id: string, now: Date): boolean {
  const since = limitsCountSince(new Date(now.getTime() - half));
  return id.startsWith(firstRecent) && id < recentFrom(since);
}

/**
 * `levels`: by how many the levels of demand differ from the lists; `unconfirmed`: whoever is on
 * them with an unconfirmed address.
 */
export function publicCountId(what: 'levels' | 'unconfirmed', location?: LocationId): string {
  return location === undefined ? what : `${what}_${location}`;
}

export function locationOfRecent(id: string): LocationId {
  return id.slice(id.indexOf('_') + 1);
}

const isUnconfirmed = (request: Counted) => request.status === 'open' && isOnlyClaimed(request);

/**
 * Whether public levels leave it out from that night on: its address is unconfirmed for long, or it
 * is an old repeat. What becomes of it changes no level; undefined: it is in no list and none.
 */
export function shouldBeUncounted(request: Counted, now: Date): boolean | undefined {
  if (request.status !== 'open' && !request.isRepeat) return undefined;
  const isOld = now.getTime() - request.requestedAt.getTime() >= countsUnconfirmed;
  return isOld && (request.isRepeat || isUnconfirmed(request));
}

/** Where it counts, and what for. */
function countsOf(request: Counted): [what: string, by: 1 | -1][] {
  const { status, isRepeat, isUncounted } = request;
  const levels: [string, 1 | -1][] = isUncounted
    ? status === 'open'
      ? [['levels', -1]]
      : []
    : isRepeat
      ? [['levels', 1]]
      : [];
  return [
    ...levels,
    ...(isUnconfirmed(request) ? [['unconfirmed', 1] as [string, 1]] : []),
    ...(isUnconfirmed(request) || isRepeat
      ? [[recent(request.requestedAt), 1] as [string, 1]]
      : []),
  ];
}

/** Adds a request to the counts, or takes it away. */
export function addPublicCounts(counts: PublicCounts, request: Counted, by: 1 | -1): void {
  const keys = new Set(request.slotKeys);
  const locations = new Set([...request.locationIds, ...[...keys].map(locationOfKey)]);
  for (const [what, sign] of countsOf(request)) {
    const n = sign * by;
    if (what === 'levels') countAt(counts, what).open += n;
    for (const location of locations) {
      const there = countAt(counts, `${what}_${location}`);
      if (request.locationIds.includes(location)) there.open += n;
    }
    for (const key of keys) {
      const { cells } = countAt(counts, `${what}_${locationOfKey(key)}`);
      cells.set(key, (cells.get(key) ?? 0) + n);
    }
  }
}

function countAt(counts: PublicCounts, id: string) {
  const known = counts.get(id) ?? { open: 0, cells: new Map<string, number>() };
  counts.set(id, known);
  return known;
}
