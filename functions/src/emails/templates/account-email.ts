/**
 * Shared by account e-mails. They greet nobody by name: anybody can enter an address with any name,
 * and would have us deliver any text to a stranger.
 */
import { randomBytes } from 'node:crypto';
import type { PurposeTo } from '@platzwart/domain/emails/emails';
import type { OutgoingEmail } from '../../core/email.ts';
import { fromPlatform } from './layout.ts';

export type AccountEmail = {
  readonly purpose: PurposeTo<'account'>;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  /** What to do about an unexpected e-mail. */
  readonly unexpected: string;
  /** See `EmailBody`. */
  readonly ours?: readonly string[];
};

/** `about` names a cause, which queues one e-mail however often it is evaluated. */
export function accountEmail(
  address: string,
  { purpose, subject, paragraphs, button, unexpected, ours = [] }: AccountEmail,
  now: Date,
  about = randomBytes(16).toString('hex'),
): OutgoingEmail {
  const body = {
    greeting: 'Hallo,',
    paragraphs,
    button,
    ours,
    closing: [unexpected],
    foot: ['Diese Nachricht kommt von Platzwart.'],
  };
  return {
    purpose,
    about,
    slug: '',
    to: { name: '', address },
    subject,
    ...fromPlatform(body),
    createdAt: now,
  };
}
