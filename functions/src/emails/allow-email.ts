/**
 * Limits e-mails that somebody can trigger repeatedly about one request or to one address; each
 * kind has its own count.
 */
import { createHash } from 'node:crypto';
import { accepted, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { type Limit, withAttempt } from '@platzwart/domain/rate-limit';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/** As many as a mailbox gets per day anyway. */
const perDay: Limit = { max: 3, minutes: 24 * 60 };

/** A double click or a retry over a bad connection counts once. */
const onePress: Limit = { max: 1, minutes: 2 };

/**
 * Whether one more such e-mail is allowed today, and two minutes after the last one. `what` must
 * contain something that nobody can guess. Failures: too many (field form).
 */
export async function allowEmail(
  tx: Transaction,
  what: string,
  message: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
) {
  const document = collections(db).rateLimit(createHash('sha256').update(what).digest('hex'));
  const stored = (await tx.get(document)).data();
  const next = withAttempt(onePress, stored, now()) && withAttempt(perDay, stored, now());
  if (!next) return refusedAt(wholeForm, 'tooManyEmails', message);
  return accepted((writing: Transaction) => {
    writing.set(document, next);
  });
}
