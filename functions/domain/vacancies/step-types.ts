/**
 * What `step` reads and answers: a vacancy as far as it has been read, what happens to it, and what
 * follows from it.
 */
import type { IsoDate } from '../dates/german-date.ts';
import type { EmailPurpose } from '../emails/emails.ts';
import type { HistoryEntry } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import type { DeclineReason, OfferState } from '../request/request-offer.ts';
import type { Counted } from '../statistics/month.ts';
import type { Offer, OfferRank } from './offer.ts';
import type {
  CloseReason,
  OfferMode,
  PassedOverReason,
  Patience,
  StalledBecause,
  Vacancy,
  VacancyTerms,
} from './vacancy.ts';

/** What a request knows of offers. */
type OfferFields = Pick<TherapyRequest, 'offer' | 'lastOffer' | 'unanswered' | 'places'>;

/** What decisions need of a request. */
export type PersonNow = Pick<
  TherapyRequest,
  | 'status'
  | 'archivedAt'
  | 'archiveReason'
  | 'requestedAt'
  | 'prioritized'
  | 'slots'
  | 'email'
  | 'emailConfirmedAt'
  | 'emailFailedAt'
  | 'pausedUntil'
  | 'nextStep'
> &
  OfferFields;

/**
 * As far as it has been read. `undefined`: there is no such vacancy yet; `null`: there is no such
 * offer, or the request is gone.
 */
export type VacancyNow = {
  readonly vacancyId: string;
  readonly vacancy: Vacancy | undefined;
  readonly offers: ReadonlyMap<string, Offer | null>;
  readonly people: ReadonlyMap<string, PersonNow | null>;
};

/**
 * When an offer made now leaves, how long it may be answered, and when to remind; null: no time is
 * left before the first day.
 */
export type OfferTimes = { sendAt: Date; until: Date; remindAt: Date | null };

/**
 * What a step knows beside the documents: the clock, the calendar (`deadlines.ts`), and what suits
 * whom (`candidates.ts`).
 */
export type StepContext = {
  readonly now: Date;
  readonly today: IsoDate;
  readonly isLocked: boolean;
  /** Of offers whose deadline is over: those whose e-mail waits with us, and until when. */
  readonly unsent: ReadonlyMap<string, Date>;
  readonly timesOf: (vacancy: Vacancy, now: Date) => OfferTimes | null;
  /** When an e-mail to a patient about this place may leave that is written now. */
  readonly sendAt: (vacancy: Vacancy, now: Date) => Date;
  /** A deadline that many milliseconds later, at an hour at which one may end. */
  readonly postponed: (until: Date, milliseconds: number) => Date;
  /** Until when a late yes gets a returned place without being asked again: three working days. */
  readonly lateYesUntil: (at: Date) => Date;
  /** Whether the place still suits somebody at their turn; not asked about people added by name. */
  readonly fits: (vacancy: Vacancy, person: PersonNow, requestId: string) => boolean;
  readonly rank: (
    vacancy: Vacancy,
    person: PersonNow,
    requestId: string,
  ) => Pick<OfferRank, 'exact' | 'steppedBack'>;
};

export type PersonToAsk = { readonly requestId: string; readonly byHand: boolean };

export type PlanOfOffers = {
  readonly mode: OfferMode;
  readonly patience: Patience;
  readonly atOnce: number;
  readonly plan: readonly PersonToAsk[];
  readonly passedOver: readonly { readonly requestId: string; readonly reason: PassedOverReason }[];
};

/** About one person; `by` in the step says who does it. */
type About<Kind extends string> = { readonly kind: Kind; readonly requestId: string };

/** What patients and members answer to an offer. */
export type AnswerEvent =
  | About<'accept'>
  | (About<'decline'> & { readonly reason: DeclineReason | null })
  | (About<'ask'> & { readonly text: string })
  /** Takes back a yes, or gives back the place. */
  | About<'takeBack'>
  | About<'notMe'>
  /** A member called in vain. */
  | About<'notReached'>;

/** What members do with a vacancy. */
export type SteeringEvent =
  | {
      readonly kind: 'create';
      readonly terms: VacancyTerms;
      readonly cells: readonly string[];
      readonly offers: PlanOfOffers;
      readonly begin: boolean;
    }
  | { readonly kind: 'begin'; readonly offers: PlanOfOffers }
  | {
      readonly kind: 'edit';
      readonly terms: VacancyTerms;
      readonly cells: readonly string[];
      /** Ends the offers of what it was; `words` to the people. */
      readonly withdraw?: { readonly words: string } | undefined;
    }
  | { readonly kind: 'addPeople'; readonly people: readonly PersonToAsk[] }
  | About<'removePerson'>
  | { readonly kind: 'askNext' }
  | (About<'extend'> & { readonly until: Date })
  | (About<'withdrawOffer'> & { readonly words: string })
  | About<'callBack'>
  | About<'offerAgain'>
  | About<'answerQuestion'>
  | { readonly kind: 'pause' }
  | { readonly kind: 'goOn' }
  | { readonly kind: 'close'; readonly reason: CloseReason; readonly words: string }
  | { readonly kind: 'reopen' };

export type GivingEvent =
  | (About<'give'> & {
      readonly startsOn: IsoDate;
      readonly therapist: string;
      readonly afterwards: 'archive' | 'waitOn';
      readonly dropDay: boolean;
      readonly tell: boolean;
    })
  | About<'undoGive'>;

/**
 * An offer that ended because its request left by another door, and its place, as they were before.
 */
export type EndedOffer = {
  readonly vacancyId: string;
  readonly vacancy: Vacancy;
  readonly offer: Offer;
  /** The request's. */
  readonly lastOffer: TherapyRequest['lastOffer'];
};

/** A member takes back what they did a moment ago. */
type UndoingEvent =
  | (About<'restore'> & { readonly ended: EndedOffer })
  /** `before`: as the place was before it was offered; null: not entered yet. */
  | { readonly kind: 'undoOffers'; readonly before: Vacancy | null };

/** What happens by itself. */
type PlatformEvent =
  /**
   * Everything that time and earlier decisions call for, a part at a time: repeat while
   * `nextStepAt` is not after now.
   */
  | { readonly kind: 'sweep' }
  /** The request leaves by another door; `erase`: for good, so nothing here may name it. */
  | (About<'void'> & { readonly erase: boolean })
  /** About to leave. */
  | About<'emailLeaves'>
  | (About<'emailSent'> & { readonly at: Date })
  | About<'emailFailed'>;

export type VacancyEvent = AnswerEvent | SteeringEvent | GivingEvent | UndoingEvent | PlatformEvent;

/** What a step does to a request; `offer` and the like replace the stored values. */
export type RequestStep = {
  patch: Partial<
    OfferFields &
      Pick<
        TherapyRequest,
        | 'slots'
        | 'followUp'
        | 'nextStep'
        | 'activeAt'
        | 'deletionWarnedAt'
        | 'emailConfirmedAt'
        | 'emailFailedAt'
      >
  >;
  history: HistoryEntry[];
  /**
   * 'archive': because of a place found. 'reactivate': back to its old position, with the slots of
   * the patch.
   */
  move: 'archive' | 'reactivate' | null;
};

export type VacancyEmailPurpose = EmailPurpose & `vacancy${string}`;

export type VacancyEmail = {
  readonly purpose: VacancyEmailPurpose;
  /** Null: to the team. */
  readonly requestId: string | null;
  readonly dueAt: Date;
  /** A member's words to the person. */
  readonly words: string;
  /** Of `vacancyNews`: somebody accepted, or the team is needed. */
  readonly about: 'accepted' | StalledBecause | null;
  /**
   * Of `vacancyLost` and `vacancyWithdrawn`: only if the offer itself has left; otherwise that one
   * is withheld and nobody need know.
   */
  readonly onlyIfOfferLeft: boolean;
  /**
   * Of `vacancyOffer`: it had been withheld or waits with us, and is written anew; one that has
   * left is not sent twice.
   */
  readonly onlyIf: 'withheld' | 'unsent' | null;
};

/** An e-mail to somebody that must not leave any more; `again` as in its id. */
export type Withheld = {
  readonly purpose: 'vacancyOffer' | 'vacancyReminder' | 'vacancyAccepted' | 'vacancyGiven';
  readonly again?: string;
};

/** Increments of the month's statistics. */
export type StepCounts = { [K in Counted]?: Record<string, number> };

/** What a patient or member reads afterwards. */
export type StepAnswer = OfferState | 'lateNoted';

export type VacancyStep =
  | 'unchanged'
  /** Read these offers and requests, then call again: nothing was decided yet. */
  | { readonly needs: readonly string[] }
  | {
      readonly vacancy: Vacancy;
      readonly offers: ReadonlyMap<string, Offer>;
      readonly requests: ReadonlyMap<string, RequestStep>;
      readonly emails: readonly VacancyEmail[];
      /** By request: e-mails that must not leave any more, if they have not. */
      readonly withhold: ReadonlyMap<string, Withheld>;
      /** Their offers go. */
      readonly removedOffers: ReadonlySet<string>;
      /** The vacancy goes. */
      readonly isRemoved: boolean;
      readonly counts: StepCounts;
      readonly answer: StepAnswer | null;
    };
