/** Patient portal links are found only by the hash of their token. */

import { accepted, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import type { RequestLink } from '@platzwart/domain/patient-portal/request-link';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { binMessages } from '@platzwart/domain/retention/bin-messages';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../core/collections.ts';
import { tokenHashOf } from '../emails/new-link.ts';

/**
 * The link of that token in that practice. Failures: none, or one of another practice (field
 * token), which read alike.
 */
export async function linkOfToken(
  { companySlug, token }: { companySlug: string; token: string },
  docs: Collections,
  tx?: Transaction,
): Promise<Outcome<RequestLink>> {
  const document = docs.requestLink(tokenHashOf(token));
  const link = (tx ? await tx.get(document) : await document.get()).data();
  return link?.slug === companySlug ? accepted(link) : unknownLink();
}

export type Behind = { requestId: string; request: TherapyRequest };

/** Where it lies; `eraseAt`: when one whose consent was revoked is erased. */
export type Placed = Behind &
  ({ place: 'list' | 'bin'; eraseAt?: never } | { place: 'revoked'; eraseAt: Date });

/**
 * The request behind the link, wherever it lies, if the link belongs to it; resolves merged
 * requests to the surviving one, if the link belongs to that as well. Failures (field token):
 * nothing to see.
 */
export async function behindLink(
  link: RequestLink,
  leadsThere: (link: RequestLink, request: TherapyRequest) => boolean,
  docs: Collections,
): Promise<Outcome<Placed>> {
  const { slug, requestId } = link;
  const found = await placed(slug, requestId, docs);
  if (!found || !leadsThere(link, found.request)) return unknownLink();
  const { mergedInto } = found.request;
  const livesOn = mergedInto === null ? undefined : await placed(slug, mergedInto, docs);
  return accepted(
    livesOn && livesOn.place !== 'bin' && leadsThere(link, livesOn.request) ? livesOn : found,
  );
}

async function placed(
  slug: string,
  requestId: string,
  docs: Collections,
): Promise<Placed | undefined> {
  const onList = (await docs.request(slug, requestId).get()).data();
  if (onList) return { requestId, request: onList, place: 'list' };
  const [inBin, revoked] = await Promise.all([
    docs.binned(slug, requestId).get(),
    docs.revokedRequest(slug, requestId).get(),
  ]);
  const [binned, taken] = [inBin.data(), revoked.data()];
  if (binned) return { requestId, request: binned, place: 'bin' };
  return taken && { requestId, request: taken, place: 'revoked', eraseAt: taken.eraseAt };
}

/**
 * The same, on the practice's list alone. Failures (field token): nothing to see; in the bin, or
 * consent revoked, which holders of a link may know.
 */
export async function requestOfLink(
  link: RequestLink,
  leadsThere: (link: RequestLink, request: TherapyRequest) => boolean,
  docs: Collections,
): Promise<Outcome<Behind>> {
  const behind = await behindLink(link, leadsThere, docs);
  if (!behind.ok) return behind;
  switch (behind.value.place) {
    case 'list':
      return behind;
    case 'bin':
      return isInBin();
    case 'revoked':
      return refusedAt('token', 'consentRevoked', portalMessages.consentRevoked);
  }
}

export function isInBin(): Outcome<never> {
  return refusedAt('token', 'requestBinned', binMessages.requestBinned);
}

export function unknownLink(): Outcome<never> {
  return refusedAt('token', 'linkUnknown', messages.linkUnknown);
}
