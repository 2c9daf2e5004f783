/** What only members know of their practice: `practices/{slug}/private/account` (spec section 4, trial and subscription). */
import * as z from 'zod/mini';
import { plan } from '../billing/pricing.ts';
import { LinkedReferral } from '../billing/referral.ts';
import { Subscription } from '../billing/subscription.ts';
import { firstTrialStep, TrialStep } from '../billing/trial.ts';
import { isSameEmail } from '../contact/email-address.ts';
import { daysLater } from '../dates/berlin-days.ts';
import { maxRetentionMonths, minRetentionMonths } from '../retention/retention.ts';
import { cleanText } from '../text/text.ts';

/** What somebody gets about new requests: an e-mail for each, one a day, or none. */
export const NewRequestEmails = z.enum(['immediately', 'daily', 'never']);
export type NewRequestEmails = z.infer<typeof NewRequestEmails>;

/** What a new practice does first (spec section 2, dashboard): shown until each is done. */
export const FirstStep = z.enum(['logo', 'plan', 'form', 'request', 'share']);
export type FirstStep = z.infer<typeof FirstStep>;

/** Characters of the practice's own words in its follow-up e-mails. */
export const maxFollowUpText = 1000;
const followUpText = z._default(
  z.string().check(z.overwrite(cleanText), z.maxLength(maxFollowUpText, 'Bitte kürze diesen Text auf höchstens 1.000 Zeichen.')),
  '',
);

/** Questions to those who wait (spec section 1, "follow-up"; design section 7). */
export const FollowUpSetting = z.strictObject({
  enabled: z.boolean(),
  intervalWeeks: z.union([z.literal(4), z.literal(8), z.literal(12), z.literal(26)], { error: 'Bitte wähle einen der Abstände.' }),
  /** The practice's own words before the question, and before the reminder of it; '' for ours. Placeholders are filled. */
  questionText: followUpText,
  reminderText: followUpText,
});
export type FollowUpSetting = z.infer<typeof FollowUpSetting>;

/** Months; see `retention/retention.ts`. */
export const RetentionSetting = z.strictObject({
  retentionMonths: z
    .int({ error: 'Bitte wähle eine der Fristen.' })
    .check(z.gte(minRetentionMonths, 'Bitte wähle eine der Fristen.'), z.lte(maxRetentionMonths, 'Bitte wähle eine der Fristen.')),
});

/** Calendar days in Berlin in which a planned deletion can be taken back. */
export const daysToUndoDeletion = 7;

/** Somebody wants the practice deleted: until `dueAt` it is read-only, and can be undone. */
export const PlannedDeletion = z.strictObject({ askedAt: z.date(), by: z.string(), dueAt: z.date() });
export type PlannedDeletion = z.infer<typeof PlannedDeletion>;

/** Members who get e-mails of their own; a booking writes one document for each. */
export const maxNotifiedMembers = 30;

export const Account = z.strictObject({
  /** For notices and patients' questions, once it is confirmed; not shown in the profile. */
  email: z.string().check(z.maxLength(100)),
  /**
   * What counts of it: the address that was confirmed last, '' before the first. Null for practices from before this was asked, whose
   * address counts as it is.
   */
  confirmedEmail: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  /** What confirms the address: the SHA-256 (hex) of the newest link's token, the only one that counts. */
  emailConfirmation: z._default(z.nullable(z.strictObject({ tokenHash: z.string(), email: z.string(), expiresAt: z.date() })), null),
  registeredAt: z.date(),
  registeredBy: z.string(),
  legalTermsAcceptedAt: z.date(),
  trialEndsAt: z.date(),
  /** What the schedule does next about the trial; null once there was a subscription, or the practice is being deleted. */
  nextTrialStep: z._default(z.nullable(TrialStep), null),
  /** As the payment provider reported it last; null before the first purchase. */
  subscription: z.nullable(Subscription),
  /** When the provider is asked again without being told anything, and locking is validated anew; null for never. */
  nextBillingCheckAt: z._default(z.nullable(z.date()), null),
  /** Whose code was entered, before the first purchase. */
  referral: z._default(z.nullable(LinkedReferral), null),
  /** E-mails about new requests to the practice's own address. */
  newRequestEmails: NewRequestEmails,
  /** Whether anybody wants one e-mail a day: what the schedule asks for. */
  dailyEmails: z._default(z.boolean(), false),
  /** Up to when the daily e-mail has told of new requests; null before the first. */
  lastDigestAt: z._default(z.nullable(z.date()), null),
  /** Members who get such an e-mail too, at their own address; they are in the team and have confirmed it. */
  notifiedMembers: z
    .array(
      z.strictObject({
        uid: z.string(),
        name: z.string(),
        email: z.string(),
        frequency: z._default(z.enum(['immediately', 'daily']), 'immediately'),
      }),
    )
    .check(z.maxLength(maxNotifiedMembers)),
  /** Months without activity after which requests are deleted. */
  retentionMonths: z._default(z.int().check(z.gte(minRetentionMonths), z.lte(maxRetentionMonths)), maxRetentionMonths),
  followUp: FollowUpSetting,
  /** Whether the role 'viewer' may print and save requests. */
  viewersMayExport: z._default(z.boolean(), false),
  deletion: z._default(z.nullable(PlannedDeletion), null),
  /** Since when strangers may get any number of e-mails in its name: it has paid, or the operator has looked at it. Null: not yet. */
  approvedAt: z._default(z.nullable(z.date()), null),
  /** Since when the practice waits for the operator before it stands in the list: it looks like another one there. Null: it does not. */
  listingHeldAt: z._default(z.nullable(z.date()), null),
  /** The name and places with which the operator has let it into the list (`practice/look-alike.ts`); '' for none. */
  listingCleared: z._default(z.string(), ''),
  /** What is still to be done; nothing for practices that were there before this was asked. */
  firstSteps: z._default(z.array(FirstStep), []),
});
export type Account = z.infer<typeof Account>;

/** The practice's address as far as it counts: where its e-mails go, and patients' answers. '' while none is confirmed. */
export function confirmedEmailOf({ email, confirmedEmail }: Pick<Account, 'email' | 'confirmedEmail'>): string {
  return confirmedEmail ?? email;
}

export function isEmailConfirmed(account: Pick<Account, 'email' | 'confirmedEmail'>): boolean {
  return isSameEmail(confirmedEmailOf(account), account.email);
}

/**
 * The account of a practice that registers at this moment: 30 days of trial, e-mails at once, a follow-up every 12 weeks, its address not
 * confirmed.
 */
export function newAccount(email: string, uid: string, now: Date): Account {
  const trialEndsAt = daysLater(now, plan.trialDays);
  return {
    email,
    confirmedEmail: '',
    emailConfirmation: null,
    registeredAt: now,
    registeredBy: uid,
    legalTermsAcceptedAt: now,
    trialEndsAt,
    nextTrialStep: firstTrialStep(trialEndsAt),
    subscription: null,
    nextBillingCheckAt: null,
    referral: null,
    newRequestEmails: 'immediately',
    dailyEmails: false,
    lastDigestAt: null,
    notifiedMembers: [],
    retentionMonths: maxRetentionMonths,
    followUp: { enabled: true, intervalWeeks: 12, questionText: '', reminderText: '' },
    viewersMayExport: false,
    deletion: null,
    approvedAt: null,
    listingHeldAt: null,
    listingCleared: '',
    firstSteps: [...FirstStep.options],
  };
}
