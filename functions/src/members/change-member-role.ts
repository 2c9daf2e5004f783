import { accepted, functionsSentences, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { collections } from '../collections.ts';
import { handler } from '../handler.ts';
import { invitationsOf, isLastAdministrator, withPractice } from './membership.ts';

/**
 * Gives a member another role, at once (design section 5); whoever is no administrator any more takes open invitations with them. For administrators, of themselves too, in a
 * locked practice too. Failures: signInNeeded, notAllowed, the last administrator (field form), somebody who is no member (field uid).
 */
export const changeMemberRole = handler('changeMemberRole', async ({ companySlug: slug, uid, role }, _caller, { db }) => {
  const docs = collections(db);
  return db.runTransaction(async (tx) => {
    const [practiceNow, memberNow, userNow] = await Promise.all([
      tx.get(docs.practice(slug)),
      tx.get(docs.member(slug, uid)),
      tx.get(docs.user(uid)),
    ]);
    const [practice, member, user] = [practiceNow.data(), memberNow.data(), userNow.data()];
    if (!practice) return refused({ kind: 'notAllowed' });
    if (!member) return refusedAt('uid', 'memberGone', sentences.memberGone);
    if (member.role === 'administrator' && role !== 'administrator' && (await isLastAdministrator(slug, uid, tx, docs))) {
      return refusedAt(wholeForm, 'lastAdministrator', functionsSentences.lastAdministrator);
    }

    const revoke = role === 'administrator' ? undefined : await invitationsOf(slug, uid, tx, docs);

    tx.update(memberNow.ref, { role });
    revoke?.();
    if (user) tx.update(userNow.ref, { practices: withPractice(user.practices, { slug, title: practice.title, role }) });
    return accepted({});
  });
});
