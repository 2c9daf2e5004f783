/** Links to one's own request: made for a letter, and found again by the hash of their token alone. */
import { createHash, randomBytes } from 'node:crypto';
import { accepted, type Outcome, refusedAt, sentences } from '@platzwart/domain/failure';
import type { TherapyRequest } from '@platzwart/domain/request';
import { leadsTo, newRequestLink, type RequestLink } from '@platzwart/domain/request-link';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../collections.ts';

/** A token that nobody else has, and what is kept of it. */
export function newLink(to: Pick<RequestLink, 'slug' | 'requestId' | 'email'>, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, kept: { tokenHash: hashOf(token), link: newRequestLink(to, now) } };
}

/** The link of that token in that practice. Failures: none, or one of another practice (field token), which read alike. */
export async function linkOfToken(
  { companySlug, token }: { companySlug: string; token: string },
  docs: Collections,
  tx?: Transaction,
): Promise<Outcome<RequestLink>> {
  const document = docs.requestLink(hashOf(token));
  const link = (tx ? await tx.get(document) : await document.get()).data();
  return link?.slug === companySlug ? accepted(link) : unknownLink();
}

/** The request behind the link: merged ones lead on to where they live, if that has the same address. */
export async function requestOfLink(
  link: RequestLink,
  docs: Collections,
  now: Date,
): Promise<{ requestId: string; request: TherapyRequest } | undefined> {
  const request = (await docs.request(link.slug, link.requestId).get()).data();
  if (!request || !leadsTo(link, request, now)) return undefined;
  const livesOn = request.mergedInto === null ? undefined : (await docs.request(link.slug, request.mergedInto).get()).data();
  return livesOn && request.mergedInto !== null && leadsTo(link, livesOn, now)
    ? { requestId: request.mergedInto, request: livesOn }
    : { requestId: link.requestId, request };
}

export function unknownLink(): Outcome<never> {
  return refusedAt('token', 'linkUnknown', sentences.linkUnknown);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
