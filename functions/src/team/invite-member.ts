import { randomBytes } from 'node:crypto';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { day } from '@platzwart/domain/dates/durations';
import {
  accepted,
  functionsMessages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import {
  type Invitation,
  maxOpenInvitations,
  newInvitation,
} from '@platzwart/domain/team/invitation';
import type { Member } from '@platzwart/domain/team/member';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { writeLog } from '../core/write-log.ts';
import { queueEmail } from '../emails/outbox.ts';
import { invitationEmail } from '../emails/templates/invitation.ts';
import { invitationIdOf } from './invitation-of-token.ts';
import { nameOf } from './membership.ts';

/**
 * E-mails within 24 hours. Anybody may register a practice: without a limit we would fill
 * strangers' mailboxes for them.
 */
const max = { toOneAddress: 5, ofOnePractice: 2 * maxOpenInvitations };

/**
 * Invites somebody into the practice's team by an e-mail with a link. For administrators. Only the
 * e-mail contains the link's secret; an open invitation of the same address is revoked, so that
 * only the newest link counts. Failures: signInNeeded, notAllowed, a locked practice or too many
 * e-mails (field form), a member already or too many open invitations (field email).
 */
export const inviteMember = handler(
  'inviteMember',
  async ({ companySlug: slug, email, role }, caller, { db, now, origin }) => {
    const moment = now();
    const docs = collections(db);
    const secret = randomBytes(32).toString('base64url');
    return db.runTransaction(async (tx) => {
      const [practiceNow, members, unexpired, account] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.members(slug)),
        tx.get(docs.invitations(slug).where('expiresAt', '>', moment)),
        tx.get(docs.account(slug)),
      ]);
      const practice = practiceNow.data();
      if (!practice) return refused({ kind: 'notAllowed' });
      const validated = validateInvitation(
        email,
        members.docs.map((member) => member.data()),
        unexpired.docs.map((invitation) => invitation.data()),
        moment,
      );
      if (!validated.ok) return validated;

      for (const replaced of unexpired.docs) {
        if (isOpenFor(email)(replaced.data())) tx.update(replaced.ref, { state: 'revoked' });
      }
      const invitationId = invitationIdOf(secret);
      const invitation = newInvitation(
        { email, role, invitedBy: { uid: caller.uid, name: nameOf(caller.membership, caller) } },
        moment,
      );
      tx.create(docs.invitation(slug, invitationId), invitation);
      writeLog(
        tx,
        slug,
        {
          at: moment,
          by: caller.by,
          what: 'memberInvited',
          count: 0,
          invitation: invitationId,
          role,
        },
        docs,
      );
      const known = account.data();
      const contact = known ? confirmedEmailOf(known) : '';
      queueEmail(
        tx,
        invitationEmail({ practice, contact, invitationId, invitation, secret }, origin),
        db,
      );
      return accepted({});
    });
  },
);

function validateInvitation(
  email: string,
  members: readonly Member[],
  unexpired: readonly Invitation[],
  moment: Date,
): Outcome<'welcome'> {
  if (members.some((member) => isSameEmail(member.email, email))) {
    return refusedAt('email', 'alreadyMember', functionsMessages.alreadyMember);
  }
  const isReplaced = isOpenFor(email);
  const staysOpen = unexpired.filter(
    (invitation) => invitation.state === 'open' && !isReplaced(invitation),
  );
  if (staysOpen.length >= maxOpenInvitations)
    return refusedAt('email', 'tooManyInvitations', functionsMessages.tooManyInvitations);

  const lately = unexpired.filter(({ invitedAt }) => invitedAt.getTime() > moment.getTime() - day);
  if (
    lately.filter((invitation) => isSameEmail(invitation.email, email)).length >= max.toOneAddress
  ) {
    return refusedAt(
      wholeForm,
      'tooManyEmails',
      'An diese Adresse gingen heute schon mehrere Einladungen. Bitte seht dort im Postfach und im Spam-Ordner nach.',
    );
  }
  if (lately.length >= max.ofOnePractice) {
    return refusedAt(
      wholeForm,
      'tooManyEmails',
      'Eure Praxis hat heute schon sehr viele Einladungen verschickt. Bitte versuche es morgen wieder.',
    );
  }
  return accepted('welcome');
}

function isOpenFor(email: string): (invitation: Invitation) => boolean {
  return (invitation) => invitation.state === 'open' && isSameEmail(invitation.email, email);
}
