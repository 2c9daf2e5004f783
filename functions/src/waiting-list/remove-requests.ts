/** Takes many requests out again that nobody has touched since they came, a part at a time, each one transaction. */
import type { HistoryEntry } from '@platzwart/domain/history';
import type { QueryShape } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request';
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../collections.ts';
import type { Tools } from '../tools.ts';
import { moveCounters, moveOpenKey } from './apply-changes.ts';

/** Each has its history read and up to three documents deleted. */
const mostAtOnce = 100;

export type Removal = { removed: number; kept: number; remaining: boolean };

type Found = { readonly request: QueryDocumentSnapshot<TherapyRequest>; readonly lines: readonly QueryDocumentSnapshot<HistoryEntry>[] };

/**
 * What there is to remove, found outside of the transaction: a query within it would keep every booking of the practice
 * waiting.
 */
export async function findImported(slug: string, shape: (limit: number) => QueryShape, { db }: Pick<Tools, 'db'>): Promise<Found[]> {
  const docs = collections(db);
  const { docs: found } = await queryOf(docs.requests(slug), shape(mostAtOnce)).get();
  // Two lines are enough to know that there is more than the first one.
  return Promise.all(found.map(async (request) => ({ request, lines: (await docs.history(slug, request.id).limit(2).get()).docs })));
}

/** Reads first, as a transaction must: what it answers does the removing. Whatever has changed since it was found waits for the next part. */
export async function removeImported(
  tx: Transaction,
  { slug, found }: { slug: string; found: readonly Found[] },
  { db }: Pick<Tools, 'db'>,
): Promise<() => Removal> {
  const docs = collections(db);
  const now = found.length === 0 ? [] : await tx.getAll(...found.map(({ request }) => request.ref));

  return () => {
    const removed: QueryDocumentSnapshot<TherapyRequest>[] = [];
    let kept = 0;
    for (const [i, { request, lines }] of found.entries()) {
      if (!now[i]?.updateTime?.isEqual(request.updateTime)) continue;
      if (isUntouched(request.data()) && lines.every((line) => line.data().what === 'imported') && lines.length <= 1) {
        for (const line of lines) tx.delete(line.ref);
        tx.delete(request.ref);
        moveOpenKey(tx, { slug, requestId: request.id, before: request.data(), after: undefined }, docs);
        removed.push(request);
      } else {
        // Somebody has gone on with it: it is a request like any other now, and no longer found here.
        tx.update(request.ref, { importId: FieldValue.delete() });
        kept += 1;
      }
    }
    moveCounters(tx, { slug, moved: removed.map((request) => ({ before: request.data(), after: undefined })) }, db);
    return { removed: removed.length, kept, remaining: found.length === mostAtOnce || removed.length + kept < found.length };
  };
}

function isUntouched({ status, lastChange, noteRevision, nextStep }: TherapyRequest): boolean {
  return status === 'open' && lastChange === null && noteRevision === 0 && nextStep === null;
}
