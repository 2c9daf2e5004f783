/** No clock that takes something from somebody runs before the e-mail that announces it has left. */

import { day, hour } from '@platzwart/domain/dates/durations';
import { maxErasureWait } from '@platzwart/domain/retention/max-erasure-wait';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';

/** A practice's e-mails, sent ones too, about a request or of a purpose. */
export async function emailsOf(
  slug: string,
  [field, value]: readonly ['requestId', string] | readonly ['purpose', Email['purpose']],
  { db }: Pick<Tools, 'db'>,
): Promise<Email[]> {
  const found = collections(db).outbox().where('slug', '==', slug).where(field, '==', value);
  return (await found.get()).docs.map((email) => email.data());
}

/**
 * When the last of these e-mails left: `now` while one waits with us. Undefined if each left within
 * an hour, as usual, or never will. `atMost`: milliseconds from its queueing after which one counts
 * as if it had left.
 */
export function leftLate(
  emails: readonly (Email | undefined)[],
  now: Date,
  atMost = Number.POSITIVE_INFINITY,
): Date | undefined {
  const late = emails.flatMap((email) => {
    if (!email) return [];
    const isWaiting = email.status === 'due' || email.status === 'sending';
    const left = isWaiting ? now : email.sentAt;
    const since = email.createdAt.getTime();
    return left && left.getTime() > since + hour ? [Math.min(left.getTime(), since + atMost)] : [];
  });
  return late.length > 0 ? new Date(Math.max(...late)) : undefined;
}

/** The same for an erasure, so many days after its e-mail: its own promise weighs more in the end. */
export function erasureCountsFrom(
  emails: readonly Email[],
  daysAfter: number,
  now: Date,
): Date | undefined {
  return leftLate(emails, now, (maxErasureWait - daysAfter) * day);
}
