/** Links by which the practice's own address is confirmed. */
import { createHash, randomBytes } from 'node:crypto';
import type { Account } from '@platzwart/domain/account';
import type { Practice } from '@platzwart/domain/practice';
import { mayWrite } from '../accounts/letter-limit.ts';
import type { OutgoingLetter } from '../mail/letter.ts';
import { practiceEmailLength, practiceEmailLetter } from '../mail/letters/practice-email.ts';
import type { Tools } from '../tools.ts';

const day = 24 * 60 * 60 * 1000;

/** A link for that address: what is kept of it in place of any link before, and the letter that alone carries it. */
export function newEmailConfirmation(
  practice: Pick<Practice, 'slug' | 'title' | 'contactPerson'>,
  address: string,
  now: Date,
  origin: string,
): { kept: NonNullable<Account['emailConfirmation']>; letters: OutgoingLetter[] } {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOfToken(token);
  return {
    kept: { tokenHash, email: address, expiresAt: new Date(now.getTime() + practiceEmailLength * day) },
    letters: [practiceEmailLetter({ practice, address, token, tokenHash, now }, origin)],
  };
}

/** Whether one more such letter may go to that address, and leave this practice. */
export function mayAskToConfirm(slug: string, address: string, tools: Tools): Promise<boolean> {
  return mayWrite('practiceEmail', [address.toLowerCase(), `practice ${slug}`], tools);
}

/** What is stored in place of a link's secret. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
