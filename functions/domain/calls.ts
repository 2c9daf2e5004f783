/**
 * The calls between browser and functions (spec section 7), typed for both sides. All answer under `/api/{name}` in the
 * callable protocol.
 */
import * as z from 'zod/mini';
import { BillingPortalPurpose, BillingView, Purchase, ReferralView } from './billing/billing.ts';
import { ReferralCode } from './billing/referral.ts';
import { messages } from './failure.ts';
import { followUpRoundBatchSize } from './follow-up/follow-up.ts';
import { ImportInput, ImportResult } from './import/import.ts';
import { LinkAnswer, Proof } from './patient-portal/actions.ts';
import { VerifiedCertificate } from './patient-portal/certificate.ts';
import { DataExport, PersonalData } from './patient-portal/personal-data.ts';
import { linkToken, PortalView } from './patient-portal/request-link.ts';
import { FirstStep, maxFollowUpText, NewRequestEmails } from './practice/account.ts';
import { NoticeEmail } from './practice/intake-notice.ts';
import { openingsPerCall, ScreenExport } from './practice/screen-export.ts';
import { slugPattern } from './practice/slug.ts';
import { ContactOutcome, WantedStep } from './request/next-step.ts';
import { ArchiveReason } from './request/request.ts';
import { AccountLinkKind, accountCode } from './sign-in/account-link.ts';
import { NewPassword } from './sign-in/password.ts';
import { TagId } from './tags/tag.ts';
import { PushSubscription } from './team/devices.ts';
import { InvitedEmail, invitationToken } from './team/invitation.ts';
import { Role } from './team/member.ts';
import { FieldEdits } from './text/field-edits.ts';
import { RandomId } from './text/random-id.ts';
import { optionalLine, optionalText, requiredLine } from './text/text.ts';
import { OfferPlan, VacancySteering } from './vacancies/inputs.ts';
import { DeclineReason } from './vacancies/offer.ts';
import { maxPersonalText, maxPlan, maxRound, Patience, VacancyId, VacancyTerms } from './vacancies/vacancy.ts';

/** The form of a slug; other strings are no document ids of ours. */
const slug = z.string({ error: messages.practiceUnknown }).check(z.regex(slugPattern, messages.practiceUnknown));

const nothing = z.strictObject({});
const uid = z.string({ error: messages.memberGone }).check(z.regex(/^[\w:-]{1,128}$/, messages.memberGone));
const role = z.enum(Role.options, { error: 'Bitte wähle eine Rolle.' });

/** The e-mails that a practice can preview. */
const customText = z.string().check(z.maxLength(maxFollowUpText, 'Bitte kürze diesen Text auf höchstens 1.000 Zeichen.'));
export const SampleEmail = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('newRequest') }),
  z.strictObject({ kind: z.literal('dailyDigest') }),
  z.strictObject({ kind: z.literal('followUpQuestion'), text: customText }),
  z.strictObject({ kind: z.literal('followUpReminder'), text: customText }),
  z.strictObject({ kind: z.literal('vacancyOffer'), text: customText }),
  z.strictObject({ kind: z.literal('vacancyGiven'), text: customText, showTherapist: z.boolean() }),
]);
export type SampleEmail = z.infer<typeof SampleEmail>;

export const calls = {
  /** The practice's form defines the rest of the input, which `validateBooking` reads. `requestId`: see the handler. */
  addWaitingRequest: {
    input: z.looseObject({ companySlug: slug, requestId: z.optional(RandomId) }),
    output: z.strictObject({ requestId: RandomId }),
  },
  // The patient's portal link: its holder needs no account.
  /** Read-only: mail scanners open links too. */
  viewRequestLink: { input: z.strictObject({ companySlug: slug, token: linkToken }), output: PortalView },
  /** A button on the page behind the link. */
  answerRequestLink: {
    input: z.strictObject({ companySlug: slug, token: linkToken, answer: LinkAnswer }),
    output: z.strictObject({
      /** The updated request; null if the link no longer leads to it, or must not reveal that it does. */
      request: z.nullable(PortalView),
      /** Only with a proof. */
      personalData: z.optional(PersonalData),
      dataExport: z.optional(DataExport),
    }),
  },
  /** A certificate of waiting as PDF, after the second proof; again on the same day: the same number. */
  issueCertificate: {
    input: z.strictObject({ companySlug: slug, token: linkToken, proof: Proof }),
    output: z.strictObject({ fileName: z.string(), /** Base64. */ pdf: z.string() }),
  },
  /** What a certificate with that number says, and whether a date of birth belongs to it; null: none that is still known. */
  viewCertificate: {
    input: z.strictObject({
      companySlug: slug,
      number: z.string().check(z.maxLength(300)),
      birthdate: z.optional(z.string().check(z.maxLength(40))),
    }),
    output: z.strictObject({ certificate: z.nullable(VerifiedCertificate) }),
  },
  /** Staff correct a request field by field; a field that a colleague changed meanwhile is refused. */
  updateRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId, edits: FieldEdits }), output: nothing },
  archiveRequest: {
    input: z.strictObject({ companySlug: slug, requestId: RandomId, reason: ArchiveReason }),
    output: z.strictObject({}),
  },
  reactivateRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: z.strictObject({}) },
  /** Moves a request, and what was merged into it, into the bin for 30 days. */
  binRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: nothing },
  /** Brings a request back from the bin to its old position. */
  bringBackRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: nothing },
  /** Erases for good, from the bin too: request, history and links. The practice's log gets a line without names. */
  deleteRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: nothing },
  /** A request by phone: the questions of the practice's form, e-mail address optional. `validateManualEntry` reads the rest. */
  addRequestByPhone: {
    input: z.looseObject({ companySlug: slug, requestId: RandomId }),
    output: z.strictObject({ requestId: RandomId }),
  },
  /** The outcome of a contact and the next step; idempotent by `logId`. */
  logContact: {
    input: z.strictObject({
      companySlug: slug,
      requestId: RandomId,
      logId: RandomId,
      /** Null: no contact, only the next step changes. */
      contact: z.nullable(ContactOutcome),
      nextStep: z.nullable(WantedStep),
      remark: optionalText(500),
    }),
    output: nothing,
  },
  /** Sends these people a follow-up now, in parts; a repeated call contacts nobody twice. */
  startFollowUpRound: {
    input: z.strictObject({ companySlug: slug, requestIds: z.array(RandomId).check(z.minLength(1), z.maxLength(followUpRoundBatchSize)) }),
    /** Numbers of people e-mailed, put on the call list, and skipped. */
    output: z.strictObject({ asked: z.int(), toCall: z.int(), skipped: z.int() }),
  },
  /** Merges two open requests of one person: the earlier date counts; preferred times and histories are joined. */
  mergeRequests: {
    input: z.strictObject({ companySlug: slug, requestId: RandomId, otherId: RandomId }),
    /** The surviving request. */
    output: z.strictObject({ requestId: RandomId }),
  },
  /** Marks two similar requests as different people. */
  keepApart: { input: z.strictObject({ companySlug: slug, requestId: RandomId, otherId: RandomId }), output: nothing },
  /** Imports rows of a file, in parts; already imported rows are skipped. */
  importRequests: {
    input: z.strictObject({ companySlug: slug, ...ImportInput }),
    output: z.strictObject({ results: z.array(ImportResult) }),
  },
  /** Undoes an import, in parts, while `remaining`. Requests changed since then stay. */
  undoImport: {
    input: z.strictObject({ companySlug: slug, importId: RandomId }),
    output: z.strictObject({ removed: z.int(), skipped: z.int(), remaining: z.boolean() }),
  },
  /** Replaces one tag by another, on requests and in lists, in parts, while `remaining`. */
  mergeTags: {
    input: z.strictObject({ companySlug: slug, tagId: TagId, intoTagId: TagId }),
    output: z.strictObject({ requests: z.int(), remaining: z.boolean() }),
  },
  // Free places (vacancies): staff enter and offer them.
  /** Creates a vacancy and, with `begin`, asks the first of its plan. Idempotent by `vacancyId`. */
  offerVacancy: {
    input: z.strictObject({
      companySlug: slug,
      vacancyId: VacancyId,
      terms: VacancyTerms,
      ...OfferPlan,
      begin: z.boolean(),
      /** Requests that already got two offers within seven days, and may get another one. */
      askAgain: z.array(RandomId).check(z.maxLength(maxPlan)),
    }),
    output: nothing,
  },
  /** Edits its terms field by field; time and start cannot change while somebody is asked, unless `withdraw` ends their offers. */
  updateVacancy: {
    input: z.strictObject({
      companySlug: slug,
      vacancyId: VacancyId,
      edits: FieldEdits,
      withdraw: z.optional(z.strictObject({ words: optionalText(maxPersonalText) })),
    }),
    output: nothing,
  },
  /** One step of the process: see `VacancySteering`. */
  steerVacancy: { input: z.strictObject({ companySlug: slug, vacancyId: VacancyId, step: VacancySteering }), output: nothing },
  /** Offers several places at once, each in turn to its own people; places that are offered to them already stay as they are. */
  distributeVacancies: {
    input: z.strictObject({
      companySlug: slug,
      patience: Patience,
      places: z
        .array(
          z.strictObject({
            vacancyId: VacancyId,
            plan: OfferPlan.plan,
            passedOver: OfferPlan.passedOver,
            askAgain: z.array(RandomId).check(z.maxLength(maxPlan)),
          }),
        )
        .check(z.minLength(1), z.maxLength(maxRound)),
    }),
    /** How many are offered now; and of the others, why not, with the people who were asked often lately. */
    output: z.strictObject({
      offered: z.int(),
      refused: z.array(z.strictObject({ vacancyId: VacancyId, message: z.string(), askedOften: z.array(RandomId) })),
    }),
  },
  /** An answer by phone; idempotent by `logId`. */
  recordOfferAnswer: {
    input: z.strictObject({
      companySlug: slug,
      vacancyId: VacancyId,
      requestId: RandomId,
      logId: RandomId,
      answer: z.enum(['yes', 'no', 'notReached', 'takeBack']),
      reason: z.nullable(DeclineReason),
      remark: optionalText(500),
    }),
    output: nothing,
  },
  /** Gives the place to somebody who accepted. `dropDay`: also takes that weekday out of the times of somebody who waits on. */
  giveVacancy: {
    input: z.strictObject({
      companySlug: slug,
      vacancyId: VacancyId,
      requestId: RandomId,
      startsOn: VacancyTerms.shape.startsOn,
      therapist: optionalLine(100, 'Bitte kürze diese Angabe auf höchstens 100 Zeichen.'),
      afterwards: z.enum(['archive', 'waitOn']),
      dropDay: z.boolean(),
      tell: z.boolean(),
    }),
    output: nothing,
  },
  undoGivenVacancy: { input: z.strictObject({ companySlug: slug, vacancyId: VacancyId, requestId: RandomId }), output: nothing },
  /** Administrators edit the form and working hours field by field; a field that a colleague changed meanwhile is refused. */
  updateFormConfiguration: {
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    /** Open requests to reslot in the background; 0 if their lists stay the same. */
    output: z.strictObject({ toMove: z.int() }),
  },
  // Settings: administrators only, and not in a locked practice unless stated.
  /** Title, lines, contact, listing and profile text together. `image` in base64 replaces the logo, null removes it. */
  updatePracticeProfile: {
    input: z.strictObject({
      companySlug: slug,
      edits: FieldEdits,
      logo: z.optional(
        z.strictObject({ from: z.string().check(z.maxLength(200)), image: z.nullable(z.string().check(z.maxLength(6_000_000))) }),
      ),
    }),
    output: z.strictObject({ logoImagePath: z.string() }),
  },
  /**
   * Locations with their weekly plans, by id; the old value of a new location and the new value of a removed one are null. `toMove` as in
   * updateFormConfiguration.
   */
  updateLocations: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: z.strictObject({ toMove: z.int() }) },
  /** Fields bookingEnabled, pausedText, resumesOn and intakeLimits. */
  setIntake: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** E-mails about new requests: field 'practice' for the practice's own address, a member's uid for theirs. */
  updateNotifications: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** Fields enabled, intervalWeeks, questionText and reminderText. */
  updateFollowUp: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** Fields of OfferingSettings and `country`. */
  updateOffering: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** Field retentionMonths. */
  updateRetention: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** Renders an e-mail with these texts; sends nothing. Allowed in a locked practice. */
  previewLetter: {
    input: z.strictObject({ companySlug: slug, sample: SampleEmail }),
    output: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }),
  },
  /** Sends that sample to the caller's own confirmed address. */
  sendTestLetter: { input: z.strictObject({ companySlug: slug, sample: SampleEmail }), output: z.strictObject({ to: z.string() }) },
  /**
   * Everything stored about the practice, in parts: start with `after` '', continue with `next` until it is null. Allowed in a locked
   * practice.
   */
  exportPractice: {
    input: z.strictObject({ companySlug: slug, after: z.string().check(z.maxLength(100)) }),
    output: z.strictObject({
      /** Only in the first part: practice, form, account, team, tags, lists, log. */
      about: z.nullable(z.record(z.string(), z.unknown())),
      /** Requests with their histories, open and archived, ordered by id. */
      requests: z.array(z.record(z.string(), z.unknown())),
      next: z.nullable(z.string()),
    }),
  },
  /** The data processing agreement as PDF, or its technical and organisational measures alone. Allowed in a locked practice. */
  issueContract: {
    input: z.strictObject({ companySlug: slug, kind: z.enum(['contract', 'measures']) }),
    output: z.strictObject({ fileName: z.string(), /** Base64. */ pdf: z.string() }),
  },
  /** Deletes the practice in seven days and makes it read-only until then; `title` confirms its name. Allowed in a locked practice. */
  deletePractice: {
    input: z.strictObject({ companySlug: slug, title: z.string().check(z.maxLength(200)) }),
    output: z.strictObject({ dueAt: z.string() }),
  },
  undoPracticeDeletion: { input: z.strictObject({ companySlug: slug }), output: nothing },
  /** Marks one of the first steps as done; idempotent. */
  completeFirstStep: { input: z.strictObject({ companySlug: slug, step: FirstStep }), output: nothing },

  // Subscription (spec sections 1, 4 and 9): administrators, in a locked practice too. Where money moves, only webhooks change the account.
  /** Opens the provider's checkout page; the rest of the trial is credited. */
  startCheckout: {
    input: z.strictObject({ companySlug: slug, purchase: Purchase }),
    output: z.strictObject({ url: z.string() }),
  },
  /** Opens the provider's portal: invoices, payment method, interval, cancellation. */
  openBillingPortal: {
    input: z.strictObject({ companySlug: slug, purpose: BillingPortalPurpose }),
    output: z.strictObject({ url: z.string() }),
  },
  /** What this number of locations would cost now, and from the next invoice on; cents, gross. Changes nothing. */
  previewLocations: {
    input: z.strictObject({ companySlug: slug, locations: Purchase.shape.locations }),
    output: z.strictObject({ dueNow: z.int(), nextAt: z.nullable(z.string()), nextTotal: z.int() }),
  },
  /** Sets the number of paid locations from now on, prorated for the rest of the period. */
  changeLocationsPaid: { input: z.strictObject({ companySlug: slug, locations: Purchase.shape.locations }), output: nothing },
  /** Current invoices, credit and payment method from the provider. */
  viewBilling: { input: z.strictObject({ companySlug: slug }), output: BillingView },
  /** The caller's own code, created on first view. */
  viewReferralCode: { input: z.strictObject({ companySlug: slug }), output: ReferralView },
  /** Chooses which of the caller's practices gets the credit; null for the oldest. */
  chooseCreditPractice: { input: z.strictObject({ companySlug: slug, chosen: z.nullable(slug) }), output: nothing },
  /** A new practice enters a referral code before its first purchase. */
  linkReferralCode: { input: z.strictObject({ companySlug: slug, code: ReferralCode }), output: nothing },
  reconcileWaitingList: {
    input: z.strictObject({ companySlug: slug }),
    /** Requests read; cells, counters and requests that were wrong (expected 0); milliseconds taken. */
    output: z.strictObject({ checked: z.int(), repaired: z.int(), duration: z.int() }),
  },

  // Teams: administrators manage members; everybody may leave.
  /** Sends an e-mail with a link; replaces an open invitation of the same address. */
  inviteMember: { input: z.strictObject({ companySlug: slug, email: InvitedEmail, role }), output: nothing },
  revokeInvitation: {
    input: z.strictObject({ companySlug: slug, invitationId: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: nothing,
  },
  /** What the link's holder may see before signing in. Read-only. */
  viewInvitation: {
    input: z.strictObject({ token: invitationToken }),
    output: z.strictObject({ companySlug: z.string(), practiceTitle: z.string(), role, email: z.string(), invitedBy: z.string() }),
  },
  acceptInvitation: { input: z.strictObject({ token: invitationToken }), output: z.strictObject({ companySlug: z.string() }) },
  changeMemberRole: { input: z.strictObject({ companySlug: slug, uid, role }), output: nothing },
  /** Also leaves a practice, with the caller's own uid. */
  removeMember: { input: z.strictObject({ companySlug: slug, uid }), output: nothing },
  /** Whether the role 'viewer' may print and save requests. */
  setViewerExports: { input: z.strictObject({ companySlug: slug, allowed: z.boolean() }), output: nothing },
  /**
   * Precedes each print and each file: the log records who exports what. Viewers only where the practice allows it, the log only by
   * administrators. `requestId`: if it is a single request.
   */
  recordExport: {
    input: z.strictObject({
      companySlug: slug,
      what: ScreenExport,
      count: z.int().check(z.gte(0), z.lte(1_000_000)),
      requestId: z.optional(RandomId),
    }),
    output: nothing,
  },
  /** Requests that the caller opened: the log lists them once a day. */
  recordOpenings: {
    input: z.strictObject({ companySlug: slug, requestIds: z.array(RandomId).check(z.minLength(1), z.maxLength(openingsPerCall)) }),
    output: nothing,
  },
  /** Whether the caller gets an e-mail about each new request, at their own confirmed address. */
  updateOwnNotifications: { input: z.strictObject({ companySlug: slug, newRequests: NewRequestEmails }), output: nothing },
  /** The public key for which a browser subscribes to push notices. */
  viewPushKey: { input: nothing, output: z.strictObject({ key: z.string() }) },
  /** The caller's browser gets push notices of new requests; again: it is still in use. */
  addDevice: { input: z.strictObject({ companySlug: slug, subscription: PushSubscription }), output: nothing },
  /** It gets none any more: of that practice, or of any if null. `isUsed`: whether it still gets another practice's. */
  removeDevice: {
    input: z.strictObject({ companySlug: z.nullable(slug), endpoint: PushSubscription.shape.endpoint }),
    output: z.strictObject({ isUsed: z.boolean() }),
  },
  /** Remembers that the caller had the practice's requests in sight for a while; `allRead`: that none of them is new to them any more. */
  recordVisit: { input: z.strictObject({ companySlug: slug, allRead: z.optional(z.literal(true)) }), output: nothing },

  // News that a practice takes requests again.
  /** Sends a link to that address; answers the same whether it is known or not. */
  requestIntakeNotice: { input: z.strictObject({ companySlug: slug, email: NoticeEmail }), output: nothing },
  /** By that link: confirms the address, or forgets it. */
  answerIntakeNotice: {
    input: z.strictObject({ companySlug: slug, token: linkToken, answer: z.enum(['confirm', 'forget']) }),
    output: nothing,
  },
  /** How many confirmed addresses wait for it. */
  countIntakeNotices: { input: z.strictObject({ companySlug: slug }), output: z.strictObject({ count: z.int() }) },

  // The practice's own e-mail address.
  /** Confirms the address by the link sent to it. */
  confirmPracticeEmail: { input: z.strictObject({ companySlug: slug, token: z.string().check(z.maxLength(100)) }), output: nothing },
  /** Sends that link again. */
  requestPracticeEmail: { input: z.strictObject({ companySlug: slug }), output: nothing },

  // Accounts
  /** Copies a new name, and the address that Auth has, to everything that shows them. */
  updateUser: {
    input: z.strictObject({
      name: requiredLine(100, 'Bitte gib deinen Namen ein.', 'Bitte kürze deinen Namen auf höchstens 100 Zeichen.'),
    }),
    output: nothing,
  },
  /** Refused while the caller is the last administrator of a practice. */
  deleteUser: { input: nothing, output: nothing },
  /** E-mails a link that confirms the caller's own address and then returns to `returnTo` (a path of ours). */
  requestEmailVerification: { input: z.strictObject({ returnTo: z.string().check(z.maxLength(500)) }), output: nothing },
  /** Answers the same whether the address is known or not. */
  requestPasswordReset: { input: z.strictObject({ email: InvitedEmail }), output: nothing },
  /** E-mails the new address; its link makes the change. */
  requestEmailChange: { input: z.strictObject({ email: InvitedEmail }), output: nothing },
  /** The account's current or new address, for the page behind an e-mail's link. Read-only. */
  viewAccountLink: { input: z.strictObject({ code: accountCode, kind: AccountLinkKind }), output: z.strictObject({ email: z.string() }) },
  /** By a link: sets a new password and ends all sessions. */
  resetPassword: { input: z.strictObject({ code: accountCode, password: NewPassword }), output: nothing },
  /** By the link sent to the new address: the account adopts it. */
  changeEmail: { input: z.strictObject({ code: accountCode }), output: nothing },
  /** By the link sent to the former address: it stays, or is restored. Returns a code that sets a new password. */
  keepEmail: { input: z.strictObject({ code: accountCode }), output: z.strictObject({ code: accountCode }) },
  /** Ends all sessions, the caller's too. */
  changePassword: { input: z.strictObject({ password: NewPassword }), output: nothing },
  endSignIns: { input: nothing, output: nothing },
} as const;

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>;
