/** Links that confirm the practice's own address. */

import { createHash, randomBytes } from 'node:crypto';
import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import { day } from '@platzwart/domain/dates/durations';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { mayWrite } from '../accounts/email-limit.ts';
import type { OutgoingEmail } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { practiceAddressEmail, practiceEmailLength } from '../emails/templates/practice-email.ts';

/**
 * A link for that address: the stored document that replaces any earlier link, and the only e-mail
 * that carries its secret.
 */
export function newEmailConfirmation(
  practice: Pick<Practice, 'slug' | 'title' | 'contactPerson'>,
  { address, askedBy, now }: { address: string; askedBy: string; now: Date },
  origin: string,
): { stored: NonNullable<Account['emailConfirmation']>; emails: OutgoingEmail[] } {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOfToken(token);
  return {
    stored: {
      tokenHash,
      email: address,
      expiresAt: new Date(now.getTime() + practiceEmailLength * day),
      askedBy,
    },
    emails: [practiceAddressEmail({ practice, address, token, tokenHash, now }, origin)],
  };
}

/** Whether one more such e-mail may go to that address, and leave this practice. */
export function mayAskToConfirm(
  slug: string,
  address: string,
  tools: Tools<'keyedHash'>,
): Promise<boolean> {
  return mayWrite(
    'practiceEmail',
    { mailbox: mailboxOf(address), others: [`practice ${slug}`] },
    tools,
  );
}

/** Stored in place of a link's secret. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
