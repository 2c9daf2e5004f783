import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Query } from 'firebase-admin/firestore';
import { inParts, someAtOnce } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writableCollections } from './writable-collections.ts';

type Target = { readonly slug: string; readonly requestId: string };

/**
 * The sender of a booking has corrected it into another person or address: what came as its repeat
 * under the former one belongs to it no more, whatever becomes of it, and joins the list by night
 * (`reopenRepeats`). Otherwise whoever books first in somebody's name could take them off the list.
 * A link or the team moves the person with their request, and its repeats stay. Idempotent.
 */
export async function releaseRepeats(
  {
    slug,
    requestId,
    before,
    after,
  }: Target & { readonly before: TherapyRequest; readonly after: TherapyRequest },
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const isCorrection = before.payloadHash !== after.payloadHash;
  if (!isCorrection || before.openKey === after.openKey) return;
  const { openKey } = before;
  const former = repeatsOf({ slug, requestId }, db).where('openKey', '==', openKey);
  await release(requestId, former, (repeat) => repeat.openKey === openKey, db);
}

/**
 * The same, by the history, for whatever takes a request's repeats along: the change may not have
 * been told to the function above yet.
 */
export async function releaseFormerRepeats(
  { slug, requestId }: Target,
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const docs = writableCollections(db);
  const request = (await docs.request(slug, requestId).get()).data();
  if (request?.source !== 'online') return;
  const corrections = await docs.history(slug, requestId).where('what', '==', 'corrected').get();
  const times = corrections.docs.flatMap((line) => {
    const { at, changes = [] } = line.data();
    return changes.some(({ field }) => ofPerson.has(field)) ? [at.getTime()] : [];
  });
  if (times.length === 0) return;
  const last = Math.max(...times);
  const isFormer = ({ openKey, requestedAt }: TherapyRequest) =>
    openKey !== request.openKey && requestedAt.getTime() <= last;
  await release(requestId, repeatsOf({ slug, requestId }, db), isFormer, db);
}

const ofPerson: ReadonlySet<string> = new Set(['email', 'firstname', 'lastname', 'birthdate']);

function repeatsOf({ slug, requestId }: Target, db: Tools['db']) {
  return writableCollections(db)
    .requests(slug)
    .where('mergedInto', '==', requestId)
    .where('isRepeat', '==', true);
}

async function release(
  requestId: string,
  repeats: Query<TherapyRequest>,
  isFormer: (repeat: TherapyRequest) => boolean,
  db: Tools['db'],
): Promise<void> {
  for await (const part of inParts(repeats))
    await someAtOnce(part, ({ ref }) =>
      inTransaction(db, async (tx) => {
        const repeat = (await tx.get(ref)).data();
        if (repeat?.isRepeat && repeat.mergedInto === requestId && isFormer(repeat))
          tx.update(ref, { mergedInto: null });
      }),
    );
}
