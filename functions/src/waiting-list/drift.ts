/** What a recount finds: nothing, if all changes went through this folder. */
import { paths } from '@platzwart/domain/paths';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { countHeatmaps, type Heatmaps, slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';

export type Drift = {
  /** Requests read. */
  readonly checked: number;
  /** Cells of counter documents, and the missing difference. */
  readonly cells: readonly { readonly path: string; readonly cell: string; readonly by: number }[];
  /** Open requests missing from the lists that their preferred times and the form imply. */
  readonly misplaced: readonly string[];
  /** Of the previous repairs. */
  readonly revision: number;
};

/** Reads requests and counters as of one moment. */
export async function driftOf(slug: string, db: Firestore): Promise<Drift> {
  const docs = collections(db);
  return db.runTransaction(
    async (tx) => {
      const [requests, heatmaps, counters, reconciliation, form, job] = await Promise.all([
        tx.get(
          db.collection(paths.requests(slug)).select('status', 'slotKeys', 'slots', 'locationIds'),
        ),
        tx.get(docs.heatmaps(slug)),
        tx.get(docs.requestCounters(slug)),
        tx.get(docs.reconciliation(slug)),
        tx.get(docs.form(slug)),
        tx.get(docs.planMigration(slug)),
      ]);
      const counted = requests.docs.map((doc) => ({ id: doc.id, ...(doc.data() as Counted) }));
      const stored: Heatmaps = new Map(
        heatmaps.docs.map((doc) => [doc.id, new Map(Object.entries(doc.data().cells))]),
      );
      const { open = 0, archived = 0 } = counters.data() ?? {};
      const count = (status: TherapyRequest['status']) =>
        counted.filter((request) => request.status === status).length;
      const path = paths.requestCounters(slug);
      const isMigrating = job.data()?.finishedAt === null;
      const known = form.data();
      return {
        checked: counted.length,
        cells: [
          ...heatmapDrift(slug, stored, countHeatmaps(counted)),
          { path, cell: 'open', by: count('open') - open },
          { path, cell: 'archived', by: count('archived') - archived },
        ].filter(({ by }) => by !== 0),
        misplaced:
          known && !isMigrating
            ? counted
                .filter((request) => isMisplaced(request, slotKeysFor(request, known)))
                .map(({ id }) => id)
            : [],
        revision: reconciliation.data()?.revision ?? 0,
      };
    },
    { readOnly: true },
  );
}

type Counted = Pick<TherapyRequest, 'status' | 'slotKeys' | 'slots' | 'locationIds'>;

function isMisplaced({ status, slotKeys }: Counted, keys: readonly string[]): boolean {
  return (
    status === 'open' &&
    (keys.length !== slotKeys.length || keys.some((key) => !slotKeys.includes(key)))
  );
}

function heatmapDrift(slug: string, stored: Heatmaps, counted: Heatmaps): Drift['cells'] {
  return [...new Set([...stored.keys(), ...counted.keys()])].flatMap((locationId) => {
    const was = stored.get(locationId) ?? new Map<string, number>();
    const is = counted.get(locationId) ?? new Map<string, number>();
    return [...new Set([...was.keys(), ...is.keys()])].map((cell) => ({
      path: paths.heatmap(slug, locationId),
      cell,
      by: (is.get(cell) ?? 0) - (was.get(cell) ?? 0),
    }));
  });
}
