import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted } from '@platzwart/domain/failure';
import { type LogEntry, openingsId, withOpened } from '@platzwart/domain/practice/log';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * Adds requests to those the caller has opened today (in Berlin): one log entry per member and day. Ignores ids that are listed already, or
 * belong to no request on the practice's list or in its bin. For every member, in a locked practice too. Failures: signInNeeded,
 * notAllowed.
 */
export const recordOpenings = handler('recordOpenings', async ({ companySlug: slug, requestIds }, caller, { db, now }) => {
  const moment = now();
  const docs = collections(db);
  const document = docs.log(slug).doc(openingsId(caller.uid, berlinDate(moment)));
  const known = await knownAmong(requestIds, slug, db);
  return inTransaction(db, async (tx) => {
    const none: LogEntry = { at: moment, by: caller.by, what: 'requestsOpened', count: 0 };
    const before = (await tx.get(document)).data() ?? none;
    const after = withOpened(before, known, moment);
    if (after !== before) tx.set(document, after);
    return accepted({});
  });
});

async function knownAmong(ids: readonly string[], slug: string, db: Tools['db']): Promise<string[]> {
  const docs = collections(db);
  const asked = [...new Set(ids)];
  const found = await db.getAll(...asked.flatMap((id) => [docs.request(slug, id), docs.binned(slug, id)]), { fieldMask: [] });
  const there = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return asked.filter((id) => there.has(id));
}
