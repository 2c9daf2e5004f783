/** What a request knows of offers: its live one, the last one, and the places its person got. */
import * as z from 'zod/mini';
import { OfferState, Rhythm, VacancySlot } from './vacancy.ts';

/** The offer that the person can answer or has accepted; one at a time in a practice. */
export const LiveOffer = z.strictObject({ vacancyId: z.string(), until: z.nullable(z.date()) });
export type LiveOffer = z.infer<typeof LiveOffer>;

/** The last ended one; `cells`: keys of the offered cells it touched. `declinedTime`: the person said that the time does not suit them. */
export const LastOffer = z.strictObject({
  at: z.date(),
  outcome: OfferState,
  cells: z.array(z.string()),
  declinedTime: z.boolean(),
});
export type LastOffer = z.infer<typeof LastOffer>;

/** As many offers in a row without an answer, and somebody should call. */
export const unansweredToCall = 3;

export const maxPlacesGiven = 6;

/** A place the person got while they wait for another one, or before they were archived. */
export const GivenPlace = z.strictObject({
  vacancyId: z.string(),
  slot: VacancySlot,
  startsOn: z.string(),
  rhythm: Rhythm,
  therapist: z.string(),
  givenAt: z.date(),
});
export type GivenPlace = z.infer<typeof GivenPlace>;
