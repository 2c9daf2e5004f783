/** What one reading of a practice's requests finds: no drift, if all changes went through this folder. */
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { TherapyRequest } from '@platzwart/domain/request/request';
import {
  type CountedRequest,
  countedFields,
  countedOf,
  daysToCatchUp,
} from '@platzwart/domain/statistics/count-day';
import { weightedDemand } from '@platzwart/domain/statistics/weighted-demand';
import {
  addPublicCounts,
  firstRecent,
  limitsCountSince,
  type PublicCounts,
  recentFrom,
  shouldBeUncounted,
} from '@platzwart/domain/waiting-list/public-counts';
import { countHeatmaps, type Heatmaps, slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections, withDates } from '../core/collections.ts';
import { inParts } from '../core/in-parts.ts';

export type Drift = {
  /** Requests read. */
  readonly checked: number;
  /** Numbers of counter documents, and the missing difference; '' is no cell, but the field. */
  readonly cells: readonly {
    readonly path: string;
    readonly field: 'open' | 'archived' | 'cells';
    readonly cell: string;
    readonly by: number;
  }[];
  /** Requests missing from the lists that their preferred times and the form imply. */
  readonly misplaced: readonly string[];
  /** Of the previous repairs. */
  readonly revision: number;
  /** What the night needs besides. */
  readonly seen: Seen;
};

/**
 * `counted`: who waits, or left lately; `demand`: who waits, in people, for each cell; `recounted`:
 * requests that levels leave out from tonight on, or no more.
 */
export type Seen = {
  readonly counted: readonly CountedRequest[];
  readonly demand: ReadonlyMap<string, number>;
  readonly recounted: readonly string[];
};

const fields = [
  ...countedFields,
  'slots',
  'slotKeys',
  'locationIds',
  'emailConfirmedAt',
  'isUncounted',
] as const;
const Read = z.pick(
  TherapyRequest,
  Object.fromEntries(fields.map((field) => [field, true])) as {
    [F in (typeof fields)[number]]: true;
  },
);
type Read = z.infer<typeof Read>;

/** Requests per read, by a few fields. */
const atOnce = 1_000;

/**
 * Reads requests and counters as of one moment, each once: of a moment that is named, since the
 * database ends a transaction that takes long.
 */
export async function driftOf(slug: string, db: Firestore, now: Date): Promise<Drift> {
  const docs = collections(db);
  const { readTime } = await docs.reconciliation(slug).get();
  return db.runTransaction(
    async (tx) => {
      const [heatmaps, counters, publicCounts, reconciliation, form, job] = await Promise.all([
        tx.get(docs.heatmaps(slug)),
        tx.get(docs.requestCounters(slug)),
        tx.get(docs.publicCounts(slug)),
        tx.get(docs.reconciliation(slug)),
        tx.get(docs.form(slug)),
        tx.get(docs.planMigration(slug)),
      ]);
      const stored: Heatmaps = new Map(
        heatmaps.docs.map((doc) => [doc.id, new Map(Object.entries(doc.data().cells))]),
      );
      const storedPublic: PublicCounts = new Map(
        publicCounts.docs.map((doc) => {
          const { open, cells } = doc.data();
          return [doc.id, { open, cells: new Map(Object.entries(cells)) }];
        }),
      );
      const { open = 0, archived = 0 } = counters.data() ?? {};
      const path = paths.requestCounters(slug);
      const isMigrating = job.data()?.finishedAt === null;
      const known = isMigrating ? undefined : form.data();
      const found = { checked: 0, open: 0, archived: 0, misplaced: [] as string[] };
      const heat: Heatmaps = new Map();
      const publicly: PublicCounts = new Map();
      const seen = {
        counted: [] as CountedRequest[],
        demand: new Map(),
        recounted: [] as string[],
      };
      const lately = daysLater(now, -daysToCatchUp - 1);
      const requests = db.collection(paths.requests(slug)).select(...fields);
      for await (const part of inParts(requests, (each) => tx.get(each), atOnce)) {
        const each = part.map((doc) => ({ id: doc.id, ...Read.parse(withDates(doc.data())) }));
        for (const request of each) {
          found.checked += 1;
          found[request.status] += 1;
          if (known && isMisplaced(request, slotKeysFor(request, known)))
            found.misplaced.push(request.id);
          addPublicCounts(publicly, request, 1);
          const should = shouldBeUncounted(request, now);
          if (should !== undefined && should !== request.isUncounted)
            seen.recounted.push(request.id);
          if (request.status === 'open' || (request.archivedAt ?? lately) > lately)
            seen.counted.push(countedOf(request));
        }
        countHeatmaps(each, heat);
        weightedDemand(each, seen.demand);
      }
      const isRead = (id: string) =>
        !id.startsWith(firstRecent) || id >= recentFrom(limitsCountSince(now));
      const publicIds = new Set([...storedPublic.keys(), ...publicly.keys()]);
      return {
        checked: found.checked,
        cells: [
          ...[...new Set([...stored.keys(), ...heat.keys()])].flatMap((id) =>
            cellDrift(paths.heatmap(slug, id), stored.get(id), heat.get(id)),
          ),
          { path, field: 'open' as const, cell: '', by: found.open - open },
          { path, field: 'archived' as const, cell: '', by: found.archived - archived },
          ...[...publicIds].filter(isRead).flatMap((id) => {
            const [was, is] = [storedPublic.get(id), publicly.get(id)];
            const at = serverPaths.publicCount(slug, id);
            const by = (is?.open ?? 0) - (was?.open ?? 0);
            return [
              { path: at, field: 'open' as const, cell: '', by },
              ...cellDrift(at, was?.cells, is?.cells),
            ];
          }),
        ].filter(({ by }) => by !== 0),
        misplaced: found.misplaced,
        revision: reconciliation.data()?.revision ?? 0,
        seen,
      };
    },
    { readOnly: true, readTime },
  );
}

function isMisplaced(
  { status, isRepeat, isUncounted, slotKeys }: Read,
  keys: readonly string[],
): boolean {
  return (
    (status === 'open' || (isRepeat && !isUncounted)) &&
    (keys.length !== slotKeys.length || keys.some((key) => !slotKeys.includes(key)))
  );
}

function cellDrift(
  path: string,
  was: ReadonlyMap<string, number> = new Map(),
  is: ReadonlyMap<string, number> = new Map(),
): Drift['cells'] {
  return [...new Set([...was.keys(), ...is.keys()])].map((cell) => ({
    path,
    field: 'cells',
    cell,
    by: (is.get(cell) ?? 0) - (was.get(cell) ?? 0),
  }));
}
