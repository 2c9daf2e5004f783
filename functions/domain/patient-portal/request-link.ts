/**
 * The patient's portal link to a request (design section 3, "Links for patients"): `/{slug}/anfrage/{token}`, stored as
 * `requestLinks/{sha256 of the token}`. Whoever holds the token may use it until it expires.
 */
import * as z from 'zod/mini';
import { TimeFlexibility } from '../booking/booking-request.ts';
import { messages } from '../failure.ts';
import { RequestStatus, type TherapyRequest } from '../request/request.ts';
import { Slot } from '../waiting-list/slot.ts';
import { WaitEstimate } from './wait-estimate.ts';

/** 256 bit, base64url. What cannot be one reads like one that nobody has. */
export const linkToken = z
  .string({ error: messages.linkUnknown })
  .check(z.refine((token) => /^[\w-]{43}$/.test(token), { error: messages.linkUnknown, params: { code: 'linkUnknown' } }));

/** Days after which a link leads nowhere: a request without an appointment is not kept longer (spec section 9). */
export const linkLength = 548;

/** Days in which a new address can be confirmed. */
export const pendingLength = 14;

const day = 24 * 60 * 60 * 1000;

export const RequestLink = z.strictObject({
  slug: z.string(),
  requestId: z.string(),
  /** The address the link was sent to: once the request has another one, the link is nobody's. */
  email: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
});
export type RequestLink = z.infer<typeof RequestLink>;

/**
 * What the link shows. Nothing about health and no name: an address with a typing error sends the link to a stranger.
 */
export const PortalView = z.strictObject({
  status: RequestStatus,
  /** ISO moment. */
  requestedAt: z.string(),
  /** ISO moment; null while it is open. */
  archivedAt: z.nullable(z.string()),
  /** Who took it off the list: the patient, not the practice. */
  isWithdrawn: z.boolean(),
  /** 'yyyy-MM-dd': the last day on which that can be taken back; null if there is nothing to take back any more. */
  undoUntil: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** Recognisable to its owner only: 'e•••@beispiel.at'. */
  email: z.string(),
  /** The one that is to take its place once it is confirmed, likewise; null: none. */
  pendingEmail: z.nullable(z.string()),
  /** The link was sent to that one: all it does is confirm it. */
  isPending: z.boolean(),
  locationIds: z.array(z.string()),
  slots: z.array(Slot),
  timeFlexibility: z.optional(TimeFlexibility),
  /** 'yyyy-MM-dd'; null: not paused. */
  pausedUntil: z.nullable(z.string()),
  /** Somebody wants to know whether they still wait. */
  isAsked: z.boolean(),
  /** 'yyyy-MM-dd': the day it is deleted if they say nothing; null: it was not announced. */
  deletedOn: z.nullable(z.string()),
  followUpConsent: z.boolean(),
  /** How long others waited for such times; null where there is too little to say. */
  waitEstimate: z.nullable(WaitEstimate),
  /** What is asked for before anything personal is shown. */
  proof: z.nullable(z.enum(['birthdate', 'phone'])),
});
export type PortalView = z.infer<typeof PortalView>;

/** A link to that request, sent to its address at this moment. */
export function newRequestLink({ slug, requestId, email }: Pick<RequestLink, 'slug' | 'requestId' | 'email'>, now: Date): RequestLink {
  return { slug, requestId, email, createdAt: now, expiresAt: new Date(now.getTime() + linkLength * day) };
}

/** Whether the link still leads to this request: not expired, and the request still has the address it was sent to. */
export function leadsTo(link: RequestLink, request: Addressed, now: Date): boolean {
  const length = isPending(link, request) ? pendingLength : linkLength;
  return now.getTime() < Math.min(link.expiresAt.getTime(), link.createdAt.getTime() + length * day) && isSentTo(link, request);
}

/** Whether it was sent to the address the request still has, however long ago, or to the one that is to be confirmed. */
export function isSentTo(link: Pick<RequestLink, 'email'>, request: Addressed): boolean {
  return isOfAddress(link, request) || isPending(link, request);
}

/** Whether it was sent to the address that the request has. */
export function isOfAddress({ email }: Pick<RequestLink, 'email'>, request: Pick<TherapyRequest, 'email'>): boolean {
  return email === request.email;
}

/** Whether it was sent to an address that nobody has confirmed to be the new one. */
export function isPending({ email }: Pick<RequestLink, 'email'>, request: Addressed): boolean {
  return email !== request.email && email === request.pendingEmail;
}

type Addressed = Pick<TherapyRequest, 'email' | 'pendingEmail'>;
