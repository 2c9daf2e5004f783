/** What a recount finds: nothing, if all changes went through this folder. */
import { paths } from '@platzwart/domain/paths';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { countHeatmaps, type Heatmaps, slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { inParts } from '../core/in-parts.ts';

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
      const [heatmaps, counters, reconciliation, form, job] = await Promise.all([
        tx.get(docs.heatmaps(slug)),
        tx.get(docs.requestCounters(slug)),
        tx.get(docs.reconciliation(slug)),
        tx.get(docs.form(slug)),
        tx.get(docs.planMigration(slug)),
      ]);
      const stored: Heatmaps = new Map(
        heatmaps.docs.map((doc) => [doc.id, new Map(Object.entries(doc.data().cells))]),
      );
      const { open = 0, archived = 0 } = counters.data() ?? {};
      const path = paths.requestCounters(slug);
      const isMigrating = job.data()?.finishedAt === null;
      const known = isMigrating ? undefined : form.data();
      const found = { checked: 0, open: 0, archived: 0, misplaced: [] as string[] };
      const counted: Heatmaps = new Map();
      const requests = db
        .collection(paths.requests(slug))
        .select('status', 'slotKeys', 'slots', 'locationIds');
      for await (const part of inParts(requests, (each) => tx.get(each))) {
        const each = part.map((doc) => ({ id: doc.id, ...(doc.data() as Counted) }));
        for (const request of each) {
          found.checked += 1;
          found[request.status] += 1;
          if (known && isMisplaced(request, slotKeysFor(request, known)))
            found.misplaced.push(request.id);
        }
        countHeatmaps(each, counted);
      }
      return {
        checked: found.checked,
        cells: [
          ...heatmapDrift(slug, stored, counted),
          { path, cell: 'open', by: found.open - open },
          { path, cell: 'archived', by: found.archived - archived },
        ].filter(({ by }) => by !== 0),
        misplaced: found.misplaced,
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
