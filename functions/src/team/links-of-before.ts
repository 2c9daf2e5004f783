import { isSameEmail } from '@platzwart/domain/contact/email-address';
import type { AccountLink } from '@platzwart/domain/sign-in/account-link';
import type { User } from '@platzwart/domain/team/member';
import type { Transaction } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import type { Collections } from '../core/collections.ts';

/**
 * On joining a practice, links for any but the person's current address are voided, so that the
 * account's former owners cannot get back into it. Reads with the transaction; the returned
 * function, which gets the person's document, writes.
 */
export async function linksOfBefore(
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  tx: Transaction,
  docs: Collections,
): Promise<(user: User | undefined) => void> {
  const links = await tx.get(docs.accountLinks().where('uid', '==', uid));
  return (user) => {
    for (const { ref, data } of links.docs.map((each) => ({ ref: each.ref, data: each.data() })))
      if (isOfBefore(data, email, user)) tx.delete(ref);
  };
}

/**
 * Who was in a practice keeps their way back, for its seven days: whoever has moved the address to
 * their own mailbox could otherwise take it from them by joining another practice.
 */
export function isOfBefore(link: AccountLink, email: string, user: User | undefined): boolean {
  const isWayBack = link.kind === 'keepEmail' && (user?.practices ?? []).length > 0;
  return !isWayBack && !isSameEmail(link.email, email);
}
