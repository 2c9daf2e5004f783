/**
 * The patient's own link to a request (design section 3, "Links for patients"): `/{slug}/anfrage/{token}`, kept as
 * `requestLinks/{sha256 of the token}`. Whoever holds the token may use it until it expires.
 */
import * as z from 'zod/mini';
import { sentences } from './failure.ts';
import { RequestStatus, type TherapyRequest } from './request.ts';
import { Slot } from './slot.ts';

/** 256 bit, base64url. */
export const linkToken = z.string({ error: sentences.linkUnknown }).check(z.regex(/^[\w-]{43}$/, sentences.linkUnknown));

/** Days after which a link leads nowhere: a request without an appointment is not kept longer (spec section 9). */
export const linkLength = 548;

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

/** What one can answer behind the link. */
export const LinkAnswer = z.enum(['confirmEmail']);
export type LinkAnswer = z.infer<typeof LinkAnswer>;

/**
 * What the link shows. Nothing about health and no name: an address with a typing error sends the link to a stranger.
 */
export const OwnRequest = z.strictObject({
  status: RequestStatus,
  /** ISO moment. */
  requestedAt: z.string(),
  emailConfirmed: z.boolean(),
  /** Recognisable to its owner only: 'e•••@beispiel.at'. */
  email: z.string(),
  locationIds: z.array(z.string()),
  slots: z.array(Slot),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

/** A link to that request, sent to its address at this moment. */
export function newRequestLink({ slug, requestId, email }: Pick<RequestLink, 'slug' | 'requestId' | 'email'>, now: Date): RequestLink {
  return { slug, requestId, email, createdAt: now, expiresAt: new Date(now.getTime() + linkLength * day) };
}

/** Whether the link still leads to this request: not expired, and the request still has the address it was sent to. */
export function leadsTo(link: RequestLink, request: Pick<TherapyRequest, 'email'>, now: Date): boolean {
  return now.getTime() < link.expiresAt.getTime() && link.email === request.email;
}

export function ownRequest(request: TherapyRequest): OwnRequest {
  const { status, requestedAt, emailConfirmedAt, email, locationIds, slots } = request;
  return {
    status,
    requestedAt: requestedAt.toISOString(),
    emailConfirmed: emailConfirmedAt !== null,
    email: `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`,
    locationIds,
    slots,
  };
}
