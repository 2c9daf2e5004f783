import { accepted, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { may } from '@platzwart/domain/permission';
import type { Handler } from '../call.ts';
import { type Collections, collections } from '../collections.ts';
import { inTransaction } from '../transaction.ts';
import { moveCounters, moveOpenKey, writeLog } from './apply-changes.ts';

/**
 * Deletes a request for good, its history and the links to it, whether open or archived; the log keeps that it was done,
 * and by whom, and no more. For administrators and therapists. A request that is gone already is a success.
 * Failures: signInNeeded, notAllowed, a locked practice (field form).
 */
export const deleteRequest: Handler<'deleteRequest'> = async ({ companySlug: slug, requestId }, caller, { db, now }) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const docs = collections(db);
  const outcome = await inTransaction(db, async (tx) => {
    const [member, practice, request] = await Promise.all([
      tx.get(docs.member(slug, caller.uid)),
      tx.get(docs.practice(slug)),
      tx.get(docs.request(slug, requestId)),
    ]);
    if (!may(member.data()?.role, 'changeRequests')) return refused({ kind: 'notAllowed' });
    if (practice.data()?.locked) return refusedAt(wholeForm, 'practiceLocked', sentences.practiceReadOnly);
    const before = request.data();
    if (!before) return accepted({});

    tx.delete(request.ref);
    moveOpenKey(tx, { slug, requestId, before, after: undefined }, docs);
    moveCounters(tx, { slug, moved: [{ before, after: undefined }] }, db);
    writeLog(tx, slug, { at: now(), by: { kind: 'member', uid: caller.uid }, what: 'requestDeleted', count: 1 }, docs);
    return accepted({});
  });
  if (outcome.ok) await sweep(slug, requestId, docs);
  return outcome;
};

/**
 * What hung on the request. After it, since a query within the transaction would keep every booking waiting, and since
 * nothing new comes once it is gone. Whoever breaks off here sends the same call again.
 */
async function sweep(slug: string, requestId: string, docs: Collections): Promise<void> {
  const [history, links] = await Promise.all([
    docs.history(slug, requestId).select().get(),
    docs.requestLinks().where('slug', '==', slug).where('requestId', '==', requestId).select().get(),
  ]);
  await Promise.all([...history.docs, ...links.docs].map(({ ref }) => ref.delete()));
}
