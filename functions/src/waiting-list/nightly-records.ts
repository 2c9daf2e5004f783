/** What each night records of a practice's waiting lists: numbers without names. Idempotent. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { maxPlaces, placementsOf } from '@platzwart/domain/patient-portal/wait-estimate';
import { queries } from '@platzwart/domain/queries';
import { unconfirmedOf } from '@platzwart/domain/waiting-list/demand';
import { queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { writableCollections } from './writable-collections.ts';

/** Requests that the public levels exclude until the next night. */
export async function recordUnconfirmed(slug: string, until: Date, { db }: Pick<Tools, 'db'>): Promise<void> {
  const docs = writableCollections(db);
  const found = await queryOf(docs.requests(slug), queries.unconfirmedUntil(until)).get();
  const requests = found.docs.map((request) => request.data());
  await docs.unconfirmed(slug).set(unconfirmedOf(requests, until));
}

/** How many waited for what on that day (Berlin): for a future chart of demand over months. */
export async function recordDemand(slug: string, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const docs = writableCollections(db);
  const [heatmaps, counters] = await Promise.all([docs.heatmaps(slug).get(), docs.requestCounters(slug).get()]);
  const cells = heatmaps.docs.flatMap((heatmap) => Object.entries(heatmap.data().cells).filter(([, n]) => n > 0));
  const at = now();
  await docs.demandOf(slug, berlinDate(at)).set({ at, open: counters.data()?.open ?? 0, cells: Object.fromEntries(cells) });
}

/** How long it took to get a place, for patients who ask in their portal. */
export async function recordPlacements(slug: string, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const docs = writableCollections(db);
  const found = await queryOf(docs.requests(slug), queries.archivedBecause('placeFound', maxPlaces)).get();
  const requests = found.docs.map((request) => request.data());
  await docs.placements(slug).set(placementsOf(requests, now()));
}
