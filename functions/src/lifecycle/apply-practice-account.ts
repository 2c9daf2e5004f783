import { isDeepStrictEqual } from 'node:util';
import { teamAccountOf } from '@platzwart/domain/practice/account';
import { applySubscription } from '../billing/apply-subscription.ts';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { releaseEmails } from '../emails/release-emails.ts';

/**
 * After every write of a practice's account: opens or locks the practice, shares with all members
 * what is not about paying, and releases its held e-mails once it is approved.
 */
export async function applyPracticeAccount(
  slug: string,
  tools: Pick<Tools, 'db' | 'now' | 'origin'>,
): Promise<void> {
  await Promise.all([applySubscription(slug, tools), shareAccount(slug, tools)]);
  await releaseEmails(slug, tools);
}

/** Events come in any order: it copies what the account is now. Gone with the account. */
function shareAccount(slug: string, { db }: Pick<Tools, 'db'>): Promise<void> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [account, shared] = await Promise.all([
      tx.get(docs.account(slug)),
      tx.get(docs.teamAccount(slug)),
    ]);
    const known = account.data();
    const wanted = known && teamAccountOf(known);
    if (!wanted) tx.delete(shared.ref);
    else if (!isDeepStrictEqual(wanted, shared.data())) tx.set(shared.ref, wanted);
  });
}
