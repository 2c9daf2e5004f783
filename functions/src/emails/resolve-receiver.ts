/**
 * E-mails to a practice without any confirmed address: queued without a mailbox, which is resolved
 * when they are sent.
 */

import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { administratorsOf, receiversOf } from './receivers.ts';
import { hashOf } from './templates/practice-notice.ts';

/** The placeholder address until then. */
const unknownAddress = '';

/**
 * The e-mail with a mailbox: the practice's address if confirmed by now, else its administrators',
 * one e-mail each. Undefined if nobody is left. Reads with the transaction; `copy` queues the
 * others' e-mails.
 */
export async function resolveReceiver(
  tx: Transaction,
  { id, email }: { id: string; email: Email },
  { db }: Pick<Tools, 'db'>,
): Promise<{ email: Email; copy: () => void } | undefined> {
  if (email.to.address !== unknownAddress) return { email, copy: () => undefined };
  const docs = collections(db);
  const [practiceRead, accountRead] = await Promise.all([
    tx.get(docs.practice(email.slug)),
    tx.get(docs.account(email.slug)),
  ]);
  const [practice, account] = [practiceRead.data(), accountRead.data()];
  if (!practice || !account) return undefined;
  const ofPractice = confirmedEmailOf(account);
  const receivers =
    ofPractice === ''
      ? receiversOf(practice, account, await administratorsOf(email.slug, tx, docs))
      : [{ ...email.to, address: ofPractice }];
  const [first, ...others] = receivers;
  if (!first) return undefined;
  const copy = () => {
    for (const to of others) tx.set(docs.email(`${id}_${hashOf(to)}`), { ...email, to });
  };
  return { email: { ...email, to: first }, copy };
}
