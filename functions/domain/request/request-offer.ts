/** What a request knows of offers: its live one, the last one, and the places its person got. */
import * as z from 'zod/mini';
import { overlaps, Slot } from '../waiting-list/slot.ts';

export const Rhythm = z.enum(['weekly', 'fortnightly', 'once']);
export type Rhythm = z.infer<typeof Rhythm>;

/** The state of one offer; `pledged`: said yes, but somebody ranked higher may still answer. */
export const OfferState = z.enum([
  'offered',
  'pledged',
  'accepted',
  'taken',
  'declined',
  'expired',
  'lost',
  'withdrawn',
  'void',
  'skipped',
]);
export type OfferState = z.infer<typeof OfferState>;

/** Why somebody declines; null: did not say. */
export const DeclineReason = z.enum(['time', 'noLongerNeeded', 'notNow', 'other']);
export type DeclineReason = z.infer<typeof DeclineReason>;

/** The offer that the person can answer or has accepted; one at a time in a practice. */
export const LiveOffer = z.strictObject({ vacancyId: z.string(), until: z.nullable(z.date()) });
export type LiveOffer = z.infer<typeof LiveOffer>;

/**
 * The last ended one. `declinedTimes`: times of this and earlier ones that the person said do not
 * suit them after all, until they choose such times anew.
 */
export const LastOffer = z.strictObject({
  at: z.date(),
  outcome: OfferState,
  declinedTimes: z.array(Slot),
});
export type LastOffer = z.infer<typeof LastOffer>;

/**
 * Newly chosen times, or the time of a yes: what shares some time with them is not declined any
 * more. The same object if nothing changes.
 */
export function withoutDeclined<L extends LastOffer | null>(last: L, times: readonly Slot[]): L {
  if (!last?.declinedTimes.some((declined) => times.some((time) => overlaps(time, declined))))
    return last;
  return {
    ...last,
    declinedTimes: last.declinedTimes.filter(
      (declined) => !times.some((time) => overlaps(time, declined)),
    ),
  };
}

/** As many offers in a row without an answer, and somebody should call. */
export const unansweredToCall = 3;

export const maxPlacesGiven = 6;

/** A place the person got while they wait for another one, or before they were archived. */
export const GivenPlace = z.strictObject({
  vacancyId: z.string(),
  slot: Slot,
  startsOn: z.string(),
  rhythm: Rhythm,
  therapist: z.string(),
  givenAt: z.date(),
});
export type GivenPlace = z.infer<typeof GivenPlace>;
