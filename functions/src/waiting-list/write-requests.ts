import { active, givenWay, isSamePerson } from '@platzwart/domain/request/changes';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { replaceUnchanged } from '../core/optimistic-write.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';

export type Written = {
  readonly requestId: string;
  /** Read without a lock: written on the condition that it has not changed since. */
  readonly read?: DocumentSnapshot<TherapyRequest> | undefined;
  /** Undefined: it is new. */
  readonly before: TherapyRequest | undefined;
  readonly after: TherapyRequest;
  readonly lines: readonly { readonly id: string; readonly entry: HistoryEntry }[];
};

/**
 * Writes changed requests and all that follows from them: since when they are active, their
 * people's keys, the counters, the history, which says when a request became another person's.
 */
export function writeRequests(
  tx: Transaction,
  { slug, written, now }: { slug: string; written: readonly Written[]; now: Date },
  db: Firestore,
): void {
  const docs = writableCollections(db);
  const moved = written.map(({ requestId, read, before, after: changed, lines }) => {
    const after = lines.reduce((request, { entry }) => active(request, entry), changed);
    const request = docs.request(slug, requestId);
    if (read) replaceUnchanged(tx, read, after);
    else if (before) tx.set(request, after);
    else tx.create(request, after);
    moveOpenKey(tx, { slug, requestId, before, after }, docs);
    for (const { id, entry } of lines)
      tx.create(docs.history(slug, requestId).doc(id), withPerson(entry, before, after));
    return { before, after };
  });
  moveCounters(tx, { slug, moved, now }, db);
}

/**
 * The other open request of the same person gives way to that one. To be written before it: one
 * releases the key that the other takes.
 */
export function yieldingTo(
  requestId: string,
  { id, ...claimed }: WithId<TherapyRequest>,
  { slug, now }: { slug: string; now: Date },
  docs: WritableCollections,
): Written {
  const { after, history: entry } = givenWay(claimed, requestId, now);
  const lines = [{ id: docs.history(slug, id).doc().id, entry }];
  return { requestId: id, before: claimed, after, lines };
}

/** Says of an edit or a merge that the request became another person's. A correction is its own. */
export function withPerson(
  entry: HistoryEntry,
  before: TherapyRequest | undefined,
  after: TherapyRequest,
): HistoryEntry {
  const isChange = entry.what === 'edited' || entry.what === 'merged';
  return isChange && before && !isSamePerson(before, after)
    ? { ...entry, changesPerson: true }
    : entry;
}
