import { berlinDate } from '@platzwart/domain/dates/german-date';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { intakeResumedEmail } from '../emails/templates/intake-resumed.ts';

/**
 * Ends a pause on the practice's chosen day (spec section 4, intake), and notifies it if it can take requests again: not if it is
 * locked or offers no times. A practice that resumed manually before only loses the day. Out: whether it was due.
 */
export async function resumeIntake(slug: string, { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>): Promise<Handled> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [found, account] = await Promise.all([tx.get(docs.practice(slug)), tx.get(docs.account(slug))]);
    const practice = found.data();
    const [on, known] = [practice?.resumesOn, account.data()];
    if (!practice || on === undefined || !known || on > berlinDate(now())) return 'notDue';
    const emails =
      !practice.bookingEnabled && acceptsRequests({ ...practice, bookingEnabled: true })
        ? [intakeResumedEmail({ practice, email: confirmedEmailOf(known), on, now: now() }, origin)]
        : [];
    const isTold = await areQueued(tx, emails, db);
    tx.update(found.ref, { bookingEnabled: true, resumesOn: FieldValue.delete(), notYetOpened: FieldValue.delete() });
    if (!isTold) for (const email of emails) queueEmail(tx, email, db);
    return 'done';
  });
}
