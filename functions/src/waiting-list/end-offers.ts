/**
 * Requests leave the waiting list by other doors than their vacancy's: archived, withdrawn,
 * deleted. Their offers end first, so that the next person is asked and nobody wins who does not
 * wait. The vacancy's document decides: a request may be behind it for a moment.
 */
import type { Actor } from '@platzwart/domain/request/history';
import type { LiveOffer } from '@platzwart/domain/request/request-offer';
import { isHeld } from '@platzwart/domain/vacancies/effective-offer';
import { requestsNamedIn } from '@platzwart/domain/vacancies/forget';
import type { EndedOffer } from '@platzwart/domain/vacancies/step-types';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { deleteInParts, inParts, someAtOnce } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { applyVacancyChange, type VacancyTools } from './apply-vacancy-change.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';

type Target = { readonly slug: string; readonly requestId: string };

/**
 * Whether the vacancy that a request names still counts on it; read in the transaction that takes
 * the request off the list.
 */
export async function holdsOffer(
  tx: Transaction,
  { slug, requestId, offer }: Target & { offer: LiveOffer },
  docs: WritableCollections,
): Promise<boolean> {
  const vacancy = (await tx.get(docs.vacancy(slug, offer.vacancyId))).data();
  return vacancy?.plan.some((entry) => entry.requestId === requestId && isHeld(entry)) ?? false;
}

/** Does nothing if it has none. Out: the offer, as it was. */
export async function endOffersOf(
  { slug, requestId, by }: Target & { by: Actor },
  tools: VacancyTools,
): Promise<EndedOffer | undefined> {
  const vacancyId = (await writableCollections(tools.db).request(slug, requestId).get()).data()
    ?.offer?.vacancyId;
  if (vacancyId === undefined) return undefined;
  const before = await voidOffer({ slug, requestId, vacancyId, erase: false, by }, tools);
  const [vacancy, offer, request] = [
    before?.vacancy,
    before?.offers.get(requestId),
    before?.requests.get(requestId),
  ];
  return vacancy && offer && request
    ? { vacancyId, vacancy, offer, lastOffer: request.lastOffer }
    : undefined;
}

/** Takes erased requests out of all vacancies, and deletes their offers. Idempotent. */
export async function forgetOffers(
  { slug, requestIds }: { readonly slug: string; readonly requestIds: readonly string[] },
  tools: VacancyTools,
): Promise<void> {
  const docs = writableCollections(tools.db);
  const by: Actor = { kind: 'platform' };
  const erased = new Set(requestIds);
  for await (const { id: vacancyId, named } of vacanciesNaming(slug, [...erased], tools))
    for (const requestId of new Set(named))
      if (erased.has(requestId))
        await voidOffer({ slug, requestId, vacancyId, erase: true, by }, tools);
  // Afterwards: who is in no plan is not asked any more.
  await someAtOnce([...erased], (requestId) =>
    deleteInParts(docs.offers(slug).where('requestId', '==', requestId)),
  );
}

async function voidOffer(
  {
    slug,
    requestId,
    vacancyId,
    erase,
    by,
  }: Target & { vacancyId: string; erase: boolean; by: Actor },
  tools: VacancyTools,
) {
  const event = { kind: 'void', requestId, erase } as const;
  const outcome = await applyVacancyChange({ slug, vacancyId, by, event }, tools);
  if (!outcome.ok)
    throw new Error(`The offer of ${vacancyId} did not end: ${JSON.stringify(outcome.failure)}`);
  return outcome.value.before;
}

type Naming = { id: string; named: readonly string[] };

/** So many ids Firestore looks for in one query. */
const idsAtOnce = 30;

/**
 * The vacancies that name one of these, and maybe others. Looks for them by their ids, once all of
 * the practice's vacancies have theirs; else reads all.
 */
async function* vacanciesNaming(
  slug: string,
  requestIds: readonly string[],
  tools: Pick<Tools, 'db'>,
): AsyncGenerator<Naming> {
  const { db } = tools;
  const all = writableCollections(db).vacancies(slug);
  const areAllFound = await db.runTransaction(
    async (tx) => {
      const [stored, found] = await Promise.all([
        tx.get(all.count()),
        tx.get(all.orderBy('named').count()),
      ]);
      return stored.data().count === found.data().count;
    },
    { readOnly: true },
  );
  if (!areAllFound) {
    yield* namesInVacancies(slug, tools);
    return;
  }
  for (let from = 0; from < requestIds.length; from += idsAtOnce) {
    const some = requestIds.slice(from, from + idsAtOnce);
    yield* namesIn(all.where('named', 'array-contains-any', some));
  }
}

/**
 * Which requests vacancies name. Reads all of a practice, in parts: their plans name people whom
 * nobody has asked yet, so no offer does.
 */
export function namesInVacancies(slug: string, { db }: Pick<Tools, 'db'>): AsyncGenerator<Naming> {
  return namesIn(writableCollections(db).vacancies(slug));
}

async function* namesIn(vacancies: Query<Vacancy>): AsyncGenerator<Naming> {
  for await (const part of inParts(vacancies))
    for (const each of part) yield { id: each.id, named: requestsNamedIn(each.data()) };
}
