/** The operator's approval of a reviewed practice (`npm run operator`). */

import type { Account } from '@platzwart/domain/practice/account';
import { listingOf } from '@platzwart/domain/practice/look-alike';
import type { UpdateData } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { operator, writeLog } from '../core/write-log.ts';
import { heldEmailsOf, releaseEmails } from '../emails/release-emails.ts';
import { withHeld } from './decide-name.ts';

/** What was true before, and what changed. */
type Approved = {
  readonly title: string;
  readonly isListed: boolean;
  /** Whether it may write to any number of strangers: from now on, or already before. */
  readonly emails: 'now' | 'before' | 'unchanged';
  /** Whether its name waited, and it is listed and open again. */
  readonly name: 'now' | 'notHeld';
  /** Held e-mails that are sent now. */
  readonly released: number;
};

/**
 * Approves a practice: removes its limit of e-mails to strangers, and clears its name if that could
 * be taken for another's. `nameOnly` leaves the limit unchanged. Idempotent. Vouches for nothing:
 * see `check-identity-of-practice.ts`. `isDry`: only says what it would do. Out: undefined if there is no such practice.
 */
export async function approvePractice(
  slug: string,
  { nameOnly = false, isDry = false }: { nameOnly?: boolean; isDry?: boolean },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Approved | undefined> {
  const docs = collections(db);
  const approved = await inTransaction(
    db,
    async (tx): Promise<Omit<Approved, 'released'> | undefined> => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      if (!practice || !account) return undefined;
      const { held } = account;
      const approves = !nameOnly && account.approvedAt === null;
      const changes: UpdateData<Account> = {
        ...(approves && { approvedAt: now() }),
        ...(held && { held: null, nameCleared: listingOf(practice) }),
      };
      if (!isDry && (approves || held)) {
        if (held) tx.set(practiceNow.ref, withHeld(practice, account));
        tx.update(accountNow.ref, changes);
        const what = approves ? 'practiceApproved' : 'nameCleared';
        writeLog(tx, slug, { at: now(), by: operator, what, count: 0 }, docs);
      }
      return {
        title: practice.title,
        isListed: withHeld(practice, account).listed && !practice.locked,
        emails: nameOnly ? 'unchanged' : approves ? 'now' : 'before',
        name: held ? 'now' : 'notHeld',
      };
    },
  );
  if (!approved) return undefined;
  const released = isDry ? await heldEmailsOf(slug, db) : await releaseEmails(slug, { db, now });
  return { ...approved, released };
}
