import { accepted, refused, refusedAt, sentences } from '@platzwart/domain/failure';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { practiceToChange } from './practice-access.ts';

/**
 * Withdraws an invitation: its link opens nothing any more (design section 5). For administrators; once more changes
 * nothing. Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown or accepted invitation (field
 * invitationId).
 */
export const revokeInvitation: Handler<'revokeInvitation'> = async ({ companySlug: slug, invitationId }, caller, { db }) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const docs = collections(db);
  return db.runTransaction(async (tx) => {
    const administration = await practiceToChange(slug, caller, tx, docs);
    if (!administration.ok) return administration;
    const document = docs.invitation(slug, invitationId);
    const invitation = (await tx.get(document)).data();
    if (!invitation) return refusedAt('invitationId', 'invitationUnknown', sentences.invitationUnknown);
    if (invitation.state === 'accepted') return refusedAt('invitationId', 'invitationUsed', sentences.invitationUsed);
    if (invitation.state === 'open') tx.update(document, { state: 'revoked' });
    return accepted({});
  });
};
