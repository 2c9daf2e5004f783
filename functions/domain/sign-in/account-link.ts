/** Links about accounts that our e-mails carry (design section 6): `accountLinks/{id}`, where the id is the SHA-256 of the secret. */
import * as z from 'zod/mini';

/** What people read then; not in the catalogue, which every public page loads. */
export const linkMessages = {
  over: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  emailTaken: 'Diese Adresse hat inzwischen ein anderes Konto.',
} as const;

export const AccountLinkKind = z.enum(['resetPassword', 'changeEmail', 'keepEmail']);
export type AccountLinkKind = z.infer<typeof AccountLinkKind>;

/** The secret: 256 bits in base64url, stored nowhere. */
export const accountCode = z.string({ error: linkMessages.over }).check(z.regex(/^[\w-]{43}$/, linkMessages.over));

export const AccountLink = z.strictObject({
  kind: AccountLinkKind,
  uid: z.string(),
  /** The account's address when the link was sent. */
  email: z.string(),
  /** The one it shall have; '' where that is not the question. */
  newEmail: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** When its holder first pressed the button. Kept, so that a change that was cut off is recognised as wanted. */
  usedAt: z.nullable(z.date()),
});
export type AccountLink = z.infer<typeof AccountLink>;

const hour = 60 * 60_000;

/** Days that a change of the address can be taken back: as long as people take to read their mail. */
export const wayBackDays = 7;

/** Milliseconds that a link lasts. */
const lasts: Record<AccountLinkKind, number> = { resetPassword: hour, changeEmail: hour, keepEmail: wayBackDays * 24 * hour };

export function newAccountLink(about: Pick<AccountLink, 'kind' | 'uid' | 'email' | 'newEmail'>, now: Date): AccountLink {
  return { ...about, createdAt: now, expiresAt: new Date(now.getTime() + lasts[about.kind]), usedAt: null };
}

/**
 * Whether the link still does what it says. `validFrom`: all sign-ins before were ended; whoever has changed the password has thereby also
 * made void what was asked for before. Only the way back outlives that, because a thief may have changed it.
 */
export function isLinkOpen({ kind, createdAt, expiresAt }: AccountLink, validFrom: Date, now: Date): boolean {
  return now < expiresAt && (kind === 'keepEmail' || createdAt.getTime() >= validFrom.getTime());
}
