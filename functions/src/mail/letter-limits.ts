/** Letters that would be one too many: asked once, when a letter is first taken to be sent (design, abuse budget). */
import { windowAt } from '@platzwart/domain/rate-limit';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../collections.ts';
import { floodWindow, isFlooded } from '../requests/booking-limits.ts';
import type { Tools } from '../tools.ts';
import { type Letter, limitedLetters } from './letter.ts';
import { newRequestDigestLetter } from './letters/new-request-digest.ts';
import { areQueued, queueLetter } from './outbox.ts';

/** Minutes. */
const day = 24 * 60;

/**
 * Whether the letter must stay here. A patient's mailbox gets so many a day about one practice; a practice that is
 * flooded gets one at the end of the hour instead, which is queued here. Reads and writes with the transaction.
 */
export async function isOneTooMany(tx: Transaction, letter: Letter, tools: Tools): Promise<boolean> {
  if (limitedLetters.has(letter.purpose)) return isMailboxFull(tx, letter, tools);
  if (letter.purpose !== 'newRequest' || !(await isFlooded(letter.slug, letter.createdAt, tools))) return false;
  const receiver = tools.keyedHash(letter.to.address).slice(0, 32);
  const docs = collections(tools.db);
  const [practiceRead, accountRead] = await Promise.all([tx.get(docs.practice(letter.slug)), tx.get(docs.account(letter.slug))]);
  const [practice, account] = [practiceRead.data(), accountRead.data()];
  // Whoever is gone meanwhile needs no letter at all.
  if (!practice || !account) return true;
  const digest = newRequestDigestLetter({ instead: letter, receiver, practice, account }, floodWindow(letter.createdAt), tools.origin);
  if (!(await areQueued(tx, [digest], tools.db))) queueLetter(tx, digest, tools.db);
  return true;
}

async function isMailboxFull(tx: Transaction, { slug, to }: Letter, { db, now, limits, keyedHash }: Tools): Promise<boolean> {
  const { number, endsAt } = windowAt(day, now());
  const tally = collections(db).tally(keyedHash(`letters of ${slug} to ${to.address.toLowerCase()} on ${number}`));
  const count = (await tx.get(tally)).data()?.count ?? 0;
  if (count >= limits.lettersPerMailbox) return true;
  tx.set(tally, { count: count + 1, expiresAt: endsAt });
  return false;
}
