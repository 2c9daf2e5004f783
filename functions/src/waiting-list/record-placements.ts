import { maxPlaces, placementsOf } from '@platzwart/domain/patient-portal/wait-estimate';
import { queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/** Keeps how long it took to come to a place, for whoever asks behind their portal link. Names nobody; twice a night changes nothing more. */
export async function recordPlacements(slug: string, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const docs = collections(db);
  const found = await queryOf(docs.requests(slug), queries.archivedBecause('placeFound', maxPlaces)).get();
  const requests = found.docs.map((request) => request.data());
  await docs.placements(slug).set(placementsOf(requests, now()));
}
