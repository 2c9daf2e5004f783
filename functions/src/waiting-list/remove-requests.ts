/** Removes untouched imported requests, in parts of one transaction each. */
import { queries } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import { isFailedPrecondition } from '../core/optimistic-write.ts';
import type { ReadOnlyQueryDocument } from '../core/read-only.ts';
import { recordErasure } from '../core/record-erasure.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { importedLine } from './add-requests.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { namesInVacancies } from './end-offers.ts';
import { writableCollections } from './writable-collections.ts';

/** Each deletes up to three documents and records its erasure. */
const maxBatchSize = 200;
/** At the same time: they wait for each other only where they write the same counters. */
const maxBatches = 5;

type Removal = { readonly removed: number; readonly skipped: number; readonly remaining: boolean };
type Found = readonly ReadOnlyQueryDocument<TherapyRequest>[];

async function namedInVacancies(slug: string, tools: Pick<Tools, 'db'>): Promise<Set<string>> {
  const all = new Set<string>();
  for await (const { named } of namesInVacancies(slug, tools)) for (const id of named) all.add(id);
  return all;
}

type Removing = {
  readonly slug: string;
  readonly importId: string;
  readonly at: Date;
  /** Written with each part. */
  readonly alongside: (tx: Transaction, removed: number) => void;
};

/**
 * Removes up to a thousand of the import's requests. What to remove, and whom vacancies name, is
 * found outside the transactions: a query within would block every booking of the practice. They
 * read nothing, so nobody waits for them either; a part of which somebody has changed a request
 * since stays for the next call. Out: how many were removed and left, and whether some remain.
 */
export async function removeImported(
  { slug, importId, at, alongside }: Removing,
  { db }: Pick<Tools, 'db'>,
): Promise<Removal> {
  const most = maxBatchSize * maxBatches;
  const [{ docs: found }, named] = await Promise.all([
    queryOf(collections(db).requests(slug), queries.imported(importId, most)).get(),
    namedInVacancies(slug, { db }),
  ]);
  // Anything done with a request updates its document: its note, an edit, a contact, a tag. Only a
  // vacancy's plan may name it before.
  const isUntouched = ({ id, createTime, updateTime }: Found[number]) =>
    updateTime.isEqual(createTime) && !named.has(id);

  const removeBatch = async (batch: Found) => {
    const untouched = batch.filter(isUntouched);
    const others = batch.filter((request) => !isUntouched(request));
    const docs = writableCollections(db);
    await inTransaction(db, async (tx) => {
      for (const request of untouched) {
        const { id, updateTime } = request;
        const before = request.data();
        tx.delete(docs.history(slug, id).doc(importedLine));
        tx.delete(docs.request(slug, id), { lastUpdateTime: updateTime });
        recordErasure(tx, { what: 'request', slug, id }, at, docs);
        moveOpenKey(tx, { slug, requestId: id, before, after: undefined }, docs);
      }
      // Somebody has worked on them: now they are requests like any other, and no longer found
      // here.
      for (const { id } of others)
        tx.update(docs.request(slug, id), { importId: FieldValue.delete() });
      moveCounters(
        tx,
        { slug, moved: untouched.map((request) => ({ before: request.data(), after: undefined })) },
        db,
      );
      alongside(tx, untouched.length);
    });
    return { removed: untouched.length, skipped: others.length };
  };
  const batches = Array.from({ length: Math.ceil(found.length / maxBatchSize) }, (_, n) =>
    found.slice(n * maxBatchSize, (n + 1) * maxBatchSize),
  );
  const done = await Promise.allSettled(batches.map(removeBatch));
  const failed = done.find(
    (each) => each.status === 'rejected' && !isFailedPrecondition(each.reason),
  );
  if (failed?.status === 'rejected') throw failed.reason;
  const sum = (key: 'removed' | 'skipped') =>
    done.reduce((n, each) => n + (each.status === 'fulfilled' ? each.value[key] : 0), 0);
  const [removed, skipped] = [sum('removed'), sum('skipped')];
  return { removed, skipped, remaining: found.length === most || removed + skipped < found.length };
}
