/** Members who get letters of their own: their addresses stand in the practice's account, which a booking reads anyway. */
import type { Account } from '@platzwart/domain/account';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

type Notified = Account['notifiedMembers'];

export function notifiedWithout({ notifiedMembers }: Account, uid: string): Notified {
  return notifiedMembers.filter((member) => member.uid !== uid);
}

/** Whoever leaves gets no more letters. `read` in the same transaction. */
export function endNotifications(tx: Transaction, read: DocumentSnapshot<Account>, uid: string): void {
  const account = read.data();
  if (!account?.notifiedMembers.some((member) => member.uid === uid)) return;
  tx.update(read.ref, { notifiedMembers: notifiedWithout(account, uid) });
}

/** The name and address somebody has now. `read` in the same transaction. */
export function renameNotified(tx: Transaction, read: DocumentSnapshot<Account>, self: Notified[number]): void {
  const account = read.data();
  if (!account?.notifiedMembers.some((member) => member.uid === self.uid)) return;
  tx.update(read.ref, { notifiedMembers: account.notifiedMembers.map((member) => (member.uid === self.uid ? self : member)) });
}
