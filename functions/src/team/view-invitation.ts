import { accepted } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { invitationOfToken } from './invitation-of-token.ts';

/**
 * Shows an invitation to the holder of its link, signed in or not. Changes nothing: mail scanners
 * open links too. Failures, all at the field token: an unknown, expired, revoked or used
 * invitation; its own user still sees it.
 */
export const viewInvitation = handler('viewInvitation', async ({ token }, caller, { db, now }) => {
  const docs = collections(db);
  return db.runTransaction(
    async (tx) => {
      const found = await invitationOfToken(token, caller, now(), tx, docs);
      if (!found.ok) return found;
      const { practice, invitation } = found.value;
      const { role, email, invitedBy } = invitation;
      return accepted({
        companySlug: practice.slug,
        practiceTitle: practice.title,
        role,
        email,
        invitedBy: invitedBy.name,
      });
    },
    { readOnly: true },
  );
});
