/** Limits account e-mails per mailbox and per person, so that nobody can flood an inbox through us. */
import { type Limit, withAttempt } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { commitUnlessConflict, replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';

const limit: Limit = { max: 3, minutes: 15 };
const aDay: Limit = { max: 12, minutes: 24 * 60 };

/** Retries after write conflicts; a caller that loses all of them is one of too many. */
const maxAttempts = 20;

/**
 * Counts one more e-mail of that purpose for each of `who` (mailboxes, uids), or for none: false if one of them has reached
 * the limit. Neither documents nor their names contain an address, or anything it could be guessed from.
 */
export async function mayWrite(
  purpose: Email['purpose'],
  who: readonly string[],
  { db, now, keyedHash }: Tools<'keyedHash'>,
): Promise<boolean> {
  const documents = who.map((one) => collections(db).rateLimit(keyedHash(`email ${purpose} ${one}`)));
  for (let tries = 0; tries < maxAttempts; tries++) {
    const stored = await Promise.all(documents.map((document) => document.get()));
    const counted = stored.map((read) => ({ read, next: withAttempt(limit, read.data(), now()) && withAttempt(aDay, read.data(), now()) }));
    if (counted.some(({ next }) => next === undefined)) return false;
    const writing = db.runTransaction((tx) => {
      for (const { read, next } of counted) if (next) replaceUnchanged(tx, read, next);
      return Promise.resolve();
    });
    if (await commitUnlessConflict(writing)) return true;
  }
  return false;
}
