/** Changes to the practice's form, while bookings constantly read it. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Outcome } from '@platzwart/domain/failure';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '../../core/collections.ts';
import { commitUnlessConflict } from '../../core/optimistic-write.ts';
import { inTransaction } from '../../core/transaction.ts';

/** More than the administrators who save in the same second. */
const maxAttempts = 10;

/**
 * One transaction, with the form as read before it; `change` writes it, if at all, on the condition
 * that it is unchanged (`replaceUnchanged`), and is called again after a conflict. A transaction
 * that read the form would block every booking.
 */
export async function changeWithForm<T>(
  slug: string,
  db: Firestore,
  change: (tx: Transaction, formNow: DocumentSnapshot<FormConfiguration>) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const formNow = await collections(db).form(slug).get();
    let outcome: Outcome<T> | undefined;
    const writing = inTransaction(db, (tx) => change(tx, formNow)).then((answer) => {
      outcome = answer;
    });
    if ((await commitUnlessConflict(writing)) && outcome) return outcome;
  }
  throw new Error('Others were faster each time.');
}
