/** What only members know of their practice: `practices/{slug}/private/account` (spec section 4, trial and subscription). */
import * as z from 'zod/mini';
import { daysLater } from './berlin-days.ts';
import { longestRetention, shortestRetention } from './retention.ts';
import { firstTrialStep, TrialStep } from './trial.ts';

/** Calendar days in Berlin. */
export const trialLength = 30;

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
  /** What the schedule does next about the trial; null once there was a subscription, or the practice is being deleted. */
  nextTrialStep: z._default(z.nullable(TrialStep), null),
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
  /** Up to when the daily letter has told of new requests; null before the first. */
  lastDigestAt: z._default(z.nullable(z.date()), null),
  /** Members who get such a letter too, at their own address; they are in the team and have confirmed it. */
  notifiedMembers: z
    .array(z.strictObject({ uid: z.string(), name: z.string(), email: z.string() }))
    .check(z.maxLength(mostNotifiedMembers)),
  /** Months without activity after which requests are deleted. */
  retentionMonths: z._default(z.int().check(z.gte(shortestRetention), z.lte(longestRetention)), longestRetention),
  followUp: z.strictObject({ enabled: z.boolean(), intervalWeeks: z.union([z.literal(4), z.literal(8), z.literal(12), z.literal(26)]) }),
});
export type Account = z.infer<typeof Account>;

/** The account of a practice that registers at this moment: 30 days of trial, letters at once, a follow-up every 12 weeks. */
export function newAccount(email: string, uid: string, now: Date): Account {
  const trialEndsAt = daysLater(now, trialLength);
  return {
    email,
    registeredAt: now,
    registeredBy: uid,
    legalTermsAcceptedAt: now,
    trialEndsAt,
    nextTrialStep: firstTrialStep(trialEndsAt),
    subscription: null,
    newRequestLetters: 'immediately',
    lastDigestAt: null,
    notifiedMembers: [],
    retentionMonths: longestRetention,
    followUp: { enabled: true, intervalWeeks: 12 },
  };
}
