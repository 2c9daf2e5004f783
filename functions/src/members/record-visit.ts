import { accepted, refused } from '@platzwart/domain/failure';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';

/**
 * Remembers that the caller has just looked at the practice's requests, so that the dashboard knows which are new to
 * them. For every member, in a locked practice too: it changes nothing of the practice. Failures: signInNeeded, notAllowed.
 */
export const recordVisit: Handler<'recordVisit'> = async ({ companySlug: slug }, caller, { db, now }) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const document = collections(db).member(slug, caller.uid);
  return db.runTransaction(async (tx) => {
    if (!(await tx.get(document)).exists) return refused({ kind: 'notAllowed' });
    tx.update(document, { lastVisit: now() });
    return accepted({});
  });
};
