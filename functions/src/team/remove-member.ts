import {
  accepted,
  functionsMessages,
  messages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import { may } from '@platzwart/domain/team/permission';
import { collections, queryOf } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { deleteInParts } from '../core/in-parts.ts';
import { recordErasure } from '../core/record-erasure.ts';
import { writeLog } from '../core/write-log.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { accessEndedEmails, memberLeftEmails } from '../emails/templates/team-notices.ts';
import {
  invitationsOf,
  isLastAdministrator,
  otherAdministrators,
  withoutPractice,
} from './membership.ts';
import { endNotifications } from './notified-members.ts';

/**
 * Ends a membership: administrators end anybody's, everybody their own, both in a locked practice
 * too. The practice immediately disappears from the person's own list, which closes their open
 * screens; their open invitations are revoked. Notifies the other administrators, and the person if
 * somebody else removed them. Failures: signInNeeded, freshSignInNeeded (to remove somebody else),
 * notAllowed, the last administrator (field form), somebody who is no member (field uid).
 */
export const removeMember = handler(
  'removeMember',
  async ({ companySlug: slug, uid }, caller, { db, now, origin }) => {
    const docs = collections(db);
    const leaves = uid === caller.uid;
    if (!leaves && !may(caller.membership.role, 'changeSettings'))
      return refused({ kind: 'notAllowed' });
    const others = await otherAdministrators(slug, [uid, caller.uid], docs);
    const outcome = await db.runTransaction(async (tx) => {
      const [memberNow, userNow, accountNow, practiceNow, ownLists] = await Promise.all([
        tx.get(docs.member(slug, uid)),
        tx.get(docs.user(uid)),
        tx.get(docs.account(slug)),
        tx.get(docs.practice(slug)),
        tx.get(queryOf(docs.ownLists(slug, uid), queries.lists())),
      ]);
      const [member, user] = [memberNow.data(), userNow.data()];
      if (!member)
        return leaves
          ? refused({ kind: 'notAllowed' })
          : refusedAt('uid', 'memberGone', messages.memberGone);
      if (member.role === 'administrator' && (await isLastAdministrator(slug, uid, tx, docs))) {
        return refusedAt(wholeForm, 'lastAdministrator', functionsMessages.lastAdministrator);
      }

      const practice = practiceNow.data();
      const about = { name: member.name, cause: `${uid}_${now().getTime()}`, now: now() };
      const removed =
        leaves || member.email === '' ? [] : [{ name: member.name, address: member.email }];
      const emails = practice
        ? [
            ...accessEndedEmails({ practice, ...about }, removed, origin),
            ...memberLeftEmails({ practice, ...about }, others, origin),
          ]
        : [];
      const areTold = await areQueued(tx, emails, db);
      const revoke = await invitationsOf(slug, uid, tx, docs);

      tx.delete(memberNow.ref);
      recordErasure(tx, { what: 'membership', slug, id: uid }, now(), docs);
      tx.delete(docs.editing(slug, uid));
      for (const { ref } of ownLists.docs) tx.delete(ref);
      tx.delete(docs.devices(slug, uid));
      tx.delete(docs.opened(slug, uid));
      revoke({ by: caller.by, at: now() });
      const what = leaves ? 'memberLeft' : 'memberRemoved';
      writeLog(
        tx,
        slug,
        { at: now(), by: caller.by, what, count: 0, member: uid, role: member.role },
        docs,
      );
      endNotifications(tx, accountNow, uid);
      if (user) tx.update(userNow.ref, { practices: withoutPractice(user.practices, slug) });
      if (!areTold) for (const email of emails) queueEmail(tx, email, db);
      return accepted({});
    });
    // Beyond what a transaction takes: members may have stored any number.
    if (outcome.ok) await deleteInParts(docs.ownLists(slug, uid));
    return outcome;
  },
);
