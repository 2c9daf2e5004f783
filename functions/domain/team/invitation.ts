/** Invitations to a practice's team: a link by e-mail, valid for 14 days, for one address. */

import * as z from 'zod/mini';
import { day } from '../dates/durations.ts';
import { messages } from '../failure.ts';
import { slugPattern } from '../practice/slug.ts';
import { Role } from './member.ts';

/** Days. */
export const invitationLength = 14;
/** Days until an invitation is deleted, used or not. */
export const invitationDays = 90;
/** Maximum open invitations of one practice. */
export const maxOpenInvitations = 30;

/**
 * `practices/{slug}/invitations/{id}`; the id is the SHA-256 of the link's secret, which is not
 * stored.
 */
export const Invitation = z.strictObject({
  email: z.string(),
  role: Role,
  invitedBy: z.strictObject({ uid: z.string(), name: z.string() }),
  invitedAt: z.date(),
  expiresAt: z.date(),
  /** When the document is deleted; until then the team sees the invitation's outcome. */
  forgetAt: z._default(z.nullable(z.date()), null),
  state: z.enum(['open', 'accepted', 'revoked']),
  /** The uid of the member who accepted it. */
  acceptedBy: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof Invitation>;

/** '{slug}~{secret}' in the link. The secret has 256 bits, in base64url. */
export const invitationToken = z
  .string({ error: messages.invitationUnknown })
  .check(z.regex(/^[a-z0-9-]{1,80}~[\w-]{43}$/, messages.invitationUnknown));

/** The parts of a well-formed token; undefined otherwise. */
export function partsOfToken(token: string): { slug: string; secret: string } | undefined {
  const [slug = '', secret = ''] = token.split('~');
  return slugPattern.test(slug) && secret.length === 43 ? { slug, secret } : undefined;
}

/** A new invitation at this moment. */
export function newInvitation(
  given: Pick<Invitation, 'email' | 'role' | 'invitedBy'>,
  now: Date,
): Invitation {
  const after = (days: number) => new Date(now.getTime() + days * day);
  return {
    ...given,
    invitedAt: now,
    expiresAt: after(invitationLength),
    forgetAt: after(invitationDays),
    state: 'open',
    acceptedBy: null,
  };
}

/** The state of an invitation at this moment, expiry included. */
export function invitationState(
  invitation: Pick<Invitation, 'state' | 'expiresAt'>,
  now: Date,
): Invitation['state'] | 'expired' {
  return invitation.state === 'open' && invitation.expiresAt <= now ? 'expired' : invitation.state;
}
