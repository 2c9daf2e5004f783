/** Removes many untouched imported requests, in parts of one transaction each. */
import type { QueryShape } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import type { ReadOnlyQueryDocument } from '../core/read-only.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { importedLine } from './add-requests.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { writableCollections } from './writable-collections.ts';

/** Each deletes up to three documents and records its erasure. */
const maxBatchSize = 200;

type Removal = { removed: number; skipped: number; remaining: boolean };

/** Finds what to remove, outside the transaction: a query within it would block every booking of the practice. */
export async function findImported(slug: string, shape: (limit: number) => QueryShape, { db }: Pick<Tools, 'db'>) {
  return (await queryOf(collections(db).requests(slug), shape(maxBatchSize)).get()).docs;
}

/** Reads first, as a transaction must; the returned function removes. Requests changed since the query wait for the next part. */
export async function removeImported(
  tx: Transaction,
  { slug, found, at }: { slug: string; found: readonly ReadOnlyQueryDocument<TherapyRequest>[]; at: Date },
  { db }: Pick<Tools, 'db'>,
): Promise<() => Removal> {
  const docs = writableCollections(db);
  const now = found.length === 0 ? [] : await tx.getAll(...found.map(({ id }) => docs.request(slug, id)));

  return () => {
    const removed: TherapyRequest[] = [];
    let skipped = 0;
    for (const [i, request] of found.entries()) {
      const document = docs.request(slug, request.id);
      if (!now[i]?.updateTime?.isEqual(request.updateTime)) continue;
      // Anything done with a request updates its document: its note, an edit, a contact, a tag.
      if (request.updateTime.isEqual(request.createTime)) {
        tx.delete(docs.history(slug, request.id).doc(importedLine));
        tx.delete(document);
        recordErasure(tx, { what: 'request', slug, id: request.id }, at, docs);
        moveOpenKey(tx, { slug, requestId: request.id, before: request.data(), after: undefined }, docs);
        removed.push(request.data());
      } else {
        // Somebody has worked on it: now it is a request like any other, and no longer found here.
        tx.update(document, { importId: FieldValue.delete() });
        skipped += 1;
      }
    }
    moveCounters(tx, { slug, moved: removed.map((before) => ({ before, after: undefined })) }, db);
    return { removed: removed.length, skipped, remaining: found.length === maxBatchSize || removed.length + skipped < found.length };
  };
}
