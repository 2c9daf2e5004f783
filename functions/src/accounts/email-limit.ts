/** Limits account e-mails per mailbox and per person, so that nobody can flood an inbox through us. */
import type { Limit } from '@platzwart/domain/rate-limit';
import { countAttempts } from '../core/count-attempt.ts';
import type { Email } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';

const limit: Limit = { max: 3, minutes: 15 };
const aDay: Limit = { max: 12, minutes: 24 * 60 };

/**
 * Counts one more e-mail of that purpose for each of `who` (mailboxes, uids), or for none: false if one of them has reached
 * the limit. Neither documents nor their names contain an address, or anything it could be guessed from.
 */
export async function mayWrite(
  purpose: Email['purpose'],
  who: readonly string[],
  { db, now, keyedHash }: Tools<'keyedHash'>,
): Promise<boolean> {
  const counts = who.map((one) => ({ id: keyedHash(`email ${purpose} ${one}`), limits: [limit, aDay] as const }));
  return (await countAttempts(counts, { db, now })) === undefined;
}
