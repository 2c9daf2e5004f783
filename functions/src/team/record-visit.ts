import { accepted } from '@platzwart/domain/failure';
import { afterReadingAll, afterVisit } from '@platzwart/domain/team/news';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';

/**
 * Records that the caller had the practice's requests in sight for a while, or has read all that
 * were new: screens derive from it what is new to them. For every member, in a locked practice too:
 * it changes nothing of the practice. Failures: signInNeeded, notAllowed.
 */
export const recordVisit = handler(
  'recordVisit',
  async ({ companySlug: slug, allRead }, { uid, membership }, { db, now }) => {
    const moment = now();
    const docs = collections(db);
    const batch = db.batch();
    batch.update(docs.member(slug, uid), {
      ...(allRead ? afterReadingAll(moment) : afterVisit(membership, moment)),
      opened: FieldValue.delete(),
    });
    if (allRead) batch.delete(docs.opened(slug, uid));
    await batch.commit();
    return accepted({});
  },
);
