/**
 * A practice's settings: administrators, and not in a locked practice unless the entry says
 * otherwise.
 */
import * as z from 'zod/mini';
import { FirstStep } from '../practice/account.ts';
import { ContractParty } from '../practice/contract-party.ts';
import { FieldEdits } from '../text/field-edits.ts';
import {
  administrators,
  administratorsAlways,
  anybody,
  availability,
  type Calls,
  freshly,
  manyValues,
  members,
  unlessClosed,
} from './access.ts';
import { SampleEmail } from './sample-email.ts';
import { nothing, slug } from './shapes.ts';

/** Each may bring thousands of documents up to date, or asks Auth, which answers to all of us. */
const edited = { max: 200, minutes: 60 } as const;

export const settingsCalls = {
  /**
   * Administrators edit the form and working hours field by field; a field that a colleague changed
   * meanwhile is refused.
   */
  updateFormConfiguration: {
    ...administrators,
    exactLimit: edited,
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    /** Open requests to reslot in the background; 0 if their lists stay the same. */
    output: z.strictObject({ toMove: z.int() }),
  },
  /**
   * Title, lines, contact, listing and profile text together. `image` in base64 replaces the logo,
   * null removes it. Patients' replies go to the practice's address.
   */
  updatePracticeProfile: {
    ...administrators,
    freshSignIn: 'toChangeEmail',
    service: 'transfers',
    exactLimit: edited,
    // The image below, and edits.
    maxBody: 6_300_000,
    input: z.strictObject({
      companySlug: slug,
      edits: FieldEdits,
      logo: z.optional(
        z.strictObject({
          from: z.string().check(z.maxLength(200)),
          image: z.nullable(z.string().check(z.maxLength(6_000_000))),
        }),
      ),
    }),
    output: z.strictObject({ logoImagePath: z.string() }),
  },
  /**
   * Locations with their weekly plans, by id; the old value of a new location and the new value of
   * a removed one are null. `toMove` as in updateFormConfiguration.
   */
  updateLocations: {
    ...administrators,
    ...manyValues,
    exactLimit: edited,
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    output: z.strictObject({ toMove: z.int() }),
  },
  /**
   * Fields bookingEnabled, pausedText, resumesOn and intakeLimits; limits, and the first opening,
   * only by administrators.
   */
  setIntake: {
    ...availability,
    exactLimit: edited,
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    output: nothing,
  },
  /** How many confirmed addresses wait for it. */
  countIntakeNotices: {
    ...administratorsAlways,
    input: z.strictObject({ companySlug: slug }),
    output: z.strictObject({ count: z.int() }),
  },
  /**
   * E-mails about new requests: field 'practice' for the practice's own address, a member's uid for
   * theirs.
   */
  updateNotifications: {
    ...administrators,
    exactLimit: edited,
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    output: nothing,
  },
  /** Fields enabled, intervalWeeks, questionText and reminderText. */
  updateFollowUp: {
    ...administrators,
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    output: nothing,
  },
  /** Fields of OfferingSettings; all but closedDays only by administrators. */
  updateOffering: {
    ...availability,
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    output: nothing,
  },
  /** Field retentionMonths. A shorter period deletes many requests at once. */
  updateRetention: {
    ...administrators,
    ...freshly,
    input: z.strictObject({ companySlug: slug, edits: FieldEdits }),
    output: nothing,
  },
  /** With whom the contract is. Allowed in a locked practice: buying asks for it. */
  setContractParty: {
    ...administratorsAlways,
    input: z.strictObject({ companySlug: slug, party: ContractParty }),
    output: nothing,
  },
  /** Renders an e-mail with these texts; sends nothing. Allowed in a locked practice. */
  previewLetter: {
    ...members,
    input: z.strictObject({ companySlug: slug, sample: SampleEmail }),
    output: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }),
  },
  /** Sends that sample to the caller's own confirmed address. */
  sendTestLetter: {
    ...administrators,
    input: z.strictObject({ companySlug: slug, sample: SampleEmail }),
    output: z.strictObject({ to: z.string() }),
  },
  /** Marks one of the first steps as done; idempotent. */
  completeFirstStep: {
    ...administrators,
    input: z.strictObject({ companySlug: slug, step: FirstStep }),
    output: nothing,
  },
  /** Confirms the address by the link sent to it. */
  confirmPracticeEmail: {
    ...anybody,
    input: z.strictObject({ companySlug: slug, token: z.string().check(z.maxLength(100)) }),
    output: nothing,
  },
  /** Sends that link again. */
  requestPracticeEmail: {
    ...administratorsAlways,
    input: z.strictObject({ companySlug: slug }),
    output: nothing,
  },
  /** Whether the role 'viewer' may print and save requests. */
  setViewerExports: {
    ...administratorsAlways,
    ...freshly,
    input: z.strictObject({ companySlug: slug, allowed: z.boolean() }),
    output: nothing,
  },
  /**
   * Everything stored about the practice, in parts: start with `after` '', continue with `next`
   * until it is null. Allowed in a locked practice.
   */
  exportPractice: {
    ...administratorsAlways,
    freshSignIn: 'toBegin',
    service: 'transfers',
    exactLimit: { max: 600, minutes: 60 },
    input: z.strictObject({ companySlug: slug, after: z.string().check(z.maxLength(100)) }),
    output: z.strictObject({
      /** Only in the first part: practice, form, account, team, tags, lists, log. */
      about: z.nullable(z.record(z.string(), z.unknown())),
      /** Requests with their histories, open and archived, ordered by id. */
      requests: z.array(z.record(z.string(), z.unknown())),
      next: z.nullable(z.string()),
    }),
  },
  /**
   * The data processing agreement as PDF, or its technical and organisational measures alone.
   * Allowed in a locked practice.
   */
  issueContract: {
    ...members,
    service: 'transfers',
    exactLimit: { max: 20, minutes: 60 },
    input: z.strictObject({ companySlug: slug, kind: z.enum(['file', 'contract']) }),
    output: z.strictObject({ fileName: z.string(), /** Base64. */ pdf: z.string() }),
  },
  /**
   * Deletes the practice in seven days and makes it read-only until then; `title` confirms its
   * name. Allowed in a locked practice.
   */
  deletePractice: {
    ...administrators,
    ...unlessClosed,
    ...freshly,
    exactLimit: { max: 20, minutes: 60 },
    input: z.strictObject({ companySlug: slug, title: z.string().check(z.maxLength(200)) }),
    output: z.strictObject({ dueAt: z.string() }),
  },
  undoPracticeDeletion: {
    ...administratorsAlways,
    exactLimit: { max: 20, minutes: 60 },
    input: z.strictObject({ companySlug: slug }),
    output: nothing,
  },
  reconcileWaitingList: {
    ...administratorsAlways,
    exactLimit: { max: 10, minutes: 60 },
    input: z.strictObject({ companySlug: slug }),
    /**
     * Requests read; cells, counters and requests that were wrong (expected 0); milliseconds taken.
     */
    output: z.strictObject({ checked: z.int(), repaired: z.int(), duration: z.int() }),
  },
} as const satisfies Calls;
