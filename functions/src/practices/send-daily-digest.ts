import { day } from '@platzwart/domain/dates/durations';
import { maxCounted, queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../core/collections.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { dailyDigestEmails } from '../emails/templates/daily-digest.ts';

/**
 * Milliseconds, longer than a call may take: bookings bear the moment they began, and one that is not
 * stored yet is told by the next e-mail.
 */
const lead = 10 * 60_000;

/**
 * Sends one e-mail about the requests since the last one, to everyone in the practice who chose
 * that (spec section 1, notification). None on a day without requests; a day without a run is
 * covered by the next e-mail. Out: whether there was anything to report.
 */
export async function sendDailyDigest(
  slug: string,
  { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>,
): Promise<Handled> {
  const docs = collections(db);
  const known = (await docs.account(slug).get()).data();
  if (!known?.dailyEmails) return 'notDue';
  const at = now();
  const until = new Date(at.getTime() - lead);
  const since = known.lastDigestAt ?? new Date(until.getTime() - day);
  // Outside the transaction: a query within it would block bookings.
  const found = await queryOf(docs.requests(slug), queries.newRequests(since)).get();
  const count = found.docs.filter(
    (request) => request.data().source === 'online' && request.data().requestedAt <= until,
  ).length;
  return inTransaction(db, async (tx) => {
    const [account, practice] = [
      (await tx.get(docs.account(slug))).data(),
      (await tx.get(docs.practice(slug))).data(),
    ];
    const isStillSo = (account?.lastDigestAt ?? since).getTime() === since.getTime();
    if (!account || !practice || !account.dailyEmails || !isStillSo || count === 0) return 'notDue';
    const counted = { count: Math.min(count, maxCounted), isMore: count > maxCounted };
    const emails = dailyDigestEmails({ practice, account, ...counted, now: at }, origin);
    const alreadyQueued = await Promise.all(emails.map((email) => areQueued(tx, [email], db)));
    if (alreadyQueued.every(Boolean)) return 'notDue';
    tx.update(docs.account(slug), { lastDigestAt: until });
    for (const [i, email] of emails.entries()) if (!alreadyQueued[i]) queueEmail(tx, email, db);
    return 'done';
  });
}
