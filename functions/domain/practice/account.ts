/**
 * Private data of a practice, for its administrators: `practices/{slug}/private/account` (spec
 * section 4, trial and subscription). What every member may read of it is `private/team`.
 */
import * as z from 'zod/mini';
import { plan } from '../billing/pricing.ts';
import { LinkedReferral } from '../billing/referral.ts';
import { Subscription } from '../billing/subscription.ts';
import { firstTrialStep, TrialStep } from '../billing/trial.ts';
import { isSameEmail } from '../contact/email-address.ts';
import { daysLater } from '../dates/berlin-days.ts';
import { FactorDemand } from '../sign-in/factor-demand.ts';
import { cleanText } from '../text/text.ts';
import type { ContractParty } from './contract-party.ts';
import { IntakeLimits } from './intake-limits.ts';
import { defaultOffering, OfferingSettings } from './offering-settings.ts';
import { maxRetentionMonths, minRetentionMonths } from './retention-months.ts';
import { WaitRanges } from './wait-ranges.ts';

/** E-mails about new requests: one each, one a day, or none. */
export const NewRequestEmails = z.enum(['immediately', 'daily', 'never']);
export type NewRequestEmails = z.infer<typeof NewRequestEmails>;

/** A new practice's checklist (spec section 2, dashboard): each item shows until it is done. */
export const FirstStep = z.enum(['email', 'plan', 'form', 'logo', 'request', 'share', 'lock']);
export type FirstStep = z.infer<typeof FirstStep>;

/** Maximum characters of the practice's own text in its follow-up e-mails. */
export const maxFollowUpText = 1000;
const followUpText = z._default(
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(maxFollowUpText, 'Bitte kürze diesen Text auf höchstens 1.000 Zeichen.'),
    ),
  '',
);

/** Settings of the follow-up (spec section 1, "follow-up"). */
export const FollowUpSetting = z.strictObject({
  enabled: z.boolean(),
  intervalWeeks: z.union([z.literal(4), z.literal(8), z.literal(12), z.literal(26)], {
    error: 'Bitte wähle einen der Abstände.',
  }),
  /**
   * The practice's own text before the question, and before its reminder; '' for ours. Placeholders
   * are filled.
   */
  questionText: followUpText,
  reminderText: followUpText,
});
export type FollowUpSetting = z.infer<typeof FollowUpSetting>;

/** Months; see `retention/retention.ts`. */
export const RetentionSetting = z.strictObject({
  retentionMonths: z
    .int({ error: 'Bitte wähle eine der Fristen.' })
    .check(
      z.gte(minRetentionMonths, 'Bitte wähle eine der Fristen.'),
      z.lte(maxRetentionMonths, 'Bitte wähle eine der Fristen.'),
    ),
});

/** Calendar days in Berlin to undo a planned deletion. */
export const daysToUndoDeletion = 7;

/** A planned deletion: the practice is read-only until `dueAt`, and can undo it. */
export const PlannedDeletion = z.strictObject({
  askedAt: z.date(),
  by: z.string(),
  dueAt: z.date(),
});
export type PlannedDeletion = z.infer<typeof PlannedDeletion>;

/** Members with their own e-mails; each booking writes one document per member. */
export const maxNotifiedMembers = 30;

/** The terms of service with the processing agreement, as a practice accepted them. */
export const AcceptedTerms = z.strictObject({
  /** As their page dates it (`legalDate` in `operator.ts`). */
  version: z.string(),
  /** SHA-256 (hex) of both texts. */
  hash: z.string(),
});
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;

/**
 * What a practice whose name waits for the operator gets back: closed and not listed meanwhile, it
 * writes to nobody outside the team.
 */
export const HeldName = z.strictObject({ since: z.date(), listed: z.boolean(), open: z.boolean() });
export type HeldName = z.infer<typeof HeldName>;

/** Maximum characters. */
export const maxChecked = 120;

export const IdentityCheck = z.strictObject({
  /** What was looked at, in general words: the page that verifies certificates says it too. */
  what: z.string().check(z.minLength(1), z.maxLength(maxChecked)),
  /** Who did it, of the operator's people. */
  by: z.string().check(z.minLength(1), z.maxLength(maxChecked)),
  /** Null while it is in force. */
  ended: z.nullable(z.strictObject({ at: z.date(), because: z.enum(['changed', 'withdrawn']) })),
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;

export const Account = z.strictObject({
  /** For notices and patients' questions, once confirmed; not part of the public profile. */
  email: z.string().check(z.maxLength(100)),
  /**
   * The address in effect: the last confirmed one, '' before the first. Null for practices older
   * than this field, whose `email` is in effect.
   */
  confirmedEmail: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  /**
   * The SHA-256 (hex) of the newest confirmation link's token; older links are void. It counts while
   * whoever asked for it (`askedBy`, a uid) may change settings.
   */
  emailConfirmation: z._default(
    z.nullable(
      z.strictObject({
        tokenHash: z.string(),
        email: z.string(),
        expiresAt: z.date(),
        askedBy: z.string(),
      }),
    ),
    null,
  ),
  /** Absent until somebody says it. Its writer checks it: the administration starts with this. */
  contractParty: z.optional(
    z.custom<ContractParty>((value) => typeof value === 'object' && value !== null),
  ),
  registeredAt: z.date(),
  registeredBy: z.string(),
  legalTermsAcceptedAt: z.date(),
  /** Null for practices older than this field. */
  acceptedTerms: z._default(z.nullable(AcceptedTerms), null),
  trialEndsAt: z.date(),
  /**
   * The schedule's next step for the trial; null once there was a subscription, or the practice is
   * being deleted.
   */
  nextTrialStep: z._default(z.nullable(TrialStep), null),
  /** The provider's last report; null before the first purchase. */
  subscription: z.nullable(Subscription),
  /** When to ask the provider without an event, and to check the lock again; null for never. */
  nextBillingCheckAt: z._default(z.nullable(z.date()), null),
  /** The code entered before the first purchase. */
  referral: z._default(z.nullable(LinkedReferral), null),
  /** E-mails about new requests to the practice's address. */
  newRequestEmails: NewRequestEmails,
  /** Whether anybody gets a daily e-mail: the schedule queries this. */
  dailyEmails: z._default(z.boolean(), false),
  /** The last daily e-mail covers new requests up to here; null before the first. */
  lastDigestAt: z._default(z.nullable(z.date()), null),
  /**
   * Members who also get such an e-mail, at their own confirmed address; all belong to the team.
   */
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
  retentionMonths: z._default(
    z.int().check(z.gte(minRetentionMonths), z.lte(maxRetentionMonths)),
    maxRetentionMonths,
  ),
  followUp: FollowUpSetting,
  /** Settings about free places. */
  offering: z._default(OfferingSettings, defaultOffering),
  /** How long people waited, as of last night; null while too few began. */
  waitRanges: z._default(z.nullable(WaitRanges), null),
  /** Whether over a tenth more people came than left in twelve months, as of last night. */
  isListGrowing: z._default(z.boolean(), false),
  /** Limits at which intake closes by itself. */
  intakeLimits: z._default(IntakeLimits, []),
  /** Places given in a month, as of last night: `partKey` -> places, without parts of too few. */
  placesAMonth: z._default(z.record(z.string(), z.number()), {}),
  /** Whether the role 'viewer' may print and save requests. */
  viewersMayExport: z._default(z.boolean(), false),
  /** Each member has a copy. */
  factorDemand: z.optional(FactorDemand),
  deletion: z._default(z.nullable(PlannedDeletion), null),
  /**
   * When the operator closed it: read-only, and its e-mails to anybody outside the team wait.
   * Absent: it did not.
   */
  closedAt: z.optional(z.date()),
  /**
   * When the limit on e-mails to strangers was lifted: the practice paid, or the operator approved
   * it. Null: not yet.
   */
  approvedAt: z._default(z.nullable(z.date()), null),
  /**
   * How its name reads (`nameKeysOf` in `practice/look-alike.ts`): a new or renamed practice is
   * compared with those that share a key.
   */
  nameKeys: z._default(z.array(z.string()), []),
  /**
   * The name could be taken for another practice's, and waits for the operator; null: it does not.
   */
  held: z._default(z.nullable(HeldName), null),
  /** The name and places that the operator cleared (`listingOf` there); '' for none. */
  nameCleared: z._default(z.string(), ''),
  /**
   * When the operator checked that the practice is who it says, which no payment does; null: not,
   * or no longer.
   */
  identityCheckedAt: z._default(z.nullable(z.date()), null),
  /** The last such check, in force or not. */
  identityCheck: z._default(z.nullable(IdentityCheck), null),
  /** Since when the practice waits for one; null: it does not. */
  identityAskedAt: z._default(z.nullable(z.date()), null),
  /** Open items of the checklist; none for practices older than this field. */
  firstSteps: z._default(z.array(FirstStep), []),
});
export type Account = z.infer<typeof Account>;

/** Whether patients get certificates of waiting: the practice allows it, and we know who it is. */
export function offersCertificates({
  offering,
  identityCheckedAt,
}: Pick<Account, 'offering' | 'identityCheckedAt'>): boolean {
  return offering.certificates && identityCheckedAt !== null;
}

/**
 * The address in effect for e-mails to the practice and for patients' replies. '' while none is
 * confirmed.
 */
export function confirmedEmailOf({
  email,
  confirmedEmail,
}: Pick<Account, 'email' | 'confirmedEmail'>): string {
  return confirmedEmail ?? email;
}

export function isEmailConfirmed(account: Pick<Account, 'email' | 'confirmedEmail'>): boolean {
  return isSameEmail(confirmedEmailOf(account), account.email);
}

/** What every member may read: `practices/{slug}/private/team`. */
export const TeamAccount = z.pick(Account, {
  email: true,
  confirmedEmail: true,
  contractParty: true,
  registeredAt: true,
  acceptedTerms: true,
  newRequestEmails: true,
  notifiedMembers: true,
  retentionMonths: true,
  followUp: true,
  offering: true,
  waitRanges: true,
  isListGrowing: true,
  intakeLimits: true,
  placesAMonth: true,
  viewersMayExport: true,
  factorDemand: true,
  deletion: true,
  closedAt: true,
  held: true,
  identityCheckedAt: true,
  identityCheck: true,
  identityAskedAt: true,
  firstSteps: true,
});
export type TeamAccount = z.infer<typeof TeamAccount>;

export function teamAccountOf(account: Account): TeamAccount {
  const shared = Object.entries(account).filter(([field]) => field in TeamAccount.shape);
  return Object.fromEntries(shared) as TeamAccount;
}

/**
 * The account of a practice that registers now: 30 days of trial, an e-mail per new request, a
 * follow-up every 12 weeks, address not confirmed.
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
    acceptedTerms: null,
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
    offering: defaultOffering,
    waitRanges: null,
    isListGrowing: false,
    intakeLimits: [],
    placesAMonth: {},
    viewersMayExport: false,
    deletion: null,
    approvedAt: null,
    nameKeys: [],
    held: null,
    nameCleared: '',
    identityCheckedAt: null,
    identityCheck: null,
    identityAskedAt: null,
    firstSteps: [...FirstStep.options],
  };
}
