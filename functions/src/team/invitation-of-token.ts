import { createHash } from 'node:crypto';
import {
  accepted,
  functionsMessages,
  messages,
  type Outcome,
  refusedAt,
} from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice/practice';
import { type Invitation, invitationState, partsOfToken } from '@platzwart/domain/team/invitation';
import { may, roleInForce } from '@platzwart/domain/team/permission';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../core/collections.ts';
import type { Caller } from '../core/tools.ts';

/** The id of the invitation whose link carries this secret; the secret itself is never stored. */
export function invitationIdOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * The invitation behind a link, if still valid: open, or accepted by this very caller, who is still
 * a member. Failures, all at the field token: unknown, expired, revoked, used.
 */
export async function invitationOfToken(
  token: string,
  caller: Caller | undefined,
  moment: Date,
  tx: Transaction,
  docs: Collections,
): Promise<
  Outcome<{ practice: Practice; invitation: Invitation; document: DocumentReference<Invitation> }>
> {
  const parts = partsOfToken(token);
  if (!parts) return refusedAt('token', 'invitationUnknown', messages.invitationUnknown);
  const document = docs.invitation(parts.slug, invitationIdOf(parts.secret));
  const [found, practiceNow] = await Promise.all([
    tx.get(document),
    tx.get(docs.practice(parts.slug)),
  ]);
  const [invitation, practice] = [found.data(), practiceNow.data()];
  if (!invitation || !practice)
    return refusedAt('token', 'invitationUnknown', messages.invitationUnknown);

  const state = invitationState(invitation, moment);
  // Valid only while its sender may still invite.
  const inviter = (await tx.get(docs.member(parts.slug, invitation.invitedBy.uid))).data();
  if (state === 'open' && !may(roleInForce(inviter), 'changeSettings')) {
    return refusedAt('token', 'invitationRevoked', functionsMessages.invitationRevoked);
  }
  if (state === 'revoked')
    return refusedAt('token', 'invitationRevoked', functionsMessages.invitationRevoked);
  if (state === 'expired')
    return refusedAt('token', 'invitationExpired', functionsMessages.invitationExpired);
  if (state === 'accepted') {
    const isOwn = caller !== undefined && invitation.acceptedBy === caller.uid;
    // A removed member does not come back by the old link.
    const isStillMember = isOwn && (await tx.get(docs.member(parts.slug, caller.uid))).exists;
    if (!isStillMember)
      return refusedAt('token', 'invitationUsed', functionsMessages.invitationUsed);
  }
  return accepted({ practice, invitation, document });
}
