/** A stored therapy-place request: `practices/{slug}/requests/{id}` (spec section 3, "Request"). */
import * as z from 'zod/mini';
import {
  type Answer,
  type NamesOf,
  type Question,
  type QuestionName,
  questionNames,
  questionOf,
} from '../booking/questions.ts';
import { DayPrecision } from '../dates/day-precision.ts';
import { FollowUp } from '../follow-up/follow-up.ts';
import { LocationId, Slot } from '../waiting-list/slot.ts';
import { LastContact, NextStep } from './next-step.ts';
import { GivenPlace, LastOffer, LiveOffer, maxPlacesGiven } from './request-offer.ts';

export const RequestStatus = z.enum(['open', 'archived']);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** Why staff remove a request from the list. */
export const ArchiveReason = z.enum(['placeFound', 'noInterest', 'notReachable', 'other']);
export type ArchiveReason = z.infer<typeof ArchiveReason>;

/** Why a request is archived; `merged`: it continues in another one of the same person. */
export const ArchivedBecause = z.enum([...ArchiveReason.options, 'merged']);
export type ArchivedBecause = z.infer<typeof ArchivedBecause>;

/** Fields that staff write directly, under rules, without a call. */
export const DirectField = z.enum(['prioritized', 'tags', 'adminNote']);
export type DirectField = z.infer<typeof DirectField>;

/** Maximum characters of a note; `firestore.rules` enforces the same for direct writes. */
export const maxAdminNote = 10_000;

/** What the sender answered. Preferred times are merged ranges; some may no longer be offered. */
export type StoredAnswer = Exclude<QuestionName, NamesOf<{ kind: 'consent' }>>;
/** Absent where the form did not ask. */
type StoredSometimes = NamesOf<{ switch: string } | { when: 'other' } | { kind: 'own' }> &
  StoredAnswer;
type StoredAnswers = {
  [Name in StoredAnswer]: Name extends StoredSometimes
    ? z.ZodMiniOptional<z.ZodMiniType<Answer<Name>>>
    : z.ZodMiniType<Answer<Name>>;
};

export const TherapyRequest = z.strictObject({
  status: RequestStatus,
  /** When it was first sent; decides its position in every waiting list. */
  requestedAt: z.date(),
  /** The list that it came from names only the span that ends on that day. */
  requestedPrecision: z.optional(DayPrecision),
  source: z.enum(['online', 'phone', 'import']),
  /** SHA-256 of the payload: distinguishes a retry from a correction under the same id. */
  payloadHash: z.string(),
  /** Keyed hash of the person (`openKeys/{key}`): allows one open request per person. */
  openKey: z.nullable(z.string()),
  archivedAt: z.nullable(z.date()),
  archiveReason: z.nullable(ArchivedBecause),
  /** The surviving request after a merge. */
  mergedInto: z._default(z.nullable(z.string()), null),
  /**
   * A booking for somebody who already waits, merged on arrival. Its sender may correct it like any
   * other, and learns nothing.
   */
  isRepeat: z._default(z.boolean(), false),
  /** Public levels of demand leave it out (`waiting-list/public-counts.ts`); each night decides. */
  isUncounted: z._default(z.boolean(), false),
  /** When the patient withdrew it; null if it is open or the practice archived it. */
  withdrawnAt: z._default(z.nullable(z.date()), null),

  ...storedAnswers(),
  /**
   * When somebody pressed the button behind the e-mail's link; null before, and after a change of
   * address.
   */
  emailConfirmedAt: z.nullable(z.date()),
  /** The patient's new address, not in effect until confirmed. */
  pendingEmail: z._default(z.nullable(z.string()), null),
  /** How often its sender has corrected the address on the page after sending. */
  addressCorrections: z._default(z.int(), 0),
  /**
   * When an e-mail to the address was abandoned; null once another one arrives, and after a change
   * of address.
   */
  emailFailedAt: z._default(z.nullable(z.date()), null),
  followUpConsent: z.boolean(),
  /**
   * Consent to data about health, by its own box in the booking form; false: sent without. Absent:
   * the form had no such box.
   */
  healthDataConsent: z.optional(z.boolean()),
  /** Version of the accepted consent text. */
  consentVersion: z.string(),

  /** The offered cells that the preferred times cover completely: one waiting list each. */
  slotKeys: z.array(z.string()),

  /** Never absent: queries order by it. */
  prioritized: z.boolean(),
  prioritizedAt: z.nullable(z.date()),
  tags: z.array(z.string()),
  adminNote: z.string().check(z.maxLength(maxAdminNote)),
  /** Incremented with every change of the note. */
  noteRevision: z.int(),
  /** The team's next step, while the request is open. */
  nextStep: z._default(z.nullable(NextStep), null),
  /** Null: no contact attempted yet. */
  lastContact: z._default(z.nullable(LastContact), null),
  /** State of the follow-up. */
  followUp: z._default(FollowUp, { state: 'idle', at: null }),
  /** The offer of a place that its person can answer or has accepted. */
  offer: z._default(z.nullable(LiveOffer), null),
  /** The last offer that ended. */
  lastOffer: z._default(z.nullable(LastOffer), null),
  /** Offers in a row without an answer. */
  unanswered: z._default(z.int(), 0),
  /** Places given, latest last. */
  places: z._default(z.array(GivenPlace).check(z.maxLength(maxPlacesGiven)), []),
  /** 'yyyy-MM-dd': the patient wants no place and no follow-up before that day. */
  pausedUntil: z._default(z.nullable(z.string()), null),
  /**
   * 'yyyy-MM-dd': when the latest row of pauses without proof began; null: none, or proven since.
   */
  pausedSince: z._default(z.nullable(z.string()), null),
  /**
   * Last activity of patient or team: retention counts from here. Null: unknown, so the request
   * stays.
   */
  activeAt: z._default(z.nullable(z.date()), null),
  /** When we announced the deletion; null: not since the last activity. */
  deletionWarnedAt: z._default(z.nullable(z.date()), null),
  /** Requests marked as different people's, however similar. */
  notSameAs: z._default(z.array(z.string()), []),
  /** The import that created it (`imports/{importId}`). */
  importId: z.optional(z.string()),
  /** For the archive's search; empty while the request is open. */
  searchTokens: z._default(z.array(z.string()), []),
  /** Last writer of a direct field; rules force the caller's uid and the time of the write. */
  lastChange: z.nullable(z.strictObject({ by: z.string(), at: z.date(), field: DirectField })),
});
export type TherapyRequest = z.infer<typeof TherapyRequest>;

/** A document with its id. */
export type WithId<T> = T & { readonly id: string };

function storedAnswers(): StoredAnswers {
  const answers = questionNames.flatMap((name) => {
    const question = questionOf(name);
    if (question.kind === 'consent') return [];
    const isSometimes =
      question.switch !== undefined || question.when === 'other' || question.kind === 'own';
    return [[name, isSometimes ? z.optional(storedAnswer(question)) : storedAnswer(question)]];
  });
  return Object.fromEntries(answers) as StoredAnswers;
}

/** Merged texts and imported numbers may be longer than the form allows. */
function storedAnswer(question: Question): z.ZodMiniType {
  switch (question.kind) {
    case 'line':
      return z.string().check(z.maxLength(question.max));
    case 'choice':
      return z.enum(Object.keys(question.options));
    case 'yesNo':
    case 'box':
      return z.boolean();
    case 'prescription':
      return z.strictObject({ issuedOn: z.string(), urgent: z.boolean() });
    case 'own':
      return z.strictObject({ question: z.string(), answer: z.string() });
    case 'locations':
      return z.array(LocationId);
    case 'slots':
      return z.array(Slot);
    default:
      return z.string();
  }
}
