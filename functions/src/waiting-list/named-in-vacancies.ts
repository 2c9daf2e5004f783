/** Which requests vacancies name. Reads all vacancies of a practice: their plans name people whom nobody has asked yet, so no offer does. */
import { isNamedIn, requestsNamedIn, withoutRequest } from '@platzwart/domain/vacancies/forget';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writableCollections } from './writable-collections.ts';

export async function namedInVacancies(slug: string, { db }: Pick<Tools, 'db'>): Promise<ReadonlySet<string>> {
  const { docs } = await writableCollections(db).vacancies(slug).get();
  return new Set(docs.flatMap((vacancy) => requestsNamedIn(vacancy.data())));
}

/** Takes an erased request out of all vacancies, and deletes its offers. Idempotent. */
export async function forgetOffers({ slug, requestId }: { slug: string; requestId: string }, { db }: Pick<Tools, 'db'>): Promise<void> {
  const docs = writableCollections(db);
  const vacancies = await docs.vacancies(slug).get();
  for (const { ref } of vacancies.docs.filter((each) => isNamedIn(each.data(), requestId))) {
    await inTransaction(db, async (tx) => {
      const vacancy = (await tx.get(ref)).data();
      if (vacancy) tx.set(ref, { ...vacancy, ...withoutRequest(vacancy, requestId), revision: vacancy.revision + 1 });
    });
  }
  // Afterwards: who is in no plan is not asked any more.
  const offers = await docs.offers(slug).where('requestId', '==', requestId).select().get();
  await Promise.all(offers.docs.map(({ ref }) => ref.delete()));
}
