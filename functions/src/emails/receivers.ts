/** Recipients of a practice's notices: its own address, and everybody who may act on them. */

import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Member } from '@platzwart/domain/team/member';
import { roleInForce } from '@platzwart/domain/team/permission';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../core/collections.ts';
import type { Receiver } from './templates/practice-notice.ts';

/** Read in the transaction, so that people who have just left, or been closed, get nothing. */
export async function administratorsOf(
  slug: string,
  tx: Transaction,
  docs: Collections,
): Promise<Member[]> {
  const found = await tx.get(docs.members(slug).where('role', '==', 'administrator'));
  return found.docs.map((member) => member.data()).filter(roleInForce);
}

/**
 * Each address once: the practice's if it is confirmed; administrators without a known address have
 * none.
 */
export function receiversOf(
  { title }: Practice,
  account: Account,
  administrators: readonly Member[],
): Receiver[] {
  const all = [
    { name: title, address: confirmedEmailOf(account) },
    ...administrators.map(({ name, email: address }) => ({ name, address })),
  ];
  return all.filter(
    ({ address }, i) =>
      address !== '' && all.findIndex((other) => isSameEmail(other.address, address)) === i,
  );
}
