import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IntakeLimits } from '@platzwart/domain/practice/intake-limits';
import type { IntakeNumbers } from '@platzwart/domain/practice/intake-now';
import { type QueryShape, queries } from '@platzwart/domain/queries';
import {
  afterRecent,
  firstRecent,
  limitsCountSince,
  locationOfRecent,
  type PublicCount,
  publicCountId,
  recentFrom,
} from '@platzwart/domain/waiting-list/public-counts';
import { locationOfKey } from '@platzwart/domain/waiting-list/queue';
import type { LocationId } from '@platzwart/domain/waiting-list/slot';
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { queryOf } from '../core/collections.ts';
import { deleteInParts } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { writableCollections } from './writable-collections.ts';

/**
 * Which numbers are needed: those of single times, and of these locations; that of the practice
 * always is.
 */
type Needs = { readonly times: boolean; readonly locations: readonly LocationId[] };

type PublicNumbers = Pick<IntakeNumbers, 'open' | 'openAt' | 'waitingAt'>;

/** What these limits are compared with, beyond the practice's number. */
export function needsOf(limits: IntakeLimits): Needs {
  const locations = limits
    .filter(({ by, locationId }) => by === 'waiting' && locationId !== '')
    .map(({ locationId }) => locationId);
  // Of a part, reach is told by its share of the wishes for times.
  return { times: limits.some(({ by }) => by !== 'waiting'), locations };
}

/** What is asked: the public levels, the limits of the intake at that moment, or both. */
type Wanted = {
  readonly levels?: boolean;
  readonly limits?: { readonly needs: Needs; readonly at: Date };
};

/** `isMigrating`: a change of the plan is worked off, so times are not fully counted. */
type Counts = {
  readonly levels: PublicNumbers | undefined;
  readonly limits: PublicNumbers | undefined;
  readonly isMigrating: boolean;
};

/**
 * How many wait, as far as the public may see or feel it: at one moment, so that many requests
 * deleted together are never half counted. Takes no locks, which would block bookings. Reads counts
 * alone, so that it costs the same whoever waits, or pretends to.
 *
 * Nobody can infer from them who waits: a repeated booking counts as long as a new, unconfirmed one
 * does, and what becomes of one that does not count any more changes nothing. For limits that is
 * after two hours at most, for levels with the night: a flood of invented requests closes no form
 * for long.
 */
export function publicCounts(
  slug: string,
  form: FormConfiguration,
  wanted: Wanted,
  db: Firestore,
): Promise<Counts> {
  return db.runTransaction((tx) => countsOf(tx, { slug, form, wanted }, db), { readOnly: true });
}

async function countsOf(
  tx: Transaction,
  { slug, form, wanted }: { slug: string; form: FormConfiguration; wanted: Wanted },
  db: Firestore,
): Promise<Counts> {
  const docs = writableCollections(db);
  const { levels = false, limits } = wanted;
  const places = form.selectableLocations.map(({ id }) => id);
  const [counters, job, heatmaps, forLevels, forLimits] = await Promise.all([
    tx.get(docs.requestCounters(slug)),
    tx.get(docs.planMigration(slug)),
    levels || limits?.needs.times ? tx.get(docs.heatmaps(slug)) : undefined,
    levels
      ? tx.getAll(
          ...[undefined, ...places].map((place) =>
            docs.publicCount(slug, publicCountId('levels', place)),
          ),
        )
      : undefined,
    limits ? limitNumbers(tx, { slug, places, ...limits }, db) : undefined,
  ]);
  const open = counters.data()?.open ?? 0;
  const onLists = new Map(
    heatmaps?.docs.flatMap((heatmap) => Object.entries(heatmap.data().cells)),
  );
  const waiting = (key: string) => onLists.get(key) ?? 0;
  const [whole, ...ofPlaces] = forLevels ?? [];
  const differing = new Map(ofPlaces.flatMap((count) => Object.entries(count.data()?.cells ?? {})));
  return {
    isMigrating: job.data()?.finishedAt === null,
    levels: forLevels && {
      open: open + (whole?.data()?.open ?? 0),
      openAt: () => undefined,
      waitingAt: (key) => waiting(key) + (differing.get(key) ?? 0),
    },
    limits: forLimits && {
      open: open + forLimits.open,
      openAt: forLimits.openAt,
      waitingAt: (key) => waiting(key) + forLimits.differenceAt(key),
    },
  };
}

type LimitsAsked = { slug: string; places: readonly LocationId[]; needs: Needs; at: Date };

/** By how many numbers for limits differ from who waits, and how many wait at these locations. */
async function limitNumbers(
  tx: Transaction,
  { slug, places, needs, at }: LimitsAsked,
  db: Firestore,
) {
  const docs = writableCollections(db);
  const requests = docs.requests(slug);
  const since = limitsCountSince(at);
  const edge = new Date(since.getTime() - 1);
  const number = async (shape: QueryShape) =>
    (await tx.get(queryOf(requests, shape).count())).data().count;
  const needsPlaces = needs.times || needs.locations.length > 0;
  const [long, repeats, unconfirmed, recent, ...there] = await Promise.all([
    number(queries.unconfirmedUntil(edge)),
    number(queries.repeatedSince(edge)),
    needsPlaces
      ? tx.getAll(...places.map((id) => docs.publicCount(slug, publicCountId('unconfirmed', id))))
      : [],
    needsPlaces ? tx.get(recentCounts(slug, recentFrom(since), afterRecent, db)) : undefined,
    ...needs.locations.map(async (id) => [id, await number(queries.openRequestsAt(id))] as const),
  ]);
  const left = new Map(places.map((id, i) => [id, unconfirmed[i]?.data()]));
  const joined = (recent?.docs ?? []).map((count) => ({
    place: locationOfRecent(count.id),
    ...count.data(),
  }));
  const difference = (place: LocationId, of: (count: PublicCount) => number) => {
    const gone = left.get(place);
    return (
      joined.reduce((sum, count) => sum + (count.place === place ? of(count) : 0), 0) -
      (gone ? of(gone) : 0)
    );
  };
  const openAt = new Map(there);
  return {
    open: repeats - long,
    openAt: (id: LocationId) => {
      const open = openAt.get(id);
      return open === undefined ? undefined : open + difference(id, (count) => count.open);
    },
    differenceAt: (key: string) => difference(locationOfKey(key), (count) => count.cells[key] ?? 0),
  };
}

/** Of what arrived from one half hour until before another one. */
function recentCounts(slug: string, from: string, before: string, db: Firestore) {
  const id = FieldPath.documentId();
  return writableCollections(db).publicCounts(slug).where(id, '>=', from).where(id, '<', before);
}

/** Deletes what counts for no limit any more. */
export async function deleteOldCounts(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  await deleteInParts(recentCounts(slug, firstRecent, recentFrom(limitsCountSince(now())), db));
}

/**
 * How many of those who count for limits have not confirmed their address yet: strangers' requests
 * are among them. For the practice only.
 */
export async function countedUnconfirmed(slug: string, now: Date, db: Firestore): Promise<number> {
  const edge = new Date(limitsCountSince(now).getTime() - 1);
  const docs = writableCollections(db);
  const found = await queryOf(docs.requests(slug), queries.unconfirmedSince(edge)).count().get();
  return found.data().count;
}
