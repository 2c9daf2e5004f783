import { accepted, messages, refusedAt } from '@platzwart/domain/failure';
import { active } from '@platzwart/domain/request/changes';
import { keepApart as apart, merge } from '@platzwart/domain/request/merge';
import type { Transaction } from 'firebase-admin/firestore';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';

type Pair = { companySlug: string; requestId: string; otherId: string };

/**
 * Merges two open requests of the same person (spec section 3): the earlier date counts, preferred times and histories are
 * combined, the other one is archived and names the surviving one. A repeat succeeds with the same answer. For administrators
 * and therapists. Out: the surviving id. Failures: signInNeeded, notAllowed, a locked practice (field form), the same request
 * twice, one that is gone or archived (fields requestId, otherId), a combined note that is too long (field adminNote).
 */
export const mergeRequests = handler('mergeRequests', async (pair, caller, tools) => {
  if (pair.requestId === pair.otherId) return refusedAt('otherId', 'same', messages.checkThis);
  const { companySlug: slug, requestId, otherId } = pair;
  const docs = writableCollections(tools.db);
  const { by } = caller;
  // Read outside the transaction, as queries within it lock too much; a line written meanwhile stays with the archived one.
  const [oneLines, otherLines] = await Promise.all([docs.history(slug, requestId).get(), docs.history(slug, otherId).get()]);
  return inTransaction(tools.db, async (tx) => {
    const [[one, other], form] = await Promise.all([bothRequests(tx, pair, docs), tx.get(docs.form(slug))]);
    const known = form.data();
    if (!known) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
    if (one?.mergedInto === otherId) return accepted({ requestId: otherId });
    if (other?.mergedInto === requestId) return accepted({ requestId });
    if (!one) return refusedAt('requestId', 'requestGone', messages.requestGone);
    if (!other) return refusedAt('otherId', 'requestGone', messages.requestGone);
    const merged = merge({ ...one, id: requestId }, { ...other, id: otherId }, { form: known, by, now: tools.now() });
    if (!merged.ok) return merged;

    const before = new Map([
      [requestId, one],
      [otherId, other],
    ]);
    const { surviving, archived } = merged.value;
    const changes = [archived, surviving].map(({ id, change }) => ({
      id,
      before: before.get(id),
      after: change.after,
      history: change.history,
    }));
    // The archived one releases its person's key before the surviving one may take it.
    for (const { id, history, ...moved } of changes) {
      tx.set(docs.request(slug, id), active(moved.after, history));
      moveOpenKey(tx, { slug, requestId: id, ...moved }, docs);
      tx.create(docs.history(slug, id).doc(), history);
    }
    moveCounters(tx, { slug, moved: changes }, tools.db);
    const copied = archived.id === requestId ? oneLines : otherLines;
    for (const line of copied.docs)
      tx.set(docs.history(slug, surviving.id).doc(`${archived.id}_${line.id}`), { ...line.data(), of: archived.id });
    return accepted({ requestId: surviving.id });
  });
});

/**
 * Marks two similar open requests as different people: the question does not come up again. For administrators and
 * therapists. Failures: as above.
 */
export const keepApart = handler('keepApart', async (pair, caller, tools) => {
  if (pair.requestId === pair.otherId) return refusedAt('otherId', 'same', messages.checkThis);
  const docs = writableCollections(tools.db);
  const { by } = caller;
  return inTransaction(tools.db, async (tx) => {
    const [one, other] = await bothRequests(tx, pair, docs);
    if (!one) return refusedAt('requestId', 'requestGone', messages.requestGone);
    if (!other) return refusedAt('otherId', 'requestGone', messages.requestGone);
    for (const [request, id, otherId] of [
      [one, pair.requestId, pair.otherId],
      [other, pair.otherId, pair.requestId],
    ] as const) {
      const change = apart(request, otherId, by, tools.now());
      if (change === 'unchanged') continue;
      tx.set(docs.request(pair.companySlug, id), active(change.after, change.history));
      tx.create(docs.history(pair.companySlug, id).doc(), change.history);
    }
    return accepted({});
  });
});

async function bothRequests(tx: Transaction, { companySlug: slug, requestId, otherId }: Pair, docs: WritableCollections) {
  const [one, other] = await Promise.all([tx.get(docs.request(slug, requestId)), tx.get(docs.request(slug, otherId))]);
  return [one.data(), other.data()] as const;
}
