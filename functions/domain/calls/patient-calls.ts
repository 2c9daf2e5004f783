/**
 * What patients, and people who look for a place, may ask for (spec sections 3 to 5). Nobody needs
 * an account: a link proves who may see a request.
 */
import * as z from 'zod/mini';
import { LinkAnswer, Proof } from '../patient-portal/actions.ts';
import { VerifiedCertificate } from '../patient-portal/certificate.ts';
import { DataExport, PersonalData } from '../patient-portal/personal-data.ts';
import { linkToken, PortalView } from '../patient-portal/request-link.ts';
import { NoticeEmail } from '../practice/intake-notice.ts';
import { RandomId } from '../text/random-id.ts';
import { anybody, type Calls } from './access.ts';
import { Challenge } from './challenge.ts';
import { nothing, slug } from './shapes.ts';

/** Of what a proof is for; as sent, unchecked. */
const subjectText = z.string().check(z.maxLength(320));

export const patientCalls = {
  /** The work to be done before a call that needs a proof of it; see `proof.ts`. */
  requestChallenge: {
    ...anybody,
    input: z.strictObject({
      call: z.string().check(z.maxLength(40)),
      companySlug: z.optional(subjectText),
      id: subjectText,
    }),
    output: Challenge,
  },
  /**
   * An error of our code in a browser: `browser-error.ts` says what is read, which no page has to
   * load before.
   */
  reportError: {
    ...anybody,
    maxBody: 3000,
    maxValues: 30,
    input: z.looseObject({}),
    output: nothing,
  },
  /**
   * The practice's form defines the rest of the input, which `validateBooking` reads. `requestId`:
   * see the handler.
   */
  addWaitingRequest: {
    ...anybody,
    proof: 'requestId',
    input: z.looseObject({ companySlug: slug, requestId: z.optional(RandomId) }),
    output: z.strictObject({ requestId: RandomId }),
  },
  /** Read-only: mail scanners open links too. */
  viewRequestLink: {
    ...anybody,
    input: z.strictObject({ companySlug: slug, token: linkToken }),
    output: PortalView,
  },
  /** A button on the page behind the link. */
  answerRequestLink: {
    ...anybody,
    input: z.strictObject({ companySlug: slug, token: linkToken, answer: LinkAnswer }),
    output: z.strictObject({
      /**
       * The updated request; null if the link no longer leads to it, or must not reveal that it
       * does.
       */
      request: z.nullable(PortalView),
      /** Only with a proof. */
      personalData: z.optional(PersonalData),
      dataExport: z.optional(DataExport),
    }),
  },
  /**
   * A certificate of waiting as PDF, after the second proof; again on the same day: the same
   * number.
   */
  issueCertificate: {
    ...anybody,
    service: 'transfers',
    input: z.strictObject({ companySlug: slug, token: linkToken, proof: Proof }),
    output: z.strictObject({ fileName: z.string(), /** Base64. */ pdf: z.string() }),
  },
  /**
   * What a certificate with that number says, and whether a date of birth belongs to it; null: none
   * that is still known.
   */
  viewCertificate: {
    ...anybody,
    input: z.strictObject({
      companySlug: slug,
      number: z.string().check(z.maxLength(300)),
      birthdate: z.optional(z.string().check(z.maxLength(40))),
    }),
    output: z.strictObject({ certificate: z.nullable(VerifiedCertificate) }),
  },
  /** Sends a link to that address; answers the same whether it is known or not. */
  requestIntakeNotice: {
    ...anybody,
    proof: 'email',
    input: z.strictObject({ companySlug: slug, email: NoticeEmail }),
    output: nothing,
  },
  /** By that link: confirms the address, or forgets it. */
  answerIntakeNotice: {
    ...anybody,
    input: z.strictObject({
      companySlug: slug,
      token: linkToken,
      answer: z.enum(['confirm', 'forget']),
    }),
    output: nothing,
  },
  /**
   * By the link 'Das war ich nicht': ends what strangers cause at that mailbox, or lets it come
   * again.
   */
  answerMailboxLink: {
    ...anybody,
    input: z.strictObject({ token: linkToken, answer: z.enum(['stop', 'resume']) }),
    output: nothing,
  },
} as const satisfies Calls;
