import { accepted, type Outcome, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, queryOf } from '../collections.ts';
import { handler } from '../handler.ts';
import { isLastAdministrator } from '../members/membership.ts';
import { endNotifications } from '../members/notified-members.ts';

/**
 * Takes the caller out of every practice and deletes what they are to us: their document, their referral code and what invitations say of
 * them, those they have sent being revoked, then their account. Called
 * again after a failure in between, it completes what is left; accounts are deleted in no other way (design section 6).
 * Failures: signInNeeded; the last administrator of a practice (field form), whose name is told.
 */
export const deleteUser = handler('deleteUser', async (_input, caller, { db, accounts }) => {
  const left = await leaveEveryPractice(caller.uid, db);
  if (!left.ok) return left;
  await accounts.delete(caller.uid);
  return accepted({});
});

/** All or nothing; administrators are read with it, so that the last two cannot both leave at the same moment. */
function leaveEveryPractice(uid: string, db: Firestore): Promise<Outcome<'left'>> {
  const docs = collections(db);
  return db.runTransaction(async (tx) => {
    const practices = (await tx.get(docs.user(uid))).data()?.practices ?? [];
    const alone = await Promise.all(
      practices.map(async ({ slug }) => {
        const self = (await tx.get(docs.member(slug, uid))).data();
        return self?.role === 'administrator' && isLastAdministrator(slug, uid, tx, docs);
      }),
    );
    const kept = practices.filter((_, n) => alone[n]).map(({ title }) => `„${title}“`);
    if (kept.length > 0) {
      const message = `${sentences.lastAdministrator} Es geht um ${kept.join(', ')}.`;
      return refusedAt(wholeForm, 'lastAdministrator', message);
    }
    const traces = practices.map(({ slug }) =>
      Promise.all([
        tx.get(docs.account(slug)),
        tx.get(docs.invitations(slug).where('invitedBy.uid', '==', uid)),
        tx.get(docs.invitations(slug).where('acceptedBy', '==', uid)),
      ]),
    );
    const [found, codes] = await Promise.all([Promise.all(traces), tx.get(queryOf(docs.referralCodes(), queries.referralCodeOf(uid)))]);
    for (const { slug } of practices) {
      tx.delete(docs.member(slug, uid));
      tx.delete(docs.editing(slug, uid));
    }
    for (const [account, sent, taken] of found) {
      endNotifications(tx, account, uid);
      for (const { ref, data } of sent.docs.map((each) => ({ ref: each.ref, data: each.data() })))
        tx.update(ref, { 'invitedBy.name': '', state: data.state === 'open' ? 'revoked' : data.state });
      for (const { ref } of taken.docs) tx.delete(ref);
    }
    for (const code of codes.docs) tx.delete(code.ref);
    tx.delete(docs.user(uid));
    return accepted('left');
  });
}
