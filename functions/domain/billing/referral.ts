/**
 * "Bring a friend" (spec section 3, "Referral code per user"; section 9): a code belongs to a user,
 * its credit to a practice of theirs.
 */
import * as z from 'zod/mini';

/** Without characters that are confused when read aloud. */
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const referralAlphabet = characters;
export const referralCodeLength = 8;

/** The stored form: 'K7QWM3XP'. */
const pattern = new RegExp(`^[${characters}]{${referralCodeLength}}$`);

/** Typed or pasted text ('k7qw-m3xp', spaces allowed) -> the stored form; refuses other texts. */
export const ReferralCode = z.string({ error: 'Bitte gib den Empfehlungscode ein.' }).check(
  z.overwrite((text) => text.replaceAll(/[\s\-–]/g, '').toUpperCase()),
  z.minLength(1, 'Bitte gib den Empfehlungscode ein.'),
  z.length(referralCodeLength, 'Ein Empfehlungscode hat 8 Zeichen. Bitte prüfe ihn.'),
  z.regex(pattern, 'Diesen Empfehlungscode gibt es nicht. Bitte prüfe ihn.'),
);

/** The displayed form: 'K7QW-M3XP'. */
export function formatReferralCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** On the referred practice's account: which code, and when. Members may read it. */
export const LinkedReferral = z.strictObject({ code: z.string(), linkedAt: z.date() });
export type LinkedReferral = z.infer<typeof LinkedReferral>;

/**
 * `referralCodes/{code}`. `practice`: the owner's choice for the credit; null for the oldest
 * practice they administer.
 */
export const ReferralOwner = z.strictObject({
  uid: z.string(),
  practice: z.nullable(z.string()),
  createdAt: z.date(),
});
export type ReferralOwner = z.infer<typeof ReferralOwner>;
