/**
 * Members who get e-mails of their own: the practice's account stores their addresses, as a booking
 * reads it anyway.
 */
import type { Account, NewRequestEmails } from '@platzwart/domain/practice/account';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/**
 * Leaving, a removal, a new name and a deleted account update this entry in their own transactions.
 */
export type Notified = Account['notifiedMembers'][number];

export function frequencyOf(
  { notifiedMembers }: Pick<Account, 'notifiedMembers'>,
  uid: string,
): NewRequestEmails {
  return notifiedMembers.find((member) => member.uid === uid)?.frequency ?? 'never';
}

/** With that member's new frequency, at their old place or last. */
export function withFrequency(
  notified: readonly Notified[],
  self: Omit<Notified, 'frequency'>,
  frequency: NewRequestEmails,
): Notified[] {
  if (frequency === 'never') return notified.filter(({ uid }) => uid !== self.uid);
  const isKnown = notified.some(({ uid }) => uid === self.uid);
  const entry = { ...self, frequency };
  return isKnown
    ? notified.map((member) => (member.uid === self.uid ? entry : member))
    : [...notified, entry];
}

/**
 * The account's new receivers, with all consequences. The first daily e-mail starts at `now`:
 * earlier requests were announced in another way.
 */
export function receiversUpdate(
  account: Pick<Account, 'dailyEmails'>,
  { newRequestEmails, notifiedMembers }: Pick<Account, 'newRequestEmails' | 'notifiedMembers'>,
  now: Date,
) {
  const dailyEmails =
    newRequestEmails === 'daily' || notifiedMembers.some(({ frequency }) => frequency === 'daily');
  return {
    newRequestEmails,
    notifiedMembers,
    dailyEmails,
    ...(dailyEmails && !account.dailyEmails && { lastDigestAt: now }),
  };
}

/** Ends a leaving member's e-mails. `read` in the same transaction. */
export function endNotifications(
  tx: Transaction,
  read: DocumentSnapshot<Account>,
  uid: string,
): void {
  const account = read.data();
  if (!account?.notifiedMembers.some((member) => member.uid === uid)) return;
  const notifiedMembers = account.notifiedMembers.filter((member) => member.uid !== uid);
  // Leaving subscribes nobody: no moment is needed.
  tx.update(
    read.ref,
    receiversUpdate(account, { ...account, notifiedMembers }, account.registeredAt),
  );
}

/** Updates somebody's name and address. `read` in the same transaction. */
export function renameNotified(
  tx: Transaction,
  read: DocumentSnapshot<Account>,
  self: Omit<Notified, 'frequency'>,
): void {
  const account = read.data();
  if (!account?.notifiedMembers.some((member) => member.uid === self.uid)) return;
  tx.update(read.ref, {
    notifiedMembers: account.notifiedMembers.map((member) =>
      member.uid === self.uid ? { ...member, ...self } : member,
    ),
  });
}
