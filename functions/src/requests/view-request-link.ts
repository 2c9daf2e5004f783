import { accepted } from '@platzwart/domain/failure';
import { leadsTo } from '@platzwart/domain/patient-portal/request-link';
import { portalViewOf } from '@platzwart/domain/patient-portal/view';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { linkOfToken, requestOfLink } from './request-links.ts';

/**
 * What a link in an e-mail shows. Anybody who has the token may call it, in a
 * locked practice too; it changes nothing. Out: the request without names and health. Failures (field token): an
 * unknown, expired or replaced link, which all read alike; a request in the practice's bin.
 */
export const viewRequestLink = handler('viewRequestLink', async (input, _caller, { db, now }) => {
  const docs = collections(db);
  const found = await linkOfToken(input, docs);
  if (!found.ok) return found;
  const moment = now();
  const [behind, places] = await Promise.all([
    requestOfLink(found.value, (link, request) => leadsTo(link, request, moment), docs),
    docs.placements(input.companySlug).get(),
  ]);
  return behind.ok ? accepted(portalViewOf(behind.value.request, found.value, places.data(), moment)) : behind;
});
