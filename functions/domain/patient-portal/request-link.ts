/**
 * The patient's portal link to a request: `/{slug}/anfrage/{token}`, stored as
 * `requestLinks/{sha256 of the token}`. Anyone who holds the token may use it until it expires.
 */

import * as z from 'zod/mini';
import { type OptionOf, questions } from '../booking/questions.ts';
import { day } from '../dates/durations.ts';
import { messages } from '../failure.ts';
import { RequestStatus, type TherapyRequest } from '../request/request.ts';
import { PortalOffer, PortalPlace } from '../vacancies/portal-offer.ts';
import { Slot } from '../waiting-list/slot.ts';
import { WaitEstimate } from './wait-estimate.ts';

/** 256 bits, base64url. A malformed token gets the same error as an unknown one. */
export const linkToken = z.string({ error: messages.linkUnknown }).check(
  z.refine((token) => /^[\w-]{43}$/.test(token), {
    error: messages.linkUnknown,
    params: { code: 'linkUnknown' },
  }),
);

/**
 * Days until a link expires: no request without an appointment is stored longer (spec section 9).
 */
export const linkLength = 548;

/** Days to confirm a new address. */
const pendingLength = 14;

const FormerTimes = z.strictObject({ locationIds: z.array(z.string()), slots: z.array(Slot) });

export const RequestLink = z.strictObject({
  slug: z.string(),
  requestId: z.string(),
  /** The address the link was sent to: the link is void once the request has another one. */
  email: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** Of the e-mail about changes: the times before them. */
  former: z.optional(FormerTimes),
});
export type RequestLink = z.infer<typeof RequestLink>;

/**
 * What the link shows. No name, and nothing about health but the day of a prescription: a mistyped
 * address sends the link to a stranger.
 */
export const PortalView = z.strictObject({
  status: RequestStatus,
  /** ISO moment. */
  requestedAt: z.string(),
  /** ISO moment; null while it is open. */
  archivedAt: z.nullable(z.string()),
  /** The patient withdrew the request, not the practice. */
  isWithdrawn: z.boolean(),
  /** 'yyyy-MM-dd': the last day to undo the withdrawal; null if there is nothing to undo. */
  undoUntil: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** Masked, recognizable only to its owner: 'e•••@beispiel.at'. */
  email: z.string(),
  /** The unconfirmed new address, masked likewise; null: none. */
  pendingEmail: z.nullable(z.string()),
  /** The link was sent to the new address: it can only confirm it. */
  isPending: z.boolean(),
  locationIds: z.array(z.string()),
  slots: z.array(Slot),
  timeFlexibility: z.optional(
    z.enum(Object.keys(questions.timeFlexibility.options) as OptionOf<'timeFlexibility'>[]),
  ),
  /** When it was issued; null: not said. No reason, no name: no proof is needed. */
  prescription: z.nullable(z.strictObject({ issuedOn: z.string(), urgent: z.boolean() })),
  /**
   * Those from before the changes that this link's e-mail is about; null: the same, or another
   * link.
   */
  formerTimes: z.nullable(FormerTimes),
  /** 'yyyy-MM-dd'; null: not paused. */
  pausedUntil: z.nullable(z.string()),
  /** 'yyyy-MM-dd': until then, pausing needs no proof. */
  freePauseUntil: z.string(),
  /** A follow-up awaits an answer. */
  isAsked: z.boolean(),
  /**
   * 'yyyy-MM-dd': the announced day of deletion if the patient does not answer; null: not
   * announced.
   */
  deletedOn: z.nullable(z.string()),
  followUpConsent: z.boolean(),
  /** A consent to data about health is recorded; none is of what the practice entered. */
  hasConsent: z.boolean(),
  isForOther: z.boolean(),
  /** How long others waited for such times; null if there is too little data. */
  waitEstimate: z.nullable(WaitEstimate),
  /** Places given at such times, a month; null while too few. */
  placesPerMonth: z.nullable(z.int()),
  /**
   * The person has revoked their consent: nobody in the practice sees the request; the moment it is
   * erased. Null: they have not.
   */
  revokedUntil: z.nullable(z.string()),
  /**
   * Why no certificate of waiting can be issued now, in words; null: one can be, or the practice
   * issues none.
   */
  certificateRefusal: z.nullable(z.string()),
  /** The proof required before personal data are shown. */
  proof: z.nullable(z.enum(['birthdate', 'phone'])),
  /** The free place it is offered; else the last one of 30 days; null: none. */
  offer: z.nullable(PortalOffer),
  /** The places its person already got while it waits for another one. */
  places: z.array(PortalPlace),
});
export type PortalView = z.infer<typeof PortalView>;

/** A link to that request, sent to its address now. */
export function newRequestLink(
  { slug, requestId, email }: Pick<RequestLink, 'slug' | 'requestId' | 'email'>,
  now: Date,
): RequestLink {
  return {
    slug,
    requestId,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLength * day),
  };
}

/**
 * Whether the link still leads to this request: not expired, and sent to the request's current
 * address.
 */
export function leadsTo(link: RequestLink, request: Addressed, now: Date): boolean {
  const length = isPending(link, request) ? pendingLength : linkLength;
  return (
    now.getTime() < Math.min(link.expiresAt.getTime(), link.createdAt.getTime() + length * day) &&
    isSentTo(link, request)
  );
}

/** Whether it was sent to the request's current or pending address, however long ago. */
export function isSentTo(link: Pick<RequestLink, 'email'>, request: Addressed): boolean {
  return isOfAddress(link, request) || isPending(link, request);
}

/** Whether it was sent to the request's current address. */
export function isOfAddress(
  { email }: Pick<RequestLink, 'email'>,
  request: Pick<TherapyRequest, 'email'>,
): boolean {
  return email === request.email;
}

/** Whether it was sent to the unconfirmed new address. */
export function isPending({ email }: Pick<RequestLink, 'email'>, request: Addressed): boolean {
  return email !== request.email && email === request.pendingEmail;
}

type Addressed = Pick<TherapyRequest, 'email' | 'pendingEmail'>;
