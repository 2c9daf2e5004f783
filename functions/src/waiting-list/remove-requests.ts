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
import { namesInVacancies } from './end-offers.ts';
import { writableCollections } from './writable-collections.ts';

/** Each deletes up to three documents and records its erasure. */
const maxBatchSize = 200;

type Removal = { removed: number; skipped: number; remaining: boolean };

type Found = { readonly requests: readonly ReadOnlyQueryDocument<TherapyRequest>[]; readonly named: ReadonlySet<string> };

/**
 * Finds what to remove, and whom vacancies name, outside the transaction: a query within it would block every booking of the practice.
 */
export async function findImported(slug: string, shape: (limit: number) => QueryShape, { db }: Pick<Tools, 'db'>): Promise<Found> {
  const [{ docs: requests }, vacancies] = await Promise.all([
    queryOf(collections(db).requests(slug), shape(maxBatchSize)).get(),
    namesInVacancies(slug, { db }),
  ]);
  return { requests, named: new Set(vacancies.flatMap(({ named }) => named)) };
}

/** Reads first, as a transaction must; the returned function removes. Requests changed since the query wait for the next part. */
export async function removeImported(
  tx: Transaction,
  { slug, found, at }: { slug: string; found: Found; at: Date },
  { db }: Pick<Tools, 'db'>,
): Promise<() => Removal> {
  const docs = writableCollections(db);
  const { requests, named } = found;
  const now = requests.length === 0 ? [] : await tx.getAll(...requests.map(({ id }) => docs.request(slug, id)));

  return () => {
    const removed: TherapyRequest[] = [];
    let skipped = 0;
    for (const [i, request] of requests.entries()) {
      const document = docs.request(slug, request.id);
      if (!now[i]?.updateTime?.isEqual(request.updateTime)) continue;
      // Anything done with a request updates its document: its note, an edit, a contact, a tag. Only a vacancy's plan may name it before.
      if (request.updateTime.isEqual(request.createTime) && !named.has(request.id)) {
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
    return { removed: removed.length, skipped, remaining: requests.length === maxBatchSize || removed.length + skipped < requests.length };
  };
}
