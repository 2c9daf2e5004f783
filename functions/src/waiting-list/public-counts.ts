import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IntakeLimits } from '@platzwart/domain/practice/intake-limits';
import type { IntakeNumbers } from '@platzwart/domain/practice/intake-now';
import { queries } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { counted, limitsCountUnconfirmed } from '@platzwart/domain/waiting-list/demand';
import { slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import type { LocationId } from '@platzwart/domain/waiting-list/slot';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { queryOf } from '../core/collections.ts';
import { writableCollections } from './writable-collections.ts';

/**
 * Which numbers are needed: those of single times, and of these locations; that of the practice
 * always is.
 */
type Needs = { readonly times: boolean; readonly locations: readonly LocationId[] };

/** `isMigrating`: a change of the plan is worked off, so times are not fully counted. */
type PublicCounts = Pick<IntakeNumbers, 'open' | 'openAt' | 'waitingAt'> & {
  readonly isMigrating: boolean;
};

/** What these limits are compared with, beyond the practice's number. */
export function needsOf(limits: IntakeLimits): Needs {
  const locations = limits
    .filter(({ by, locationId }) => by === 'waiting' && locationId !== '')
    .map(({ locationId }) => locationId);
  // Of a part, reach is told by its share of the wishes for times.
  return { times: limits.some(({ by }) => by !== 'waiting'), locations };
}

/** What is asked: the public levels, or the limits of the intake at that moment. */
type For = 'levels' | { readonly limitsAt: Date };

/**
 * How many wait, as far as the public may see or feel it: at one moment, so that many requests
 * deleted together are never half counted. Takes no locks, which would block bookings.
 *
 * Nobody can infer from them who waits: a repeated booking counts as long as a new, unconfirmed one
 * does, and what becomes of one that does not count any more changes nothing. For limits that is
 * after two hours, for levels with the night: a flood of invented requests closes no form for long.
 */
export function publicCounts(
  slug: string,
  form: FormConfiguration,
  needs: Needs,
  purpose: For,
  db: Firestore,
): Promise<PublicCounts> {
  return db.runTransaction((tx) => countsOf(tx, { slug, form, needs, purpose }, db), {
    readOnly: true,
  });
}

type Counted = { slug: string; form: FormConfiguration; needs: Needs; purpose: For };

const unconfirmedSince = ({ limitsAt }: Exclude<For, 'levels'>) =>
  new Date(limitsAt.getTime() - limitsCountUnconfirmed);

/** What counts of a repeat: not its texts, of which strangers may have sent any amount. */
const repeatFields = ['slots', 'locationIds'] as const;
type Repeat = Pick<TherapyRequest, (typeof repeatFields)[number]>;

/** What counts of a request that is excluded. */
const countedFields = ['status', 'slotKeys', 'locationIds'] as const;
type Excluded = Pick<TherapyRequest, (typeof countedFields)[number]>;

const partOf = <T extends object>(read: Pick<DocumentSnapshot, 'get'>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, read.get(field)])) as T;

async function countsOf(
  tx: Transaction,
  { slug, form, needs, purpose }: Counted,
  db: Firestore,
): Promise<PublicCounts> {
  const docs = writableCollections(db);
  const recordedByNight = async () => {
    const { until = new Date(0), ids = [] } = (await tx.get(docs.unconfirmed(slug))).data() ?? {};
    const found =
      ids.length === 0
        ? []
        : await tx.getAll(...ids.map((id) => docs.request(slug, id)), {
            fieldMask: [...countedFields],
          });
    return { until, found };
  };
  const longUnconfirmed = async (until: Date) => {
    const found = queryOf(docs.requests(slug), queries.unconfirmedUntil(until));
    return { until, found: (await tx.get(found.select(...countedFields))).docs };
  };
  const excludedAndRepeats = async () => {
    const { until, found: recorded } = await (purpose === 'levels'
      ? recordedByNight()
      : longUnconfirmed(unconfirmedSince(purpose)));
    const repeats = await tx.get(
      queryOf(docs.requests(slug), queries.repeatedSince(until)).select(...repeatFields),
    );
    const excluded = recorded
      .map((read) => partOf<Excluded>(read, countedFields))
      .filter(({ status }) => status === 'open');
    return { excluded, repeats: repeats.docs.map((read) => partOf<Repeat>(read, repeatFields)) };
  };
  const [counters, job, { excluded, repeats }, heatmaps, ...there] = await Promise.all([
    tx.get(docs.requestCounters(slug)),
    tx.get(docs.planMigration(slug)),
    excludedAndRepeats(),
    needs.times ? tx.get(docs.heatmaps(slug)) : undefined,
    ...needs.locations.map(
      async (id) =>
        [
          id,
          (await tx.get(queryOf(docs.requests(slug), queries.openRequestsAt(id)).count())).data()
            .count,
        ] as const,
    ),
  ]);
  const waiting = new Map(
    heatmaps?.docs.flatMap((heatmap) => Object.entries(heatmap.data().cells)),
  );
  // By the current form: what is stored with repeats may be older.
  const repeated = counted(repeats.flatMap((request) => slotKeysFor(request, form)));
  const repeatedAt = counted(repeats.flatMap(({ locationIds }) => locationIds));
  const excludedFor = counted(excluded.flatMap(({ slotKeys }) => slotKeys));
  const excludedAt = counted(excluded.flatMap(({ locationIds }) => locationIds));
  const openAt = new Map(there);
  return {
    isMigrating: job.data()?.finishedAt === null,
    open: (counters.data()?.open ?? 0) - excluded.length + repeats.length,
    openAt: (id) => {
      const open = openAt.get(id);
      return open === undefined ? undefined : open - (excludedAt[id] ?? 0) + (repeatedAt[id] ?? 0);
    },
    waitingAt: (key) => (waiting.get(key) ?? 0) - (excludedFor[key] ?? 0) + (repeated[key] ?? 0),
  };
}

/**
 * How many of those who count for limits have not confirmed their address yet: strangers' requests
 * are among them. For the practice only.
 */
export async function countedUnconfirmed(slug: string, now: Date, db: Firestore): Promise<number> {
  const since = unconfirmedSince({ limitsAt: now });
  const docs = writableCollections(db);
  const found = await queryOf(docs.requests(slug), queries.unconfirmedSince(since)).count().get();
  return found.data().count;
}
