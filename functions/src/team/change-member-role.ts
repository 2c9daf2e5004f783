import {
  accepted,
  functionsMessages,
  messages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { writeLog } from '../core/write-log.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { ownRoleChangedEmails, roleChangedEmails } from '../emails/templates/team-notices.ts';
import {
  invitationsOf,
  isLastAdministrator,
  otherAdministrators,
  withPractice,
} from './membership.ts';

/**
 * Changes a member's role immediately; losing the role of administrator revokes one's open
 * invitations. Notifies the member and the other administrators, except the caller. For
 * administrators, including for themselves, in a locked practice too. An unchanged role does
 * nothing. Failures: signInNeeded, notAllowed, the last administrator (field form), somebody who is
 * no member (field uid).
 */
export const changeMemberRole = handler(
  'changeMemberRole',
  async ({ companySlug: slug, uid, role }, caller, { db, now, origin }) => {
    const docs = collections(db);
    const others = await otherAdministrators(slug, [uid, caller.uid], docs);
    return db.runTransaction(async (tx) => {
      const [practiceNow, memberNow, userNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.member(slug, uid)),
        tx.get(docs.user(uid)),
      ]);
      const [practice, member, user] = [practiceNow.data(), memberNow.data(), userNow.data()];
      if (!practice) return refused({ kind: 'notAllowed' });
      if (!member) return refusedAt('uid', 'memberGone', messages.memberGone);
      if (member.role === role) return accepted({});
      if (member.role === 'administrator' && (await isLastAdministrator(slug, uid, tx, docs))) {
        return refusedAt(wholeForm, 'lastAdministrator', functionsMessages.lastAdministrator);
      }

      const about = {
        practice,
        name: member.name,
        role,
        cause: `${uid}_${now().getTime()}_${role}`,
        now: now(),
      };
      const self =
        uid === caller.uid || member.email === ''
          ? []
          : [{ name: member.name, address: member.email }];
      const emails = [
        ...ownRoleChangedEmails(about, self, origin),
        ...roleChangedEmails(about, others, origin),
      ];
      const areTold = await areQueued(tx, emails, db);
      const revoke =
        role === 'administrator' ? undefined : await invitationsOf(slug, uid, tx, docs);

      tx.update(memberNow.ref, { role });
      revoke?.({ by: caller.by, at: now() });
      writeLog(
        tx,
        slug,
        {
          at: now(),
          by: caller.by,
          what: 'roleChanged',
          count: 0,
          member: uid,
          from: member.role,
          role,
        },
        docs,
      );
      if (user)
        tx.update(userNow.ref, {
          practices: withPractice(user.practices, { slug, title: practice.title, role }),
        });
      if (!areTold) for (const email of emails) queueEmail(tx, email, db);
      return accepted({});
    });
  },
);
