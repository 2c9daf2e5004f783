/** An offer as its patient sees it behind the portal link: no name, nothing about health. */
import * as z from 'zod/mini';
import { Rhythm } from '../request/request-offer.ts';
import { Slot } from '../waiting-list/slot.ts';
import { OfferMode, Setting } from './vacancy.ts';

/**
 * Where it stands for the patient. `given`: the member gave the place. `lateNoted`: a yes after the
 * deadline, while somebody else holds an offer. `frozen`: the practice is locked, time stands
 * still. `expired`: the deadline is over, but a yes still counts. `missed`: it is over, and
 * meanwhile the place is taken. `lost`: said yes, or could still have, but somebody else got it.
 */
export const OfferStanding = z.enum([
  'open',
  'expired',
  'pledged',
  'accepted',
  'given',
  'declined',
  'lateNoted',
  'lost',
  'missed',
  'withdrawn',
  'frozen',
]);
export type OfferStanding = z.infer<typeof OfferStanding>;

export const PortalOffer = z.strictObject({
  vacancyId: z.string(),
  /** Another text once the place itself is another; answers send it back. */
  terms: z.string(),
  standing: OfferStanding,
  slot: Slot,
  rhythm: Rhythm,
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  /** '' if open, or if the practice does not tell. */
  therapist: z.string(),
  setting: Setting,
  isGroup: z.boolean(),
  isSelfPayer: z.boolean(),
  /** Not one of the times the person chose. */
  isNearly: z.boolean(),
  note: z.string(),
  mode: OfferMode,
  /** ISO moment of the deadline, when `pledged` of the decision; null: there is none. */
  until: z.nullable(z.string()),
  /** Whether a 'no' can still become a 'yes', and the other way round. */
  canTakeBack: z.boolean(),
  /** A question was asked and is not answered yet. */
  isQuestionOpen: z.boolean(),
  /** After it was given: the person waits on for a second place. */
  waitsOn: z.boolean(),
});
export type PortalOffer = z.infer<typeof PortalOffer>;

/** A place that the person already got. */
export const PortalPlace = z.strictObject({ slot: Slot, rhythm: Rhythm, startsOn: z.string() });
export type PortalPlace = z.infer<typeof PortalPlace>;
