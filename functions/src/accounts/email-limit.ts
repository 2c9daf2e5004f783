/**
 * Limits account e-mails per mailbox and per person, so that nobody can flood an inbox through us.
 */
import { accountEmailsADay } from '@platzwart/domain/emails/email-entry';
import type { Limit } from '@platzwart/domain/rate-limit';
import { countAttempts } from '../core/count-attempt.ts';
import type { Email } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';

const limit: Limit = { max: 3, minutes: 15 };
const aDay: Limit = { max: accountEmailsADay, minutes: 24 * 60 };
/** From one network to one mailbox: anybody may name it, and must leave some to its owner. */
const ofSender: Limit = { max: 5, minutes: 24 * 60 };

/**
 * Counts one more e-mail of that purpose for its mailbox and for each of `others` (uids,
 * practices), or for none: false if one of them has reached the limit. Neither documents nor their
 * names contain an address, or anything it could be guessed from.
 */
export async function mayWrite(
  purpose: Email['purpose'],
  { mailbox, others = [] }: { mailbox?: string; others?: readonly string[] },
  { db, now, keyedHash, sender }: Tools<'keyedHash'>,
): Promise<boolean> {
  const named = mailbox === undefined ? [] : [mailbox];
  const counts = [
    ...[...named, ...others].map((one) => ({ of: one, limits: [limit, aDay] as const })),
    ...named.map((one) => ({ of: `${one} from ${sender}`, limits: [ofSender] as const })),
  ];
  const counted = counts.map(({ of, limits }) => ({
    id: keyedHash(`email ${purpose} ${of}`),
    limits,
  }));
  return (await countAttempts(counted, { db, now })) === undefined;
}
