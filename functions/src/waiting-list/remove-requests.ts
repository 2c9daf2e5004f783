/** Takes many requests out again that nobody has touched since they came, a part at a time, each one transaction. */
import type { QueryShape } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { importedLine } from './add-requests.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';

/** Each has up to three documents deleted, and its erasing remembered. */
const maxBatchSize = 200;

export type Removal = { removed: number; skipped: number; remaining: boolean };

/**
 * What there is to remove, found outside of the transaction: a query within it would keep every booking of the practice
 * waiting.
 */
export async function findImported(slug: string, shape: (limit: number) => QueryShape, { db }: Pick<Tools, 'db'>) {
  return (await queryOf(collections(db).requests(slug), shape(maxBatchSize)).get()).docs;
}

/** Reads first, as a transaction must: what it answers does the removing. Whatever has changed since it was found waits for the next part. */
export async function removeImported(
  tx: Transaction,
  { slug, found, at }: { slug: string; found: readonly QueryDocumentSnapshot<TherapyRequest>[]; at: Date },
  { db }: Pick<Tools, 'db'>,
): Promise<() => Removal> {
  const docs = collections(db);
  const now = found.length === 0 ? [] : await tx.getAll(...found.map(({ ref }) => ref));

  return () => {
    const removed: TherapyRequest[] = [];
    let skipped = 0;
    for (const [i, request] of found.entries()) {
      if (!now[i]?.updateTime?.isEqual(request.updateTime)) continue;
      // Whatever somebody does with a request is written into it: its note, an edit, a contact, a tag.
      if (request.updateTime.isEqual(request.createTime)) {
        tx.delete(docs.history(slug, request.id).doc(importedLine));
        tx.delete(request.ref);
        recordErasure(tx, { what: 'request', slug, id: request.id }, at, docs);
        moveOpenKey(tx, { slug, requestId: request.id, before: request.data(), after: undefined }, docs);
        removed.push(request.data());
      } else {
        // Somebody has gone on with it: it is a request like any other now, and no longer found here.
        tx.update(request.ref, { importId: FieldValue.delete() });
        skipped += 1;
      }
    }
    moveCounters(tx, { slug, moved: removed.map((before) => ({ before, after: undefined })) }, db);
    return { removed: removed.length, skipped, remaining: found.length === maxBatchSize || removed.length + skipped < found.length };
  };
}
