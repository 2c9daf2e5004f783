/** Removes untouched imported requests, in parts of one transaction each. */
import { maxRows } from '@platzwart/domain/import/import';
import { queries } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import { commitUnlessConflict } from '../core/optimistic-write.ts';
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

type Found = Pick<ReadOnlyQueryDocument<TherapyRequest>, 'id' | 'createTime' | 'updateTime'>;
type Imported = { readonly slug: string; readonly importId: string };
type Releasing = Imported & {
  /** Written with them; false if none of them is to go any more. */
  readonly count: (tx: Transaction, released: number) => Promise<boolean>;
};
type Removing = Imported & {
  readonly at: Date;
  /** Written with them: whom it removes, and how many it lets go instead. */
  readonly alongside: (tx: Transaction, removed: readonly string[], kept: number) => void;
};

/**
 * Lets go of the import's requests that somebody has worked on: from now on they are requests like
 * any other. Out: how many are left, once none of them is touched.
 */
export async function releaseTouched(
  { slug, importId, count }: Releasing,
  { db }: Pick<Tools, 'db'>,
): Promise<number | undefined> {
  const all = queryOf(collections(db).requests(slug), queries.imported(importId, maxRows));
  const [{ docs: found }, isUntouched] = await Promise.all([
    // Times of creation and change come without any field.
    all.select().get(),
    untouchedIn(slug, { db }),
  ]);
  const touched = found.filter((request) => !isUntouched(request));
  for (let from = 0; from < touched.length; from += maxBatchSize) {
    const batch = touched.slice(from, from + maxBatchSize);
    await commitUnlessConflict(
      inTransaction(db, async (tx) => {
        if (!(await count(tx, batch.length))) return;
        for (const request of batch) release(tx, slug, request, db);
      }),
    );
  }
  return touched.length > 0 ? undefined : found.length;
}

/**
 * Removes the import's next requests, in one transaction. What to remove, and whom vacancies name,
 * is found outside: a query within would block every booking of the practice. It reads nothing, so
 * nobody waits for it either; if somebody has changed a request since, all stay for the next time.
 */
export async function removeImported(
  { slug, importId, at, alongside }: Removing,
  { db }: Pick<Tools, 'db'>,
): Promise<{ removed: number; isLast: boolean }> {
  const next = queryOf(collections(db).requests(slug), queries.imported(importId, maxBatchSize));
  const [{ docs: found }, isUntouched] = await Promise.all([next.get(), untouchedIn(slug, { db })]);
  const untouched = found.filter(isUntouched);
  const docs = writableCollections(db);
  const isThrough = await commitUnlessConflict(
    inTransaction(db, async (tx) => {
      for (const request of untouched) {
        const { id, updateTime } = request;
        const before = request.data();
        tx.delete(docs.history(slug, id).doc(importedLine));
        tx.delete(docs.request(slug, id), { lastUpdateTime: updateTime });
        recordErasure(tx, { what: 'request', slug, id }, at, docs);
        moveOpenKey(tx, { slug, requestId: id, before, after: undefined }, docs);
      }
      for (const request of found) if (!isUntouched(request)) release(tx, slug, request, db);
      moveCounters(
        tx,
        {
          slug,
          moved: untouched.map((request) => ({ before: request.data(), after: undefined })),
          now: at,
        },
        db,
      );
      alongside(
        tx,
        untouched.map(({ id }) => id),
        found.length - untouched.length,
      );
    }),
  );
  return isThrough
    ? { removed: untouched.length, isLast: found.length < maxBatchSize }
    : { removed: 0, isLast: false };
}

/**
 * Anything done with a request updates its document: its note, an edit, a contact, a tag. Only a
 * vacancy's plan may name it before.
 */
async function untouchedIn(
  slug: string,
  tools: Pick<Tools, 'db'>,
): Promise<(request: Found) => boolean> {
  const all = new Set<string>();
  for await (const { named } of namesInVacancies(slug, tools)) for (const id of named) all.add(id);
  return ({ id, createTime, updateTime }) => updateTime.isEqual(createTime) && !all.has(id);
}

function release(tx: Transaction, slug: string, { id, updateTime }: Found, db: Tools['db']): void {
  tx.update(
    writableCollections(db).request(slug, id),
    { importId: FieldValue.delete() },
    { lastUpdateTime: updateTime },
  );
}
