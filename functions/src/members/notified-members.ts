/** Members who get letters of their own: their addresses stand in the practice's account, which a booking reads anyway. */
import type { Account, NewRequestLetters } from '@platzwart/domain/account';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** Leaving, a removal, a new name and a deleted account update this entry in their own transactions. */
export type Notified = Account['notifiedMembers'][number];

export function lettersOf({ notifiedMembers }: Pick<Account, 'notifiedMembers'>, uid: string): NewRequestLetters {
  return notifiedMembers.find((member) => member.uid === uid)?.letters ?? 'never';
}

/** With that member's letters so from now on, at their old place or last. */
export function withLetters(notified: readonly Notified[], self: Omit<Notified, 'letters'>, letters: NewRequestLetters): Notified[] {
  if (letters === 'never') return notified.filter(({ uid }) => uid !== self.uid);
  const isKnown = notified.some(({ uid }) => uid === self.uid);
  const entry = { ...self, letters };
  return isKnown ? notified.map((member) => (member.uid === self.uid ? entry : member)) : [...notified, entry];
}

/**
 * What the account says then, with all that follows from it. What came before anybody wanted one letter a day was told otherwise: the first
 * such letter begins at `now`.
 */
export function receiversUpdate(
  account: Pick<Account, 'dailyLetters'>,
  { newRequestLetters, notifiedMembers }: Pick<Account, 'newRequestLetters' | 'notifiedMembers'>,
  now: Date,
) {
  const dailyLetters = newRequestLetters === 'daily' || notifiedMembers.some(({ letters }) => letters === 'daily');
  return { newRequestLetters, notifiedMembers, dailyLetters, ...(dailyLetters && !account.dailyLetters && { lastDigestAt: now }) };
}

/** Whoever leaves gets no more letters. `read` in the same transaction. */
export function endNotifications(tx: Transaction, read: DocumentSnapshot<Account>, uid: string): void {
  const account = read.data();
  if (!account?.notifiedMembers.some((member) => member.uid === uid)) return;
  const notifiedMembers = account.notifiedMembers.filter((member) => member.uid !== uid);
  // Nobody begins to want something by leaving: no moment is needed.
  tx.update(read.ref, receiversUpdate(account, { ...account, notifiedMembers }, account.registeredAt));
}

/** The name and address somebody has now. `read` in the same transaction. */
export function renameNotified(tx: Transaction, read: DocumentSnapshot<Account>, self: Omit<Notified, 'letters'>): void {
  const account = read.data();
  if (!account?.notifiedMembers.some((member) => member.uid === self.uid)) return;
  tx.update(read.ref, {
    notifiedMembers: account.notifiedMembers.map((member) => (member.uid === self.uid ? { ...member, ...self } : member)),
  });
}
