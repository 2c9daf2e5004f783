import { accepted, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { memberLeftLetters } from '../mail/letters/team-notices.ts';
import { areQueued, queueLetter } from '../mail/outbox.ts';
import { isLastAdministrator, otherAdministrators, withoutPractice } from './membership.ts';
import { endNotifications } from './notified-members.ts';
import { practiceToChange } from './practice-access.ts';

/**
 * Ends a membership (design section 5): administrators end anybody's, everybody their own, in a locked practice too. The
 * practice disappears from the person's own list in the same moment, which closes the screens they have open.
 * Failures: signInNeeded, notAllowed, a locked practice or the last administrator (field form), somebody who is no
 * member (field uid).
 */
export const removeMember: Handler<'removeMember'> = async ({ companySlug: slug, uid }, caller, { db, now, origin }) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const docs = collections(db);
  const leaves = uid === caller.uid;
  const others = await otherAdministrators(slug, [uid, caller.uid], docs);
  return db.runTransaction(async (tx) => {
    const administration = leaves ? accepted('own') : await practiceToChange(slug, caller, tx, docs);
    if (!administration.ok) return administration;
    const [memberNow, userNow, accountNow, practiceNow] = await Promise.all([
      tx.get(docs.member(slug, uid)),
      tx.get(docs.user(uid)),
      tx.get(docs.account(slug)),
      tx.get(docs.practice(slug)),
    ]);
    const [member, user] = [memberNow.data(), userNow.data()];
    if (!member) return leaves ? refused({ kind: 'notAllowed' }) : refusedAt('uid', 'memberGone', sentences.memberGone);
    if (member.role === 'administrator' && (await isLastAdministrator(slug, uid, tx, docs))) {
      return refusedAt(wholeForm, 'lastAdministrator', sentences.lastAdministrator);
    }

    const practice = practiceNow.data();
    const about = { name: member.name, cause: `${uid}_${now().getTime()}`, now: now() };
    const letters = practice ? memberLeftLetters({ practice, ...about }, others, origin) : [];
    const areTold = await areQueued(tx, letters, db);

    tx.delete(memberNow.ref);
    endNotifications(tx, accountNow, uid);
    if (user) tx.update(userNow.ref, { practices: withoutPractice(user.practices, slug) });
    if (!areTold) for (const letter of letters) queueLetter(tx, letter, db);
    return accepted({});
  });
};
