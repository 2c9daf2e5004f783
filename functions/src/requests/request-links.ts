/** Patient portal links are found only by the hash of their token. */

import { accepted, messages, type Outcome, refusedAt } from '@platzwart/domain/failure';
import type { RequestLink } from '@platzwart/domain/patient-portal/request-link';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { binMessages } from '@platzwart/domain/retention/bin-messages';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../core/collections.ts';
import { tokenHashOf } from '../emails/new-link.ts';

/** The link of that token in that practice. Failures: none, or one of another practice (field token), which read alike. */
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

/**
 * The request behind the link, if the link belongs to it; resolves merged requests to the surviving one, if the link belongs to that as
 * well. Failures (field token): nothing to see; in the practice's bin, which holders of a link may know.
 */
export async function requestOfLink(
  link: RequestLink,
  leadsThere: (link: RequestLink, request: TherapyRequest) => boolean,
  docs: Collections,
): Promise<Outcome<Behind>> {
  const { slug, requestId } = link;
  const onList = (await docs.request(slug, requestId).get()).data();
  const request = onList ?? (await docs.binned(slug, requestId).get()).data();
  if (!request || !leadsThere(link, request)) return unknownLink();
  const livesOn = request.mergedInto === null ? undefined : (await docs.request(slug, request.mergedInto).get()).data();
  if (livesOn && request.mergedInto !== null && leadsThere(link, livesOn)) {
    return accepted({ requestId: request.mergedInto, request: livesOn });
  }
  return onList ? accepted({ requestId, request: onList }) : refusedAt('token', 'requestBinned', binMessages.requestBinned);
}

export function unknownLink(): Outcome<never> {
  return refusedAt('token', 'linkUnknown', messages.linkUnknown);
}
