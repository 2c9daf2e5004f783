import { accepted } from '@platzwart/domain/failure';
import { leadsTo } from '@platzwart/domain/patient-portal/request-link';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { portalView } from './portal-view.ts';
import { behindLink, isInBin, linkOfToken } from './request-links.ts';

/**
 * What a link in an e-mail shows. Anybody who has the token may call it, in a locked practice too;
 * it changes nothing. Out: the request without names and health. Failures (field token): an
 * unknown, expired or replaced link, which all read alike; a request in the practice's bin.
 */
export const viewRequestLink = handler('viewRequestLink', async (input, _caller, { db, now }) => {
  const docs = collections(db);
  const found = await linkOfToken(input, docs);
  if (!found.ok) return found;
  const moment = now();
  const behind = await behindLink(
    found.value,
    (link, request) => leadsTo(link, request, moment),
    docs,
  );
  if (!behind.ok) return behind;
  return behind.value.place === 'bin'
    ? isInBin()
    : accepted(await portalView(behind.value, found.value, docs, moment));
});
