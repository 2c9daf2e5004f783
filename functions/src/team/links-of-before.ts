import { isSameEmail } from '@platzwart/domain/contact/email-address';
import type { Transaction } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import type { Collections } from '../core/collections.ts';

/**
 * On joining a practice, links for any but the person's current address are voided, so that the
 * account's former owners cannot get back into it. Reads with the transaction; the returned
 * function writes.
 */
export async function linksOfBefore(
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  tx: Transaction,
  docs: Collections,
): Promise<() => void> {
  const links = await tx.get(docs.accountLinks().where('uid', '==', uid));
  const others = links.docs.filter((each) => !isSameEmail(each.data().email, email));
  return () => {
    for (const { ref } of others) tx.delete(ref);
  };
}
