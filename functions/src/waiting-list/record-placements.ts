import { maxPlaces, placementsOf } from '@platzwart/domain/patient-portal/wait-estimate';
import { queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/** Records how long it took to get a place, for patients who ask in their portal. Contains no names; idempotent. */
export async function recordPlacements(slug: string, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const docs = collections(db);
  const found = await queryOf(docs.requests(slug), queries.archivedBecause('placeFound', maxPlaces)).get();
  const requests = found.docs.map((request) => request.data());
  await docs.placements(slug).set(placementsOf(requests, now()));
}
