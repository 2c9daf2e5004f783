import { accepted } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';

/**
 * Records that the caller has just looked at the practice's requests, so that the dashboard knows which are new to them.
 * For every member, in a locked practice too: it changes nothing of the practice. Failures: signInNeeded, notAllowed.
 */
export const recordVisit = handler('recordVisit', async ({ companySlug: slug }, caller, { db, now }) => {
  await collections(db).member(slug, caller.uid).update({ lastVisit: now() });
  return accepted({});
});
