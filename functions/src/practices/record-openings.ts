import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted } from '@platzwart/domain/failure';
import { type LogEntry, openingsId, withOpened } from '@platzwart/domain/log/log';
import { newSince, withOpened as withRead } from '@platzwart/domain/team/news';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * Adds requests to those the caller has opened today (in Berlin): one log entry per member and day.
 * Those that were new to the caller are so no more. Ignores ids that are listed already, or belong
 * to no request on the practice's list or in its bin. For every member, in a locked practice too.
 * Failures: signInNeeded, notAllowed.
 */
export const recordOpenings = handler(
  'recordOpenings',
  async ({ companySlug: slug, requestIds }, caller, { db, now }) => {
    const moment = now();
    const docs = collections(db);
    const document = docs.log(slug).doc(openingsId(caller.uid, berlinDate(moment)));
    const own = docs.opened(slug, caller.uid);
    const since = newSince(caller.membership, berlinDate(moment));
    const { known, wereNew } = await knownAmong(requestIds, slug, since, db);
    return inTransaction(db, async (tx) => {
      const none: LogEntry = { at: moment, by: caller.by, what: 'requestsOpened', count: 0 };
      const [written, member, openedNow] = await Promise.all([
        tx.get(document),
        ...(wereNew.length === 0
          ? [undefined, undefined]
          : ([tx.get(docs.member(slug, caller.uid)), tx.get(own)] as const)),
      ]);
      const before = written.data() ?? none;
      const opened = openedNow?.data()?.ids;
      const read = withRead(opened, wereNew);
      const after = withOpened(before, known, moment);
      if (after !== before) tx.set(document, after);
      // Nothing stays of whoever has left meanwhile.
      if (member?.exists && read !== opened && read.length > 0) tx.set(own, { ids: [...read] });
      return accepted({});
    });
  },
);

async function knownAmong(
  ids: readonly string[],
  slug: string,
  since: Date | null,
  db: Tools['db'],
) {
  const docs = collections(db);
  const asked = [...new Set(ids)];
  const [open, binned] = await Promise.all([
    db.getAll(...asked.map((id) => docs.request(slug, id))),
    db.getAll(...asked.map((id) => docs.binned(slug, id)), { fieldMask: [] }),
  ]);
  const there = new Set([...open, ...binned].filter(({ exists }) => exists).map(({ id }) => id));
  const wereNew = open
    .filter((each) => since !== null && (each.data()?.requestedAt ?? since) > since)
    .map(({ id }) => id);
  return { known: asked.filter((id) => there.has(id)), wereNew };
}
