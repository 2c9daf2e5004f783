/** The operator's approval of a reviewed practice (`npm run operator`). */

import type { Account } from '@platzwart/domain/practice/account';
import { listingOf } from '@platzwart/domain/practice/look-alike';
import type { UpdateData } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { releaseEmails } from '../emails/release-emails.ts';

/** What was true before, and what changed. */
type Approved = {
  readonly title: string;
  readonly isListed: boolean;
  /** Whether it may write to any number of strangers: from now on, or already before. */
  readonly emails: 'now' | 'before' | 'unchanged';
  readonly listing: 'now' | 'notHeld';
  /** Held e-mails that are sent now. */
  readonly released: number;
};

/**
 * Approves a practice: removes its limit of e-mails to strangers, and lists it if it waited for that. `listingOnly` leaves the limit
 * unchanged. Idempotent. Out: undefined if there is no such practice.
 */
export async function approvePractice(
  slug: string,
  { listingOnly = false }: { listingOnly?: boolean },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Approved | undefined> {
  const docs = collections(db);
  const approved = await inTransaction(db, async (tx): Promise<Omit<Approved, 'released'> | undefined> => {
    const [practiceNow, accountNow] = await Promise.all([tx.get(docs.practice(slug)), tx.get(docs.account(slug))]);
    const [practice, account] = [practiceNow.data(), accountNow.data()];
    if (!practice || !account) return undefined;
    const isHeld = account.listingHeldAt !== null;
    const approves = !listingOnly && account.approvedAt === null;
    const changes: UpdateData<Account> = {
      ...(approves && { approvedAt: now() }),
      ...(isHeld && { listingHeldAt: null, listingCleared: listingOf(practice) }),
    };
    if (isHeld) tx.update(practiceNow.ref, { listed: true });
    if (approves || isHeld) tx.update(accountNow.ref, changes);
    return {
      title: practice.title,
      isListed: (practice.listed || isHeld) && !practice.locked,
      emails: listingOnly ? 'unchanged' : approves ? 'now' : 'before',
      listing: isHeld ? 'now' : 'notHeld',
    };
  });
  return approved && { ...approved, released: await releaseEmails(slug, { db, now }) };
}
