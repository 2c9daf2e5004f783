import { accepted, refused } from '@platzwart/domain/failure';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { inTransaction } from '../../core/transaction.ts';
import { writeLog } from '../../core/write-log.ts';

/**
 * Allows or forbids the role 'viewer' to print and save requests. For administrators, in a locked
 * practice too: it is about rights. An unchanged value writes no log line. Failures: signInNeeded,
 * notAllowed.
 */
export const setViewerExports = handler(
  'setViewerExports',
  ({ companySlug: slug, allowed }, caller, { db, now }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const account = await tx.get(docs.account(slug));
      const before = account.data();
      if (!before) return refused({ kind: 'notAllowed' });
      if (before.viewersMayExport === allowed) return accepted({});
      tx.update(account.ref, { viewersMayExport: allowed });
      writeLog(
        tx,
        slug,
        { at: now(), by: caller.by, what: 'viewerExportsChanged', count: 0, allowed },
        docs,
      );
      return accepted({});
    });
  },
);
