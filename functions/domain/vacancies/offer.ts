/**
 * One vacancy offered to one request: `practices/{slug}/offers/{vacancyId}_{requestId}`. Creating
 * it twice is impossible.
 */

import * as z from 'zod/mini';
import { DeclineReason, LastOffer, OfferState } from '../request/request-offer.ts';
import { Slot } from '../waiting-list/slot.ts';
import { OfferChannel } from './vacancy.ts';

/** Why the machine did not ask somebody at their turn. */
export const SkipReason = z.enum(['paused', 'otherOffer', 'archived', 'notFitting']);
export type SkipReason = z.infer<typeof SkipReason>;

export const maxOfferQuestion = 300;

/** Why the person stood where they stood when they were asked. */
export const OfferRank = z.strictObject({
  /** In the plan, from 1. */
  position: z.int(),
  /** Their preferred times cover the place; false: only nearly. */
  exact: z.boolean(),
  prioritized: z.boolean(),
  steppedBack: z.boolean(),
  holdsPlace: z.boolean(),
  waitedDays: z.int(),
});
export type OfferRank = z.infer<typeof OfferRank>;

const GivenAs = z.strictObject({
  at: z.date(),
  startsOn: z.string(),
  therapist: z.string(),
  /** The person waits on for a second place. */
  waitsOn: z.boolean(),
  /** Preferred times that went with the place, to be put back if it is taken back. */
  droppedSlots: z.array(Slot),
  /** The request's last offer before, to be put back if it is taken back. */
  lastOffer: z.optional(z.nullable(LastOffer)),
});

export const Offer = z.strictObject({
  vacancyId: z.string(),
  requestId: z.string(),
  /** In the plan, from 1. */
  position: z.int(),
  channel: OfferChannel,
  state: OfferState,
  askedAt: z.date(),
  /** When the e-mail is to leave; its deadline counts from then. By phone: when it was offered. */
  plannedAt: z.date(),
  /** When the e-mail left. */
  sentAt: z.nullable(z.date()),
  /** Null: its time stands still. */
  until: z.nullable(z.date()),
  remindedAt: z.nullable(z.date()),
  answeredAt: z.nullable(z.date()),
  /** 'patient', or the uid of the member who recorded the answer. */
  answeredBy: z.nullable(z.string()),
  /** Calls in vain, in order; at most the last ten. */
  unreached: z._default(z.array(z.strictObject({ at: z.date(), by: z.string() })), []),
  /**
   * Without an answer, or in spite of it: when its deadline was over, or when who ended it; `by`:
   * the member's uid, null: nobody.
   */
  ended: z._default(z.nullable(z.strictObject({ at: z.date(), by: z.nullable(z.string()) })), null),
  /** How often it was offered. */
  times: z.int(),
  declined: z.nullable(DeclineReason),
  skipped: z.nullable(SkipReason),
  /** A yes after the deadline while somebody else held an offer. */
  lateYesAt: z.nullable(z.date()),
  /** How often the patient took back a yes. */
  takenBack: z._default(z.int(), 0),
  question: z.nullable(
    z.strictObject({
      at: z.date(),
      text: z.string().check(z.maxLength(maxOfferQuestion)),
      answeredAt: z.nullable(z.date()),
    }),
  ),
  rank: OfferRank,
  /** How the place was given; null before, and after it was taken back. */
  given: z.nullable(GivenAs),
});
export type Offer = z.infer<typeof Offer>;

/**
 * Patients may take back a yes so often and say it again: each yes sends e-mails to them and to the
 * team.
 */
export const yesesTakenBack = 2;

/** Calls in vain that an offer remembers. */
export const maxUnreached = 10;

export function offerId(vacancyId: string, requestId: string): string {
  return `${vacancyId}_${requestId}`;
}
