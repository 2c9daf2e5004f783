import { isSameEmail } from '@platzwart/domain/contact/email-address';
import {
  accepted,
  functionsMessages,
  messages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { demandOf } from '@platzwart/domain/sign-in/session-document';
import { partsOfToken } from '@platzwart/domain/team/invitation';
import { higherRole } from '@platzwart/domain/team/role';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { firstSignIns, isStillKnown } from '../core/known-account.ts';
import { watchMember } from '../core/known-members.ts';
import { stillAt } from '../core/still-at.ts';
import { writeLog } from '../core/write-log.ts';
import { queueEmail } from '../emails/outbox.ts';
import { memberJoinedEmails } from '../emails/templates/team-notices.ts';
import { invitationOfToken } from './invitation-of-token.ts';
import { linksOfBefore } from './links-of-before.ts';
import { nameOf, otherAdministrators, withPractice } from './membership.ts';

/**
 * The caller joins the practice with the invitation's role; an existing member keeps the higher of
 * both roles. Creates their user document for their first practice. Out: the practice's slug. A
 * repeat by the same person gets the first answer. The link has proven the mailbox, so it confirms
 * the address, too. Failures: signInNeeded; an unknown, expired, revoked or used invitation, or one
 * for another address (field token); a locked practice (field form).
 */
export const acceptInvitation = handler(
  'acceptInvitation',
  async ({ token }, caller, { db, now, origin, accounts }) => {
    const { person } = caller;
    const docs = collections(db);
    const slugOfToken = partsOfToken(token)?.slug;
    const others =
      slugOfToken === undefined ? [] : await otherAdministrators(slugOfToken, [caller.uid], docs);
    const outcome = await db.runTransaction(async (tx) => {
      const found = await invitationOfToken(token, caller, now(), tx, docs);
      if (!found.ok) return found;
      const { practice, invitation, document } = found.value;
      const { slug, title } = practice;
      if (invitation.state === 'accepted') return accepted({ companySlug: slug });
      if (!isSameEmail(person.email, invitation.email))
        return refusedAt('token', 'invitationForOther', functionsMessages.invitationForOther);
      if (practice.locked) return refusedAt(wholeForm, 'practiceLocked', messages.practiceReadOnly);

      const [memberNow, userNow, account, voidLinks] = await Promise.all([
        tx.get(docs.member(slug, caller.uid)),
        tx.get(docs.user(caller.uid)),
        tx.get(docs.account(slug)),
        linksOfBefore(person, tx, docs),
      ]);
      const [member, user] = [memberNow.data(), userNow.data()];
      if (!(await isStillKnown(person, user, { accounts, db })))
        return refused({ kind: 'signInNeeded' });
      const role = member ? higherRole(member.role, invitation.role) : invitation.role;
      const name = nameOf(user, caller);
      voidLinks(user);
      tx.update(document, { state: 'accepted', acceptedBy: caller.uid });
      const shown = { name, email: person.email, signInsValidFrom: person.validSince };
      const known = user ?? firstSignIns(person, caller);
      tx.set(docs.member(slug, caller.uid), {
        ...demandOf(known, account.data()),
        ...shown,
        role,
        lastVisit: member?.lastVisit ?? null,
      });
      watchMember(tx, caller.uid, docs);
      tx.set(docs.user(caller.uid), {
        ...known,
        ...shown,
        practices: withPractice(user?.practices ?? [], { slug, title, role }),
      });
      const line = {
        at: now(),
        by: { kind: 'member', uid: caller.uid },
        count: 0,
        member: caller.uid,
        role,
        invitation: document.id,
      } as const;
      if (!member) writeLog(tx, slug, { ...line, what: 'memberJoined' }, docs);
      else if (member.role !== role)
        writeLog(tx, slug, { ...line, what: 'roleChanged', from: member.role }, docs);
      for (const email of memberJoinedEmails(
        { practice, name, cause: document.id, now: now() },
        others,
        origin,
      ))
        queueEmail(tx, email, db);
      return accepted({ companySlug: slug });
    });
    // Together with the address: it could have been changed meanwhile.
    if (outcome.ok && !person.emailVerified && (await stillAt(person, { accounts })))
      await accounts.setEmail(person.uid, person.email);
    return outcome;
  },
);
