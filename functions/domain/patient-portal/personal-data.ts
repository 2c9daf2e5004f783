/**
 * What patients may see and download of their data after an identity check. Built in
 * `patient-portal/data-export.ts`.
 */
import * as z from 'zod/mini';
import { storedNames } from '../booking/questions.ts';
import { TherapyRequest } from '../request/request.ts';
import { DeclineReason, OfferState, Rhythm } from '../request/request-offer.ts';
import { OfferRank } from '../vacancies/offer.ts';
import { Slot } from '../waiting-list/slot.ts';

const personal = [...storedNames, 'pendingEmail', 'consentVersion'] as const;
type Personal = Record<(typeof personal)[number], true>;

/** Everything the sender told us, in its current state. */
export const PersonalData = z.pick(
  TherapyRequest,
  Object.fromEntries(personal.map((name) => [name, true])) as Personal,
);
export type PersonalData = z.infer<typeof PersonalData>;

export const ExportedLine = z.strictObject({
  /** ISO moment. */
  at: z.string(),
  by: z.enum(['patient', 'practice', 'platform']),
  what: z.string(),
  /** The place that an offer was about. */
  vacancy: z.optional(z.strictObject({ slot: Slot, startsOn: z.string() })),
  changes: z.optional(
    z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  ),
});

export type ExportedLine = z.infer<typeof ExportedLine>;

/** A free place that the practice offered them. */
export const ExportedOffer = z.strictObject({
  offeredAt: z.string(),
  until: z.nullable(z.string()),
  state: OfferState,
  answeredAt: z.nullable(z.string()),
  declined: z.nullable(DeclineReason),
  question: z.nullable(z.string()),
  /** Why they were asked when they were. */
  rank: z.omit(OfferRank, { prioritized: true }),
});
export type ExportedOffer = z.infer<typeof ExportedOffer>;

/** A copy of a patient's stored data. Dates are ISO. */
export const DataExport = z.strictObject({
  copiedAt: z.string(),
  practice: z.string(),
  data: PersonalData,
  status: z.string(),
  requestedAt: z.string(),
  source: z.string(),
  archivedAt: z.nullable(z.string()),
  archiveReason: z.nullable(z.string()),
  emailConfirmedAt: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
  offers: z.array(ExportedOffer),
  /** Places they got. */
  places: z.array(
    z.strictObject({
      slot: Slot,
      startsOn: z.string(),
      rhythm: Rhythm,
      therapist: z.string(),
      givenAt: z.string(),
    }),
  ),
  history: z.array(ExportedLine),
  /** The scheduled day of deletion; null: unknown. */
  deletedOn: z.nullable(z.string()),
});
export type DataExport = z.infer<typeof DataExport>;
