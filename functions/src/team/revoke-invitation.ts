import { accepted, functionsMessages, messages, refusedAt } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { writeLog } from '../core/write-log.ts';

/**
 * Revokes an invitation: its link stops working. For administrators, in a locked practice too;
 * idempotent. Failures: signInNeeded, notAllowed, an unknown or accepted invitation (field
 * invitationId).
 */
export const revokeInvitation = handler(
  'revokeInvitation',
  async ({ companySlug: slug, invitationId }, caller, { db, now }) => {
    const docs = collections(db);
    return db.runTransaction(async (tx) => {
      const document = docs.invitation(slug, invitationId);
      const invitation = (await tx.get(document)).data();
      if (!invitation)
        return refusedAt('invitationId', 'invitationUnknown', messages.invitationUnknown);
      if (invitation.state === 'accepted')
        return refusedAt('invitationId', 'invitationUsed', functionsMessages.invitationUsed);
      if (invitation.state === 'revoked') return accepted({});
      tx.update(document, { state: 'revoked' });
      writeLog(
        tx,
        slug,
        { at: now(), by: caller.by, what: 'invitationRevoked', count: 0, invitation: invitationId },
        docs,
      );
      return accepted({});
    });
  },
);
