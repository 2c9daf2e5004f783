/**
 * What staff send about vacancies (calls offerVacancy, steerVacancy), and patients about their
 * offers (answerRequestLink).
 */
import * as z from 'zod/mini';
import { DeclineReason } from '../request/request-offer.ts';
import { RandomId } from '../text/random-id.ts';
import { optionalText } from '../text/text.ts';
import { maxOfferQuestion } from './offer.ts';
import {
  CloseReason,
  maxAtOnce,
  maxPersonalText,
  maxPlan,
  OfferMode,
  PassedOverReason,
  Patience,
  VacancyId,
} from './vacancy.ts';

const PersonToAsk = z.strictObject({ requestId: RandomId, byHand: z.boolean() });

/** How it is offered, and to whom; at most 50 people. */
export const OfferPlan = {
  mode: OfferMode,
  patience: Patience,
  atOnce: z.int().check(z.gte(1), z.lte(maxAtOnce)),
  plan: z.array(PersonToAsk).check(z.maxLength(maxPlan, `Höchstens ${maxPlan} Personen.`)),
  passedOver: z
    .array(z.strictObject({ requestId: RandomId, reason: PassedOverReason }))
    .check(z.maxLength(maxPlan)),
} as const;

const step = <const K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });
const stepOf = <const K extends string>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), requestId: RandomId });

/** What a member does with a vacancy. */
export const VacancySteering = z.discriminatedUnion('kind', [
  /** Starts offering one that was only noted, with this plan. `askAgain` as in offerVacancy. */
  z.strictObject({
    kind: z.literal('begin'),
    ...OfferPlan,
    askAgain: z.array(RandomId).check(z.maxLength(maxPlan)),
  }),
  z.strictObject({
    kind: z.literal('addPeople'),
    people: z
      .array(PersonToAsk)
      .check(z.minLength(1), z.maxLength(maxPlan, `Höchstens ${maxPlan} Personen.`)),
    askAgain: z.array(RandomId).check(z.maxLength(maxPlan)),
  }),
  /** Takes somebody who was not asked yet out of the plan. */
  stepOf('removePerson'),
  /** Asks one more person now, without waiting for the deadline of others. */
  step('askNext'),
  /** `until`: ISO moment. */
  z.strictObject({ kind: z.literal('extend'), requestId: RandomId, until: z.iso.datetime() }),
  /** `words`: to the person; only their e-mail says it. */
  z.strictObject({
    kind: z.literal('withdrawOffer'),
    requestId: RandomId,
    words: optionalText(maxPersonalText),
  }),
  /**
   * Within a minute of sending: the e-mail never leaves. A place that was entered with the offer
   * goes with it, unless `keepsPlace`.
   */
  z.strictObject({
    kind: z.literal('callBack'),
    requestId: RandomId,
    keepsPlace: z.optional(z.literal(true)),
  }),
  /** Offers it once more to somebody whose offer ended. */
  stepOf('offerAgain'),
  /** The question was answered. */
  stepOf('answerQuestion'),
  step('pause'),
  step('goOn'),
  z.strictObject({
    kind: z.literal('close'),
    reason: CloseReason,
    words: optionalText(maxPersonalText),
  }),
  step('reopen'),
]);
export type VacancySteering = z.infer<typeof VacancySteering>;

/** `terms`: of the place as the page showed it (`PortalOffer`). Absent: an older page. */
const shown = {
  vacancyId: VacancyId,
  terms: z.optional(z.string().check(z.maxLength(1000))),
} as const;

/** What a patient answers to the offer they see. */
export const OfferAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('acceptOffer'), ...shown }),
  z.strictObject({
    kind: z.literal('declineOffer'),
    ...shown,
    reason: z.nullable(DeclineReason),
  }),
  z.strictObject({
    kind: z.literal('askAboutOffer'),
    ...shown,
    text: optionalText(maxOfferQuestion),
  }),
  /** After a no: yes after all is `acceptOffer`; this takes back a yes, or gives back a place. */
  z.strictObject({ kind: z.literal('takeBackAnswer'), ...shown }),
  /** The address is not the patient's: declines nothing, but no e-mail goes there any more. */
  z.strictObject({ kind: z.literal('notMe'), ...shown }),
]);
export type OfferAnswer = z.infer<typeof OfferAnswer>;
