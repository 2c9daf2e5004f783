import { maxCounted, queries } from '@platzwart/domain/queries';
import { collections, queryOf } from '../core/collections.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { dailyDigestEmails } from '../emails/templates/daily-digest.ts';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * One e-mail about what patients have sent since the last one, for whoever in the practice wants it so (spec section 1, notification). A
 * day without requests has none; a day on which nothing ran is told with the next. Out: whether there was anything to tell.
 */
export async function sendDailyDigest(slug: string, { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>): Promise<Handled> {
  const docs = collections(db);
  const until = now();
  const since = (await docs.account(slug).get()).data()?.lastDigestAt ?? new Date(until.getTime() - day);
  // Outside of the transaction: a query within it would keep bookings waiting.
  const found = await queryOf(docs.requests(slug), queries.newRequests(since)).get();
  const count = found.docs.filter((request) => request.data().source === 'online' && request.data().requestedAt <= until).length;
  return inTransaction(db, async (tx) => {
    const [account, practice] = [(await tx.get(docs.account(slug))).data(), (await tx.get(docs.practice(slug))).data()];
    const isStillSo = (account?.lastDigestAt ?? since).getTime() === since.getTime();
    if (!account || !practice || !account.dailyEmails || !isStillSo || count === 0) return 'notDue';
    const counted = { count: Math.min(count, maxCounted), isMore: count > maxCounted };
    const emails = dailyDigestEmails({ practice, account, ...counted, now: until }, origin);
    const alreadyQueued = await Promise.all(emails.map((email) => areQueued(tx, [email], db)));
    if (alreadyQueued.every(Boolean)) return 'notDue';
    tx.update(docs.account(slug), { lastDigestAt: until });
    for (const [i, email] of emails.entries()) if (!alreadyQueued[i]) queueEmail(tx, email, db);
    return 'done';
  });
}
