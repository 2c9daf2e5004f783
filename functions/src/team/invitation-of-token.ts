import { createHash } from 'node:crypto';
import { accepted, functionsMessages, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice/practice';
import { type Invitation, invitationState, partsOfToken } from '@platzwart/domain/team/invitation';
import { may } from '@platzwart/domain/team/permission';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../core/collections.ts';
import type { Caller } from '../core/tools.ts';

/** Where the invitation whose link carries this secret is kept: the secret itself is stored nowhere. */
export function invitationIdOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * The invitation behind a link, if it is still good for something: open, or accepted by this very caller, who is still a
 * member. Failures, all at the field token: unknown, expired, revoked, used.
 */
export async function invitationOfToken(
  token: string,
  caller: Caller | undefined,
  moment: Date,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<{ practice: Practice; invitation: Invitation; document: DocumentReference<Invitation> }>> {
  const parts = partsOfToken(token);
  if (!parts) return refusedAt('token', 'invitationUnknown', messages.invitationUnknown);
  const document = docs.invitation(parts.slug, invitationIdOf(parts.secret));
  const [found, practiceNow] = await Promise.all([tx.get(document), tx.get(docs.practice(parts.slug))]);
  const [invitation, practice] = [found.data(), practiceNow.data()];
  if (!invitation || !practice) return refusedAt('token', 'invitationUnknown', messages.invitationUnknown);

  const state = invitationState(invitation, moment);
  // It is good for as long as whoever sent it might still send it.
  const inviter = (await tx.get(docs.member(parts.slug, invitation.invitedBy.uid))).data();
  if (state === 'open' && !may(inviter?.role, 'changeSettings')) {
    return refusedAt('token', 'invitationRevoked', functionsMessages.invitationRevoked);
  }
  if (state === 'revoked') return refusedAt('token', 'invitationRevoked', functionsMessages.invitationRevoked);
  if (state === 'expired') return refusedAt('token', 'invitationExpired', functionsMessages.invitationExpired);
  if (state === 'accepted') {
    const isOwn = caller !== undefined && invitation.acceptedBy === caller.uid;
    // Whoever was removed since does not come back by the old link.
    const isStillMember = isOwn && (await tx.get(docs.member(parts.slug, caller.uid))).exists;
    if (!isStillMember) return refusedAt('token', 'invitationUsed', functionsMessages.invitationUsed);
  }
  return accepted({ practice, invitation, document });
}
