import { accepted } from '@platzwart/domain/failure';
import { berlinDate } from '@platzwart/domain/german-date';
import { type LogEntry, openingsId, withOpened } from '@platzwart/domain/practice-log';
import { collections } from '../collections.ts';
import { handler } from '../handler.ts';
import { inTransaction } from '../transaction.ts';

/**
 * Adds requests to those that the caller has opened today (in Berlin): one entry of the log for each member and day. What is listed already
 * writes nothing. For every member, in a locked practice too. Failures: signInNeeded, notAllowed.
 */
export const recordOpenings = handler('recordOpenings', ({ companySlug: slug, requestIds }, caller, { db, now }) => {
  const moment = now();
  const document = collections(db)
    .log(slug)
    .doc(openingsId(caller.uid, berlinDate(moment)));
  return inTransaction(db, async (tx) => {
    const none: LogEntry = { at: moment, by: caller.by, what: 'requestsOpened', count: 0 };
    const before = (await tx.get(document)).data() ?? none;
    const after = withOpened(before, requestIds, moment);
    if (after !== before) tx.set(document, after);
    return accepted({});
  });
});
