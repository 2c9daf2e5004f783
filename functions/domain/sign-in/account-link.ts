/**
 * Links about accounts in our e-mails: `accountLinks/{id}`, where the id is the SHA-256 of the
 * secret.
 */

import * as z from 'zod/mini';
import { day, hour } from '../dates/durations.ts';

/** Error messages of these links; not in the catalogue, which every public page loads. */
export const linkMessages = {
  over: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  emailTaken: 'Diese Adresse hat inzwischen ein anderes Konto.',
  shutOut:
    'Diese Adresse hat inzwischen ein anderes Konto. Dein bisheriges haben wir gesperrt, damit niemand anders hineinkommt. Bitte schreib uns.',
} as const;

export const AccountLinkKind = z.enum(['resetPassword', 'changeEmail', 'keepEmail', 'keepFactors']);
export type AccountLinkKind = z.infer<typeof AccountLinkKind>;

/** The secret: 256 bits in base64url, not stored. */
export const accountCode = z
  .string({ error: linkMessages.over })
  .check(z.regex(/^[\w-]{43}$/, linkMessages.over));

export const AccountLink = z.strictObject({
  kind: AccountLinkKind,
  uid: z.string(),
  /** The account's address when the link was sent. */
  email: z.string(),
  /** The new address; '' for links of other kinds. */
  newEmail: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /**
   * When its holder first pressed the button. Stored so that an interrupted change is recognized as
   * intended.
   */
  usedAt: z.nullable(z.date()),
});
export type AccountLink = z.infer<typeof AccountLink>;

/** Days to undo a change of address: as long as people take to read their mail. */
export const wayBackDays = 7;

/** Lifetime of each kind of link, in milliseconds. */
const lasts: Record<AccountLinkKind, number> = {
  resetPassword: hour,
  changeEmail: hour,
  keepEmail: wayBackDays * day,
  // An hour more than it takes: it is carried out within the hour.
  keepFactors: day + hour,
};

export function newAccountLink(
  about: Pick<AccountLink, 'kind' | 'uid' | 'email' | 'newEmail'>,
  now: Date,
): AccountLink {
  return {
    ...about,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lasts[about.kind]),
    usedAt: null,
  };
}

/**
 * Whether the link is still valid. `validFrom`: all earlier sessions were ended; changing the
 * password thus also voids earlier links. Only links that take something back survive, because a
 * thief may have changed the password.
 */
export function isLinkOpen(
  { kind, createdAt, expiresAt }: AccountLink,
  validFrom: Date,
  now: Date,
): boolean {
  const takesBack = kind === 'keepEmail' || kind === 'keepFactors';
  return now < expiresAt && (takesBack || createdAt.getTime() >= validFrom.getTime());
}
