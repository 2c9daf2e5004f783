/**
 * A practice's month in numbers: `practices/{slug}/statistics/{yyyy-MM}`. Offers count by blind
 * increments in the transaction of their event; `days` are set once each, by the night after. No
 * ids and nothing personal, so it outlives deletions. Absent keys count 0.
 */

import * as z from 'zod/mini';
import { berlinDate } from '../dates/german-date.ts';
import { waitedIn } from '../dates/waited.ts';
import { Rhythm } from '../request/request-offer.ts';
import { type Slot, slotKey, slotOfKey } from '../waiting-list/slot.ts';

const counts = z._default(z.record(z.string(), z.int()), {});

/**
 * How a request left the waiting lists: with a place given here, with one noted by hand, or for
 * another reason.
 */
export const Leaving = z.enum([
  'placeGiven',
  'placeNoted',
  'withdrawn',
  'noInterest',
  'notReachable',
  'other',
  'merged',
]);
export type Leaving = z.infer<typeof Leaving>;

/** What a follow-up became: a question sent, a call to make, an answer, or silence. */
export const FollowUpCount = z.enum(['asked', 'toCall', 'interested', 'unsure', 'noAnswer']);
export type FollowUpCount = z.infer<typeof FollowUpCount>;

/** A day in Berlin, as its night found it. */
export const DayCounts = z.strictObject({
  /** How many waited at its end. */
  open: z.int(),
  /** New requests by source. */
  arrived: counts,
  /** Requests that left, by `Leaving`. */
  left: counts,
  /** Of those who left with a place noted by hand: weeks waited -> how many. */
  noted: counts,
  /** Requests by `FollowUpCount`. */
  followUps: counts,
});
export type DayCounts = z.infer<typeof DayCounts>;

export const MonthStatistics = z.strictObject({
  /**
   * `{outcome}_{mode}`: ends of offers, such as 'accepted_inTurn', and 'offered_inTurn' for each
   * asking.
   */
  offers: counts,
  /** Reasons of declined offers; 'none' without one. */
  declined: counts,
  /**
   * Hours from sending to an answer, in buckets named by their upper end: 1, 3, 6, 12, 24, 48, 72,
   * 120, 'more'.
   */
  hoursToAnswer: counts,
  /** Weeks from the request to its first offer, up to 104. */
  weeksToOffer: counts,
  /**
   * Places given, by `startKey`: when, how often, and the weeks from the request to the first day.
   */
  starts: counts,
  /** Places given, by the position of their person among those to be asked: '1', '2-5', 'later'. */
  givenTo: counts,
  /** Days from the creation of a vacancy to its acceptance: 0 to 30, then 'more'. */
  daysToAccepted: counts,
  /** `{cell}.offered`, `.accepted`, `.declinedTime` as `{cell}_{what}`. */
  cells: counts,
  /** People passed over, by reason. */
  passedOver: counts,
  /** By day of the month, 'dd'. */
  days: z._default(z.record(z.string(), DayCounts), {}),
});
export type MonthStatistics = z.infer<typeof MonthStatistics>;

/** What is counted event by event. */
export type Counted = Exclude<keyof MonthStatistics, 'days'>;

/** Weeks are not told apart beyond. */
const maxWeeks = 104;

/** Days are not told apart beyond. */
export const maxDays = 30;

/** Whole weeks somebody waited until that moment, 0 to `maxWeeks`. */
export function weeksWaited(requestedAt: Date, until: Date): number {
  return Math.min(maxWeeks, waitedIn('weeks', requestedAt, berlinDate(until)));
}

/** A place given: its time and rhythm, and the weeks its person had waited on its first day. */
export type Start = { readonly slot: Slot; readonly rhythm: Rhythm; readonly weeks: number };

/** Its key in `starts`. */
export function startKey({ slot, rhythm, weeks }: Start): string {
  return `${slotKey(slot)}_${rhythm}_${weeks}`;
}

/** Out: undefined if it is not such a key. */
export function startOfKey(key: string): Start | undefined {
  const [, place = '', rhythm, weeks] = /^(.+)_([a-z]+)_(\d+)$/.exec(key) ?? [];
  const slot = slotOfKey(place);
  const known = Rhythm.safeParse(rhythm);
  return slot && known.success ? { slot, rhythm: known.data, weeks: Number(weeks) } : undefined;
}

/** The bucket of `givenTo`. In: the position in the plan, from 1. */
export function positionBucket(position: number): string {
  if (position <= 1) return '1';
  return position <= 5 ? '2-5' : 'later';
}
