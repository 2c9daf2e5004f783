/**
 * What e-mails about accounts share. They greet nobody by name: whoever types an address chooses the name beside it, and
 * would have us deliver any text to a stranger.
 */
import { randomBytes } from 'node:crypto';
import type { OutgoingEmail } from '../../core/email.ts';
import type { PurposeTo } from '../../core/email-purposes.ts';
import { fromPlatform } from './layout.ts';

export type AccountEmail = {
  readonly purpose: PurposeTo<'account'>;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  /** What to do if one did not expect the e-mail. */
  readonly unexpected: string;
  /** See `EmailBody`. */
  readonly ours?: readonly string[];
};

/** `about` names a cause that queues one e-mail, however often it is looked at. */
export function accountEmail(
  address: string,
  { purpose, subject, paragraphs, button, unexpected, ours = [] }: AccountEmail,
  now: Date,
  about = randomBytes(16).toString('hex'),
): OutgoingEmail {
  const body = { greeting: 'Hallo,', paragraphs, button, ours, closing: [unexpected, 'Diese Nachricht kommt von Platzwart.'] };
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
