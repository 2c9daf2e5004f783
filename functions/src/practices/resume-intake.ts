import { berlinDate } from '@platzwart/domain/dates/german-date';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, notQueuedYet, queueEmail } from '../emails/outbox.ts';
import { intakeResumedEmail } from '../emails/templates/intake-resumed.ts';
import { decideName, withHeld } from './decide-name.ts';

/**
 * Ends a pause on the practice's chosen day (spec section 4, intake), and notifies it if it can
 * take requests again: not if it is locked or offers no times. One whose name waits for the
 * operator opens once it is cleared. A practice that resumed manually before only loses the day.
 * Out: whether it was due.
 */
export async function resumeIntake(slug: string, tools: Tools): Promise<Handled> {
  const { db, now, origin } = tools;
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [found, account] = await Promise.all([
      tx.get(docs.practice(slug)),
      tx.get(docs.account(slug)),
    ]);
    const practice = found.data();
    const [on, known] = [practice?.resumesOn, account.data()];
    if (!practice || on === undefined || !known || on > berlinDate(now())) return 'notDue';
    const decided = await decideName(
      {
        practice: withHeld(practice, known),
        before: practice,
        account: known,
        uid: known.registeredBy,
      },
      tools,
    );
    if (decided.account.held) {
      const queueAsks = await notQueuedYet(tx, decided.asks, db);
      const { resumesOn: _on, ...held } = decided.practice;
      tx.set(found.ref, held);
      tx.update(account.ref, { ...decided.account, held: { ...decided.account.held, open: true } });
      queueAsks();
      return 'done';
    }
    const emails =
      !practice.bookingEnabled && acceptsRequests({ ...practice, bookingEnabled: true })
        ? [intakeResumedEmail({ practice, email: confirmedEmailOf(known), on, now: now() }, origin)]
        : [];
    const isTold = await areQueued(tx, emails, db);
    if (known.held) tx.update(account.ref, decided.account);
    tx.update(found.ref, {
      listed: decided.practice.listed,
      bookingEnabled: true,
      resumesOn: FieldValue.delete(),
      notYetOpened: FieldValue.delete(),
    });
    if (!isTold) for (const email of emails) queueEmail(tx, email, db);
    return 'done';
  });
}
