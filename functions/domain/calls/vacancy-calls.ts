/** What staff do with free places (vacancies) and offers. */
import * as z from 'zod/mini';
import { DeclineReason } from '../request/request-offer.ts';
import { FieldEdits } from '../text/field-edits.ts';
import { RandomId } from '../text/random-id.ts';
import { optionalLine, optionalText } from '../text/text.ts';
import { OfferPlan, VacancySteering } from '../vacancies/inputs.ts';
import {
  maxPersonalText,
  maxPlan,
  maxRound,
  Patience,
  VacancyId,
  VacancyTerms,
} from '../vacancies/vacancy.ts';
import { type Calls, manyValues, staff } from './access.ts';
import { nothing, sealed, slug } from './shapes.ts';

export const vacancyCalls = {
  /** Creates a vacancy and, with `begin`, asks the first of its plan. Idempotent by `vacancyId`. */
  offerVacancy: {
    ...staff,
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
  /**
   * Edits its terms field by field; time and start cannot change while somebody is asked, unless
   * `withdraw` ends their offers.
   */
  updateVacancy: {
    ...staff,
    input: z.strictObject({
      companySlug: slug,
      vacancyId: VacancyId,
      edits: FieldEdits,
      withdraw: z.optional(z.strictObject({ words: optionalText(maxPersonalText) })),
    }),
    output: nothing,
  },
  /** One step of the process: see `VacancySteering`. */
  steerVacancy: {
    ...staff,
    input: z.strictObject({ companySlug: slug, vacancyId: VacancyId, step: VacancySteering }),
    output: nothing,
  },
  /**
   * Offers several places at once, each in turn to its own people; places that are offered to them
   * already stay as they are.
   */
  distributeVacancies: {
    ...staff,
    ...manyValues,
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
    /**
     * How many are offered now, and what undoes that; and of the others, why not, with the people
     * who were asked often lately.
     */
    output: z.strictObject({
      offered: z.int(),
      undo: z.optional(z.string()),
      refused: z.array(
        z.strictObject({
          vacancyId: VacancyId,
          message: z.string(),
          askedOften: z.array(RandomId),
        }),
      ),
    }),
  },
  /**
   * Takes the places of a round back, while nobody knows of them. `tooLate`: of how many somebody
   * does.
   */
  undoDistribution: {
    ...staff,
    input: z.strictObject({ companySlug: slug, undo: sealed }),
    output: z.strictObject({ tooLate: z.int() }),
  },
  /** An answer by phone; idempotent by `logId`. */
  recordOfferAnswer: {
    ...staff,
    input: z.strictObject({
      companySlug: slug,
      vacancyId: VacancyId,
      requestId: RandomId,
      logId: RandomId,
      answer: z.enum(['yes', 'no', 'notReached', 'takeBack']),
      reason: z.nullable(DeclineReason),
    }),
    output: nothing,
  },
  /**
   * Gives the place to somebody who accepted. `dropDay`: also takes that weekday out of the times
   * of somebody who waits on.
   */
  giveVacancy: {
    ...staff,
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
  undoGivenVacancy: {
    ...staff,
    input: z.strictObject({ companySlug: slug, vacancyId: VacancyId, requestId: RandomId }),
    /** Whether the e-mail that said so had left already. */
    output: z.strictObject({ wasTold: z.boolean() }),
  },
} as const satisfies Calls;
