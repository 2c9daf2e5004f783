import { isSameEmail } from '@platzwart/domain/contact/email-address';
import type { Transaction } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import type { Collections } from '../core/collections.ts';

/**
 * Whoever joins a practice is who they are now: links for another address than the present one are void, so that nobody who had the account
 * before comes back into it. Reads with the transaction; what comes back writes.
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
