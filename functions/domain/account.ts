/** What only members know of their practice: `practices/{slug}/private/account` (spec section 4, trial and subscription). */
import * as z from 'zod/mini';

/** Days. */
export const trialLength = 30;

const day = 24 * 60 * 60 * 1000;

/** What a member gets of their own about each new request. */
export const MemberLetters = z.enum(['immediately', 'never']);
export type MemberLetters = z.infer<typeof MemberLetters>;

/** Members who get letters of their own; a booking writes one document for each. */
export const mostNotifiedMembers = 30;

export const Account = z.strictObject({
  /** For notices and patients' questions; not shown in the profile. */
  email: z.string().check(z.maxLength(100)),
  registeredAt: z.date(),
  registeredBy: z.string(),
  legalTermsAcceptedAt: z.date(),
  trialEndsAt: z.date(),
  /** As the payment provider reported it last; null before the first purchase. */
  subscription: z.nullable(
    z.strictObject({
      status: z.enum(['active', 'pastDue', 'ended']),
      interval: z.enum(['month', 'year']),
      currentPeriodEndsAt: z.date(),
      cancelledAt: z.nullable(z.date()),
      extraLocations: z.int(),
    }),
  ),
  /** Letters about new requests to the practice's own address. */
  newRequestLetters: z.enum(['immediately', 'daily', 'never']),
  /** Members who get such a letter too, at their own address; they are in the team and have confirmed it. */
  notifiedMembers: z
    .array(z.strictObject({ uid: z.string(), name: z.string(), email: z.string() }))
    .check(z.maxLength(mostNotifiedMembers)),
  followUp: z.strictObject({ enabled: z.boolean(), intervalWeeks: z.union([z.literal(4), z.literal(8), z.literal(12), z.literal(26)]) }),
});
export type Account = z.infer<typeof Account>;

/** The account of a practice that registers at this moment: 30 days of trial, letters at once, a follow-up every 12 weeks. */
export function newAccount(email: string, uid: string, now: Date): Account {
  return {
    email,
    registeredAt: now,
    registeredBy: uid,
    legalTermsAcceptedAt: now,
    trialEndsAt: new Date(now.getTime() + trialLength * day),
    subscription: null,
    newRequestLetters: 'immediately',
    notifiedMembers: [],
    followUp: { enabled: true, intervalWeeks: 12 },
  };
}
