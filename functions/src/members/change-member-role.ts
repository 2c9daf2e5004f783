import { accepted, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { isLastAdministrator, withPractice } from './membership.ts';
import { practiceToChange } from './practice-access.ts';

/**
 * Gives a member another role, at once (design section 5). For administrators, of themselves too.
 * Failures: signInNeeded, notAllowed, a locked practice or the last administrator (field form), somebody who is no
 * member (field uid).
 */
export const changeMemberRole: Handler<'changeMemberRole'> = async ({ companySlug: slug, uid, role }, caller, { db }) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const docs = collections(db);
  return db.runTransaction(async (tx) => {
    const administration = await practiceToChange(slug, caller, tx, docs);
    if (!administration.ok) return administration;
    const { title } = administration.value.practice;
    const [memberNow, userNow] = await Promise.all([tx.get(docs.member(slug, uid)), tx.get(docs.user(uid))]);
    const [member, user] = [memberNow.data(), userNow.data()];
    if (!member) return refusedAt('uid', 'memberGone', sentences.memberGone);
    if (member.role === 'administrator' && role !== 'administrator' && (await isLastAdministrator(slug, uid, tx, docs))) {
      return refusedAt(wholeForm, 'lastAdministrator', sentences.lastAdministrator);
    }

    tx.update(memberNow.ref, { role });
    if (user) tx.update(userNow.ref, { practices: withPractice(user.practices, { slug, title, role }) });
    return accepted({});
  });
};
