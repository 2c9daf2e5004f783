/**
 * A free place of therapy, and how it is offered: `practices/{slug}/vacancies/{vacancyId}` (spec
 * section 1, "waiting list"). The document decides who gets the place: every decision about one of
 * its offers reads and writes it.
 */

import * as z from 'zod/mini';
import { weekdayOf } from '../dates/calendar-days.ts';
import { OfferState, Rhythm } from '../request/request-offer.ts';
import { TagId } from '../tags/tag.ts';
import { RandomId } from '../text/random-id.ts';
import { optionalLine, optionalText } from '../text/text.ts';
import { Slot } from '../waiting-list/slot.ts';

export const VacancyState = z.enum(['open', 'offering', 'stalled', 'accepted', 'filled', 'closed']);
export type VacancyState = z.infer<typeof VacancyState>;

/** States in which somebody may still get the place. */
export const liveVacancyStates = [
  'open',
  'offering',
  'stalled',
  'accepted',
] as const satisfies readonly VacancyState[];
/** States in which the place is settled. */
export const pastVacancyStates = ['filled', 'closed'] as const satisfies readonly VacancyState[];

/**
 * `inTurn`: one after the other. `together`: several at once, the order of the plan decides.
 * `firstWins`: the first yes gets it.
 */
export const OfferMode = z.enum(['inTurn', 'together', 'firstWins']);
export type OfferMode = z.infer<typeof OfferMode>;

export const OfferChannel = z.enum(['email', 'phone']);
export type OfferChannel = z.infer<typeof OfferChannel>;

export const Setting = z.enum(['practice', 'houseCall', 'video']);
const Payer = z.enum(['any', 'selfPayer']);

/**
 * How long somebody may take to answer. Working days count after the day of sending, hours only
 * between 8 and 20 (`deadlines.ts`).
 */
export const Patience = z.union([
  z.strictObject({
    unit: z.literal('workingDays'),
    n: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)], {
      error: 'Bitte wähle eine der Fristen.',
    }),
  }),
  z.strictObject({
    unit: z.literal('hours'),
    n: z.int({ error: 'Bitte wähle eine der Fristen.' }).check(z.gte(1), z.lte(24)),
  }),
]);
export type Patience = z.infer<typeof Patience>;

export const StalledBecause = z.enum([
  'planAtEnd',
  'callDue',
  'question',
  'emailFailed',
  'givenBack',
  'held',
  'startPassed',
]);
export type StalledBecause = z.infer<typeof StalledBecause>;

export const CloseReason = z.enum(['notFree', 'filledElsewhere', 'mistake', 'noneFits']);
export type CloseReason = z.infer<typeof CloseReason>;

export const PassedOverReason = z.enum([
  'needsOther',
  'noPrescription',
  'group',
  'agreed',
  'other',
  'none',
]);
export type PassedOverReason = z.infer<typeof PassedOverReason>;

export const maxSeats = 12;
export const maxPlan = 50;
/** Places that are distributed at once. */
export const maxRound = 40;
/** Offers at once, in the modes `together` and `firstWins`. */
export const maxAtOnce = 15;
/** Characters of a member's own text to a person. */
export const maxPersonalText = 300;

const isoDate = z
  .string({ error: 'Bitte gib den Tag als TT.MM.JJJJ ein.' })
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
      'Bitte gib den Tag als TT.MM.JJJJ ein.',
    ),
  );

const tooLong = (max: number) => `Bitte kürze diese Angabe auf höchstens ${max} Zeichen.`;

/** What the place is: everything a member enters about it. */
const terms = {
  /** Need not be in the weekly plan, and may be shorter or longer than a cell. */
  slot: Slot,
  rhythm: Rhythm,
  /** Its weekday is the slot's. */
  startsOn: isoDate,
  /** Last day, if somebody only stands in; null: open-ended. */
  endsOn: z.nullable(isoDate),
  /** More than one: a group. */
  seats: z
    .int({ error: 'Bitte gib an, wie viele Plätze frei sind.' })
    .check(
      z.gte(1, 'Bitte gib mindestens einen Platz an.'),
      z.lte(maxSeats, `Höchstens ${maxSeats} Plätze.`),
    ),
  /** '' if still open. */
  therapist: optionalLine(100, tooLong(100)),
  setting: Setting,
  payer: Payer,
  /** Whole years, both included; null: any. */
  ages: z.nullable(
    z
      .strictObject({
        from: z.int().check(z.gte(0), z.lte(120)),
        to: z.int().check(z.gte(0), z.lte(120)),
      })
      .check(
        z.refine(({ from, to }) => from <= to, {
          error: 'Das zweite Alter muss mindestens so hoch wie das erste sein.',
          path: ['to'],
        }),
      ),
  ),
  /** The person has one of these tags; none: any. */
  anyOfTags: z.array(TagId).check(z.maxLength(5, 'Höchstens 5 Schlagwörter.')),
  /** In the offer's e-mail and on the patient's page. */
  noteForPatients: optionalText(500, tooLong(500)),
} as const;

export const VacancyTerms = z.strictObject(terms).check(
  z.refine(({ startsOn, slot }) => weekdayOf(startsOn) === slot.weekday, {
    error: 'Dieser Tag ist kein solcher Wochentag.',
    path: ['startsOn'],
  }),
  z.refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    error: 'Der letzte Tag muss nach dem ersten liegen.',
    path: ['endsOn'],
  }),
);
export type VacancyTerms = z.infer<typeof VacancyTerms>;

/** What people are told of a place; it cannot change while their offers stand. */
export const toldFields = [
  'slot',
  'rhythm',
  'startsOn',
  'endsOn',
  'setting',
  'payer',
] as const satisfies readonly (keyof VacancyTerms)[];

/**
 * What the team has to do before an offer can go on: somebody by phone was not called, an e-mail
 * did not arrive, a question is open.
 */
export const WaitsFor = z.enum(['call', 'emailFailed', 'question']);
export type WaitsFor = z.infer<typeof WaitsFor>;

/** One person of the approved list, in the order in which they are asked. */
export const PlannedPerson = z.strictObject({
  requestId: z.string(),
  channel: OfferChannel,
  /** Added by name, not suggested. */
  byHand: z.boolean(),
  /** A copy of the offer's state, so that a decision reads no other offers; null: not asked yet. */
  state: z.nullable(OfferState),
  /**
   * The moment up to which an offer may be answered before the next one is asked; null: not asked,
   * or its time stands still.
   */
  until: z.nullable(z.date()),
  /** When to remind; null: never, or done. */
  remindAt: z.nullable(z.date()),
  /** Null: nothing. With 'question' the time goes on, otherwise it stands still. */
  waitsFor: z.nullable(WaitsFor),
  /** A member tried to call since the offer: its deadline counts although they were not reached. */
  called: z.boolean(),
});
export type PlannedPerson = z.infer<typeof PlannedPerson>;

export const Vacancy = z.strictObject({
  state: VacancyState,
  /** Incremented with every change. */
  revision: z.int(),
  ...terms,
  /** Keys of the offered cells it touches, at its creation: heatmap and statistics. */
  cells: z.array(z.string()),
  mode: OfferMode,
  patience: Patience,
  /** How many may answer at once in `together` and `firstWins`. */
  atOnce: z.int().check(z.gte(1), z.lte(maxAtOnce)),
  plan: z.array(PlannedPerson).check(z.maxLength(maxPlan)),
  /** How far down the plan it has asked: the next one is `plan[asked]`. */
  asked: z.int(),
  /** People ranked above a planned one whom a member left out. */
  passedOver: z
    .array(z.strictObject({ requestId: z.string(), reason: PassedOverReason }))
    .check(z.maxLength(maxPlan)),
  /** Accepted or taken, in order of their yes. */
  winners: z.array(z.strictObject({ requestId: z.string(), at: z.date() })),
  /**
   * Said yes after their deadline while somebody else held an offer: the place is theirs, should it
   * come back. In order of their yes.
   */
  late: z.array(z.strictObject({ requestId: z.string(), at: z.date() })),
  /**
   * People whose offer and request do not yet say what their entry in the plan says. The decision
   * stands at once; their documents, history and e-mails follow in parts (event `sweep` of
   * steps.ts).
   */
  behind: z.array(z.string()),
  /**
   * The ids of all whom it names, each once, by which an erased request is looked for. Absent in a
   * place that has not changed since such ids are kept.
   */
  named: z.optional(z.array(z.string())),
  /** To the people whose offers ended when it was closed, until they have been told. */
  wordsOnClosing: z.string(),
  /**
   * The next deadline or reminder, or a moment not after now: there is something to do at once.
   * Null only if nothing waits for time.
   */
  nextStepAt: z.nullable(z.date()),
  stalledBecause: z.nullable(StalledBecause),
  /** Since when time stands still because the practice is locked; null: it does not. */
  frozenSince: z.nullable(z.date()),
  /** Of a place entered before notes of the team stood with people alone. */
  noteForTeam: z.optional(z.string()),
  /** The member's uid. */
  createdBy: z.string(),
  createdAt: z.date(),
  /** First offer sent. */
  offeredAt: z.nullable(z.date()),
  /** Last seat accepted. */
  acceptedAt: z.nullable(z.date()),
  /** Filled or closed. */
  endedAt: z.nullable(z.date()),
  closeReason: z.nullable(CloseReason),
});
export type Vacancy = z.infer<typeof Vacancy>;

export function termsOf(vacancy: Vacancy): VacancyTerms {
  return Object.fromEntries(
    Object.keys(terms).map((field) => [field, vacancy[field as keyof VacancyTerms]]),
  ) as VacancyTerms;
}

/** The id, made by the browser and sent with every retry. */
export const VacancyId = RandomId;
