import type { TherapyRequest } from '@platzwart/domain/request/request';
import { inParts, someAtOnce } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writableCollections } from './writable-collections.ts';

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
  }: { slug: string; requestId: string; before: TherapyRequest; after: TherapyRequest },
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const isCorrection = before.payloadHash !== after.payloadHash;
  if (!isCorrection || before.openKey === after.openKey) return;
  const repeats = writableCollections(db)
    .requests(slug)
    .where('mergedInto', '==', requestId)
    .where('openKey', '==', before.openKey)
    .where('isRepeat', '==', true);
  for await (const part of inParts(repeats))
    await someAtOnce(part, ({ ref }) =>
      inTransaction(db, async (tx) => {
        const repeat = (await tx.get(ref)).data();
        if (
          repeat?.isRepeat &&
          repeat.mergedInto === requestId &&
          repeat.openKey === before.openKey
        )
          tx.update(ref, { mergedInto: null });
      }),
    );
}
