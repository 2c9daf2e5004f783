/** Links to one's own request: made for a letter, and found again by the hash of their token alone. */
import { createHash, randomBytes } from 'node:crypto';
import { accepted, type Outcome, refusedAt, sentences } from '@platzwart/domain/failure';
import type { TherapyRequest } from '@platzwart/domain/request';
import { newRequestLink, type RequestLink } from '@platzwart/domain/request-link';
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

export type Behind = { requestId: string; request: TherapyRequest };

/** The request behind the link, if it leads there: merged ones lead on to where they live, if the link leads there as well. */
export async function requestOfLink(
  link: RequestLink,
  leadsThere: (link: RequestLink, request: TherapyRequest) => boolean,
  docs: Collections,
): Promise<Behind | undefined> {
  const request = (await docs.request(link.slug, link.requestId).get()).data();
  if (!request || !leadsThere(link, request)) return undefined;
  const livesOn = request.mergedInto === null ? undefined : (await docs.request(link.slug, request.mergedInto).get()).data();
  return livesOn && request.mergedInto !== null && leadsThere(link, livesOn)
    ? { requestId: request.mergedInto, request: livesOn }
    : { requestId: link.requestId, request };
}

export function unknownLink(): Outcome<never> {
  return refusedAt('token', 'linkUnknown', sentences.linkUnknown);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
