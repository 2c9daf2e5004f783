/** A therapy-place request as it is stored: `practices/{slug}/requests/{id}` (spec section 3, "Request"). */
import * as z from 'zod/mini';
import { DoctorsOrder, RequesterType, TherapyPreference, TimeFlexibility } from '../booking/booking-request.ts';
import { FollowUp } from '../follow-up/follow-up.ts';
import { LocationId, Slot } from '../waiting-list/slot.ts';
import { LastContact, NextStep } from './next-step.ts';

export const RequestStatus = z.enum(['open', 'archived']);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** Why staff take a request from the list. */
export const ArchiveReason = z.enum(['placeFound', 'noInterest', 'notReachable', 'other']);
export type ArchiveReason = z.infer<typeof ArchiveReason>;

/** Why a request is in the archive; `merged`: it lives on in another one of the same person. */
export const ArchivedBecause = z.enum([...ArchiveReason.options, 'merged']);
export type ArchivedBecause = z.infer<typeof ArchivedBecause>;

/** What staff write directly, under rules, without a call. */
export const DirectField = z.enum(['prioritized', 'tags', 'adminNote']);
export type DirectField = z.infer<typeof DirectField>;

/** Characters of an administrative note; `firestore.rules` holds direct writes to the same. */
export const maxAdminNote = 10_000;

const line = z.string().check(z.maxLength(255));

export const TherapyRequest = z.strictObject({
  status: RequestStatus,
  /** When it was first sent; decides the place in every waiting list. */
  requestedAt: z.date(),
  source: z.enum(['online', 'phone', 'import']),
  /** SHA-256 of what was sent: tells a retry from a correction under the same id. */
  payloadHash: z.string(),
  /** The person as a keyed hash (`openKeys/{key}`): while the request is open, no second one of the same person is. */
  openKey: z.nullable(z.string()),
  archivedAt: z.nullable(z.date()),
  archiveReason: z.nullable(ArchivedBecause),
  /** The request that it was merged into. */
  mergedInto: z._default(z.nullable(z.string()), null),
  /** It came in for somebody who waits already, so the platform merged it at once. Its sender may correct it like any other, and learns nothing. */
  isRepeat: z._default(z.boolean(), false),
  /** When the patient took it back; null if it is open or the practice archived it. */
  withdrawnAt: z._default(z.nullable(z.date()), null),

  type: RequesterType,
  firstname: line,
  lastname: line,
  /** 'yyyy-MM-dd'. Fields the practice did not ask for are absent. */
  birthdate: z.optional(z.string()),
  contactPersonFirstname: z.optional(line),
  contactPersonLastname: z.optional(line),
  contactPersonRelationship: z.optional(line),
  email: z.string(),
  /** When the button behind the e-mail's link was pressed; null until then, and again once the address changes. */
  emailConfirmedAt: z.nullable(z.date()),
  /** The address the patient wants instead: it counts once somebody who reads its mail has confirmed it. */
  pendingEmail: z._default(z.nullable(z.string()), null),
  /** When an e-mail to it was given up; null once another one has arrived, and again once the address changes. */
  emailFailedAt: z._default(z.nullable(z.date()), null),
  phone: z.string(),
  phone2: z.optional(z.string()),
  addressStreet: z.optional(line),
  addressPostalCode: z.optional(z.string()),
  addressCity: z.optional(line),
  houseCall: z.optional(z.boolean()),
  doctorsOrder: z.optional(DoctorsOrder),
  doctorsOrderName: z.optional(line),
  insurance: z.optional(line),
  teletherapy: z.optional(TherapyPreference),
  groupTherapy: z.optional(TherapyPreference),
  reason: z.string(),
  timeFlexibility: z.optional(TimeFlexibility),
  callbackWish: z.optional(z.boolean()),
  note: z.string(),
  followUpConsent: z.boolean(),
  /** To data about health, by its own box in the booking form; false: sent without it. Absent: not asked by a form that has the box. */
  healthDataConsent: z.optional(z.boolean()),
  /** Which consent text was accepted. */
  consentVersion: z.string(),

  locationIds: z.array(LocationId),
  /** The preferred times as merged ranges; some may no longer be offered. */
  slots: z.array(Slot),
  /** The offered cells the preferred times cover wholly: one waiting list each. */
  slotKeys: z.array(z.string()),

  /** Never absent: queries order by it. */
  prioritized: z.boolean(),
  prioritizedAt: z.nullable(z.date()),
  tags: z.array(z.string()),
  adminNote: z.string().check(z.maxLength(maxAdminNote)),
  /** Raised by one with every change of the note. */
  noteRevision: z.int(),
  /** What the team still has to do about it, while it is open. */
  nextStep: z._default(z.nullable(NextStep), null),
  /** Null: nobody has tried to reach them yet. */
  lastContact: z._default(z.nullable(LastContact), null),
  /** How far the follow-up is. */
  followUp: z._default(FollowUp, { state: 'idle', at: null }),
  /** 'yyyy-MM-dd': before that day the patient wants neither a place nor a question. */
  pausedUntil: z._default(z.nullable(z.string()), null),
  /** When the patient or the team did something about it last: how long it is kept counts from here. Null: not known, so it is kept. */
  activeAt: z._default(z.nullable(z.date()), null),
  /** When it was said that it will be deleted; null: not since the last activity. */
  deletionWarnedAt: z._default(z.nullable(z.date()), null),
  /** Requests of which somebody has said that they are about other people, however alike they look. */
  notSameAs: z._default(z.array(z.string()), []),
  /** The import it came with (`imports/{importId}`). */
  importId: z.optional(z.string()),
  /** For the search in the archive; empty while the request is open. */
  searchTokens: z._default(z.array(z.string()), []),
  /** Who wrote one of the direct fields last; rules force it to be the caller and the moment of the request. */
  lastChange: z.nullable(z.strictObject({ by: z.string(), at: z.date(), field: DirectField })),
});
export type TherapyRequest = z.infer<typeof TherapyRequest>;

/** A document together with its id. */
export type WithId<T> = T & { readonly id: string };
