/** Letters to a practice none of whose addresses is confirmed: they are queued without a mailbox, and get one when they are sent. */

import { confirmedEmailOf } from '@platzwart/domain/account';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../collections.ts';
import type { Tools } from '../tools.ts';
import { administratorsOf, receiversOf } from '../trial/receivers.ts';
import type { Letter } from './letter.ts';
import { hashOf } from './letters/practice-notice.ts';

/** Where such a letter is addressed to until then. */
export const unknownYet = '';

/**
 * The letter with a mailbox: the practice's address if it is confirmed by now, else its administrators', of whom each gets one. Undefined if
 * nobody is left. Reads with the transaction; `copy` queues what goes to the others.
 */
export async function addressed(
  tx: Transaction,
  { id, letter }: { id: string; letter: Letter },
  { db }: Pick<Tools, 'db'>,
): Promise<{ letter: Letter; copy: () => void } | undefined> {
  if (letter.to.address !== unknownYet) return { letter, copy: () => undefined };
  const docs = collections(db);
  const [practiceRead, accountRead] = await Promise.all([tx.get(docs.practice(letter.slug)), tx.get(docs.account(letter.slug))]);
  const [practice, account] = [practiceRead.data(), accountRead.data()];
  if (!practice || !account) return undefined;
  const ofPractice = confirmedEmailOf(account);
  const receivers =
    ofPractice === ''
      ? receiversOf(practice, account, await administratorsOf(letter.slug, tx, docs))
      : [{ ...letter.to, address: ofPractice }];
  const [first, ...others] = receivers;
  if (!first) return undefined;
  const copy = () => {
    for (const to of others) tx.set(docs.letter(`${id}_${hashOf(to)}`), { ...letter, to });
  };
  return { letter: { ...letter, to: first }, copy };
}
