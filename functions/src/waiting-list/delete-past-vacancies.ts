import { queries } from '@platzwart/domain/queries';
import { queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writableCollections } from './writable-collections.ts';

/**
 * Deletes vacancies that ended at that moment or earlier, with their offers; the months' statistics
 * stay. Out: how many.
 */
export async function deletePastVacancies(
  { slug, until }: { slug: string; until: Date },
  { db }: Pick<Tools, 'db'>,
  isOver: () => boolean,
): Promise<number> {
  const docs = writableCollections(db);
  let deleted = 0;
  while (!isOver()) {
    const found = await queryOf(docs.vacancies(slug), queries.vacanciesEndedUntil(until)).get();
    if (found.empty) break;
    for (const { id, ref } of found.docs) {
      const offers = await docs.offers(slug).where('vacancyId', '==', id).select().get();
      await inTransaction(db, async (tx) => {
        // Somebody may have opened it again.
        const endedAt = (await tx.get(ref)).data()?.endedAt;
        if (!endedAt || endedAt > until) return;
        for (const offer of offers.docs) tx.delete(offer.ref);
        tx.delete(ref);
        deleted += 1;
      });
    }
  }
  return deleted;
}
