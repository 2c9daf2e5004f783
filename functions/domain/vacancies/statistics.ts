/**
 * Offers of a month in numbers: `practices/{slug}/statistics/{yyyy-MM}`. Counted by blind increments in the transaction of each event. No
 * ids and nothing personal, so it outlives deletions. Absent keys count 0.
 */
import * as z from 'zod/mini';

const counts = z._default(z.record(z.string(), z.int()), {});

export const MonthStatistics = z.strictObject({
  /** `{outcome}_{mode}`: ends of offers, such as 'accepted_inTurn', and 'offered_inTurn' for each asking. */
  offers: counts,
  /** Reasons of declined offers; 'none' without one. */
  declined: counts,
  /** Hours from sending to an answer, in buckets named by their upper end: 1, 3, 6, 12, 24, 48, 72, 120, 'more'. */
  hoursToAnswer: counts,
  /** Weeks from the request to its first offer, up to 104. */
  weeksToOffer: counts,
  /** Weeks from the request to the first day of its place, up to 104. */
  weeksToStart: counts,
  /** Days from the creation of a vacancy to its acceptance: 0 to 30, then 'more'. */
  daysToAccepted: counts,
  /** `{cell}.offered`, `.accepted`, `.declinedTime` as `{cell}_{what}`. */
  cells: counts,
  /** Places given, as `{cell}_{rhythm}`. */
  given: counts,
  /** People passed over, by reason. */
  passedOver: counts,
});
export type MonthStatistics = z.infer<typeof MonthStatistics>;
