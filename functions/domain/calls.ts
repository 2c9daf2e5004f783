/**
 * The calls between browser and functions (spec section 7; design section 4): one entry each, typed on both sides from
 * here. All answer under `/api/{name}` in the callable protocol.
 */
import * as z from 'zod/mini';
import { BillingPortalPurpose, BillingView, Purchase, ReferralView } from './billing/billing.ts';
import { ReferralCode } from './billing/referral.ts';
import { RandomId } from './booking/booking-request.ts';
import { messages } from './failure.ts';
import { followUpRoundBatchSize } from './follow-up/follow-up.ts';
import { ImportInput, ImportResult } from './import/import.ts';
import { LinkAnswer } from './patient-portal/actions.ts';
import { DataExport, PersonalData } from './patient-portal/personal-data.ts';
import { linkToken, PortalView } from './patient-portal/request-link.ts';
import { FirstStep, maxFollowUpText, NewRequestEmails } from './practice/account.ts';
import { openingsPerCall, ScreenExport } from './practice/screen-export.ts';
import { slugPattern } from './practice/slug.ts';
import { ContactOutcome, WantedStep } from './request/next-step.ts';
import { ArchiveReason } from './request/request.ts';
import { AccountLinkKind, accountCode } from './sign-in/account-link.ts';
import { NewPassword } from './sign-in/password.ts';
import { TagId } from './tags/tag.ts';
import { InvitedEmail, invitationToken } from './team/invitation.ts';
import { Role } from './team/member.ts';
import { FieldEdits } from './text/field-edits.ts';
import { optionalText, requiredLine } from './text/text.ts';

/** Anything else names no document of ours. */
const slug = z.string({ error: messages.practiceUnknown }).check(z.regex(slugPattern, messages.practiceUnknown));

const nothing = z.strictObject({});
const uid = z.string({ error: messages.memberGone }).check(z.regex(/^[\w:-]{1,128}$/, messages.memberGone));
const role = z.enum(Role.options, { error: 'Bitte wähle eine Rolle.' });

/** E-mails a practice can look at before anybody gets one. */
const customText = z.string().check(z.maxLength(maxFollowUpText, 'Bitte kürze diesen Text auf höchstens 1.000 Zeichen.'));
export const SampleEmail = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('newRequest') }),
  z.strictObject({ kind: z.literal('dailyDigest') }),
  z.strictObject({ kind: z.literal('followUpQuestion'), text: customText }),
  z.strictObject({ kind: z.literal('followUpReminder'), text: customText }),
]);
export type SampleEmail = z.infer<typeof SampleEmail>;

export const calls = {
  /** What a booking must hold depends on the practice: `validateBooking` reads the rest of the input. `requestId`: see its handler. */
  addWaitingRequest: {
    input: z.looseObject({ companySlug: slug, requestId: z.optional(RandomId) }),
    output: z.strictObject({ requestId: RandomId }),
  },
  // The patient's portal link (design section 3, "Links for patients"): whoever holds it, without an account.
  /** Opening changes nothing: mail scanners open links too. */
  viewRequestLink: { input: z.strictObject({ companySlug: slug, token: linkToken }), output: PortalView },
  /** A button of the page behind the link was pressed. */
  answerRequestLink: {
    input: z.strictObject({ companySlug: slug, token: linkToken, answer: LinkAnswer }),
    output: z.strictObject({
      /** As it is then; null where the link does not lead there (any more), or must not tell. */
      request: z.nullable(PortalView),
      /** With a proof alone. */
      personalData: z.optional(PersonalData),
      dataExport: z.optional(DataExport),
    }),
  },
  /** Staff correct what was sent, field by field; a field that a colleague has changed meanwhile is refused. */
  updateRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId, edits: FieldEdits }), output: nothing },
  archiveRequest: {
    input: z.strictObject({ companySlug: slug, requestId: RandomId, reason: ArchiveReason }),
    output: z.strictObject({}),
  },
  reactivateRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: z.strictObject({}) },
  /** Into the bin, with what was merged into it: for 30 days it can be brought back. */
  binRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: nothing },
  /** Out of the bin, to its old place. */
  bringBackRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: nothing },
  /** For good, from the bin too: request, history and links; a line without names stays in the practice's log. */
  deleteRequest: { input: z.strictObject({ companySlug: slug, requestId: RandomId }), output: nothing },
  /** Somebody called: the questions of the practice's form, without a need for an address; `validateManualEntry` reads the rest. */
  addRequestByPhone: {
    input: z.looseObject({ companySlug: slug, requestId: RandomId }),
    output: z.strictObject({ requestId: RandomId }),
  },
  /** What came of a contact, and what is to do next; the same `logId` again changes nothing. */
  logContact: {
    input: z.strictObject({
      companySlug: slug,
      requestId: RandomId,
      logId: RandomId,
      /** Null: nobody was contacted, only the next step changes. */
      contact: z.nullable(ContactOutcome),
      nextStep: z.nullable(WantedStep),
      remark: optionalText(500),
    }),
    output: nothing,
  },
  /** Asks these people now whether they are still interested, a part at a time; the same again asks nobody twice. */
  startFollowUpRound: {
    input: z.strictObject({ companySlug: slug, requestIds: z.array(RandomId).check(z.minLength(1), z.maxLength(followUpRoundBatchSize)) }),
    /** By e-mail, on the list of those to be called, and left alone. */
    output: z.strictObject({ asked: z.int(), toCall: z.int(), skipped: z.int() }),
  },
  /** Two open requests of one person become one: the earlier date counts, preferred times and histories are united. */
  mergeRequests: {
    input: z.strictObject({ companySlug: slug, requestId: RandomId, otherId: RandomId }),
    /** The one that stays. */
    output: z.strictObject({ requestId: RandomId }),
  },
  /** Says that two requests which look alike are about different people. */
  keepApart: { input: z.strictObject({ companySlug: slug, requestId: RandomId, otherId: RandomId }), output: nothing },
  /** Rows of a file, a part at a time; a row that was added already is not added again. */
  importRequests: {
    input: z.strictObject({ companySlug: slug, ...ImportInput }),
    output: z.strictObject({ results: z.array(ImportResult) }),
  },
  /** Takes an import back, a part at a time: `remaining` says whether to go on. What was changed since stays. */
  undoImport: {
    input: z.strictObject({ companySlug: slug, importId: RandomId }),
    output: z.strictObject({ removed: z.int(), skipped: z.int(), remaining: z.boolean() }),
  },
  /** Puts one tag in place of another, on requests and in lists, a part at a time: `remaining` says whether to go on. */
  mergeTags: {
    input: z.strictObject({ companySlug: slug, tagId: TagId, intoTagId: TagId }),
    output: z.strictObject({ requests: z.int(), remaining: z.boolean() }),
  },
  /** Administrators change what the form asks and when the practice works, field by field; what a colleague has changed meanwhile is refused. */
  updateFormConfiguration: {
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    /** Open requests that are now put into the new lists, in the background; 0 if their lists stay. */
    output: z.strictObject({ toMove: z.int() }),
  },
  // Settings (design section 4): administrators alone, and nobody in a locked practice but where it is said.
  /** Title, lines, contact, listing and profile text together; a picture, as base64 in `image`, replaces the logo, null takes it away. */
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
  /** Locations with their weekly plans, by id: null for a new one's past and a removed one's future. `toMove` as in updateFormConfiguration. */
  updateLocations: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: z.strictObject({ toMove: z.int() }) },
  /** Fields bookingEnabled, pausedText and resumesOn. */
  setIntake: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** E-mails about new requests: field 'practice' for the practice's own address, a member's uid for theirs. */
  updateNotifications: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** Fields enabled, intervalWeeks, questionText and reminderText. */
  updateFollowUp: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** Field retentionMonths. */
  updateRetention: { input: z.strictObject({ companySlug: slug, edits: FieldEdits }), output: nothing },
  /** An e-mail as it would go out, with these words. Nothing is sent. In a locked practice too. */
  previewLetter: {
    input: z.strictObject({ companySlug: slug, sample: SampleEmail }),
    output: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }),
  },
  /** The same to the caller's own, confirmed address. */
  sendTestLetter: { input: z.strictObject({ companySlug: slug, sample: SampleEmail }), output: z.strictObject({ to: z.string() }) },
  /** Everything that is stored about the practice, a part at a time: begins with `after` '', goes on with `next` until it is null. In a locked practice too. */
  exportPractice: {
    input: z.strictObject({ companySlug: slug, after: z.string().check(z.maxLength(100)) }),
    output: z.strictObject({
      /** With the first part only: practice, form, account, team, tags, lists, log. */
      about: z.nullable(z.record(z.string(), z.unknown())),
      /** Requests with their histories, open and archived, by their ids. */
      requests: z.array(z.record(z.string(), z.unknown())),
      next: z.nullable(z.string()),
    }),
  },
  /** Deletes the practice in seven days, and makes it read-only until then; `title` as its name stands. In a locked practice too. */
  deletePractice: {
    input: z.strictObject({ companySlug: slug, title: z.string().check(z.maxLength(200)) }),
    output: z.strictObject({ dueAt: z.string() }),
  },
  undoPracticeDeletion: { input: z.strictObject({ companySlug: slug }), output: nothing },
  /** One of the first steps is done; again is no failure. */
  completeFirstStep: { input: z.strictObject({ companySlug: slug, step: FirstStep }), output: nothing },

  // Subscription (spec sections 1, 4 and 9): administrators, in a locked practice too. Where money moves, the account changes by webhooks alone.
  /** A page of the payment provider on which the subscription is bought; what is left of the trial is credited. */
  startCheckout: {
    input: z.strictObject({ companySlug: slug, purchase: Purchase }),
    output: z.strictObject({ url: z.string() }),
  },
  /** A page of the provider: invoices, payment method, interval, cancelling. */
  openBillingPortal: {
    input: z.strictObject({ companySlug: slug, purpose: BillingPortalPurpose }),
    output: z.strictObject({ url: z.string() }),
  },
  /** What paying for so many locations would cost at once, and from the next invoice on; cents, gross. Nothing changes. */
  previewLocations: {
    input: z.strictObject({ companySlug: slug, locations: Purchase.shape.locations }),
    output: z.strictObject({ dueNow: z.int(), nextAt: z.nullable(z.string()), nextTotal: z.int() }),
  },
  /** Pays for so many locations from now on, proportionately for the rest of the period. */
  changeLocationsPaid: { input: z.strictObject({ companySlug: slug, locations: Purchase.shape.locations }), output: nothing },
  /** Invoices, credit and payment method, as the provider knows them now. */
  viewBilling: { input: z.strictObject({ companySlug: slug }), output: BillingView },
  /** The caller's own code; it is made when they first look. */
  viewReferralCode: { input: z.strictObject({ companySlug: slug }), output: ReferralView },
  /** Which of the caller's practices the credit goes to; null for the oldest. */
  chooseCreditPractice: { input: z.strictObject({ companySlug: slug, chosen: z.nullable(slug) }), output: nothing },
  /** Somebody recommended us: before the first purchase the new practice enters their code. */
  linkReferralCode: { input: z.strictObject({ companySlug: slug, code: ReferralCode }), output: nothing },
  reconcileWaitingList: {
    input: z.strictObject({ companySlug: slug }),
    /** Requests read, cells, counters and requests that were wrong (expected 0), milliseconds taken. */
    output: z.strictObject({ checked: z.int(), repaired: z.int(), duration: z.int() }),
  },

  // Teams (design section 5): administrators decide who belongs to a practice; everybody may leave it.
  /** Sends an e-mail with a link; an open invitation of the same address is replaced by the new one. */
  inviteMember: { input: z.strictObject({ companySlug: slug, email: InvitedEmail, role }), output: nothing },
  revokeInvitation: {
    input: z.strictObject({ companySlug: slug, invitationId: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: nothing,
  },
  /** What the holder of the link may know before signing in. Opening changes nothing. */
  viewInvitation: {
    input: z.strictObject({ token: invitationToken }),
    output: z.strictObject({ companySlug: z.string(), practiceTitle: z.string(), role, email: z.string(), invitedBy: z.string() }),
  },
  acceptInvitation: { input: z.strictObject({ token: invitationToken }), output: z.strictObject({ companySlug: z.string() }) },
  changeMemberRole: { input: z.strictObject({ companySlug: slug, uid, role }), output: nothing },
  /** Also how one leaves a practice: with one's own uid. */
  removeMember: { input: z.strictObject({ companySlug: slug, uid }), output: nothing },
  /** Whether the role 'viewer' may print and save requests. */
  setViewerExports: { input: z.strictObject({ companySlug: slug, allowed: z.boolean() }), output: nothing },
  /**
   * Comes before each print and each file: the log says who takes what along. Viewers only where the practice allows it, the log itself
   * only by administrators. `requestId`: where it is just one.
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
  /** Requests that the caller has opened: the log lists them once a day. */
  recordOpenings: {
    input: z.strictObject({ companySlug: slug, requestIds: z.array(RandomId).check(z.minLength(1), z.maxLength(openingsPerCall)) }),
    output: nothing,
  },
  /** Whether the caller gets an e-mail about each new request of the practice, at their own confirmed address. */
  updateOwnNotifications: { input: z.strictObject({ companySlug: slug, newRequests: NewRequestEmails }), output: nothing },
  /** Remembers when the caller last looked at the practice's requests. */
  recordVisit: { input: z.strictObject({ companySlug: slug }), output: nothing },

  // The practice's own address.
  /** The link that was sent there was opened, and its button pressed. */
  confirmPracticeEmail: { input: z.strictObject({ companySlug: slug, token: z.string().check(z.maxLength(100)) }), output: nothing },
  /** Sends such a link again. */
  requestPracticeEmail: { input: z.strictObject({ companySlug: slug }), output: nothing },

  // Accounts (design section 6)
  /** Takes over a new name, and the address that Auth knows, into everything that shows them. */
  updateUser: {
    input: z.strictObject({
      name: requiredLine(100, 'Bitte gib deinen Namen ein.', 'Bitte kürze deinen Namen auf höchstens 100 Zeichen.'),
    }),
    output: nothing,
  },
  /** Refused while the caller is the last administrator of a practice. */
  deleteUser: { input: nothing, output: nothing },
  /** An e-mail with a link that confirms the caller's own address, coming back to `returnTo` (a path of ours) afterwards. */
  requestEmailVerification: { input: z.strictObject({ returnTo: z.string().check(z.maxLength(500)) }), output: nothing },
  /** The same answer whether the address is known or not. */
  requestPasswordReset: { input: z.strictObject({ email: InvitedEmail }), output: nothing },
  /** An e-mail to the new address; the change happens by its link. */
  requestEmailChange: { input: z.strictObject({ email: InvitedEmail }), output: nothing },
  /** What the page behind an e-mail's link asks about: the account's address, or the one it shall have. Opening changes nothing. */
  viewAccountLink: { input: z.strictObject({ code: accountCode, kind: AccountLinkKind }), output: z.strictObject({ email: z.string() }) },
  /** By a link: a new password. Every sign-in before ends. */
  resetPassword: { input: z.strictObject({ code: accountCode, password: NewPassword }), output: nothing },
  /** By a link to the new address: the account takes it over. */
  changeEmail: { input: z.strictObject({ code: accountCode }), output: nothing },
  /** By a link to the address so far: it stays, or comes back. Out: a code that sets a new password. */
  keepEmail: { input: z.strictObject({ code: accountCode }), output: z.strictObject({ code: accountCode }) },
  /** Every sign-in before ends, the caller's too. */
  changePassword: { input: z.strictObject({ password: NewPassword }), output: nothing },
  endSignIns: { input: nothing, output: nothing },
} as const;

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>;
