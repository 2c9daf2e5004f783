/**
 * What letters about accounts share. They greet nobody by name: whoever types an address chooses the name beside it, and
 * would have us deliver any text to a stranger.
 */
import { randomBytes } from 'node:crypto';
import type { Letter, OutgoingLetter } from '../letter.ts';
import { fromPlatform } from './layout.ts';

export type AccountLetter = {
  readonly purpose: Extract<Letter['purpose'], 'emailVerification' | 'passwordReset' | 'emailChange'>;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  /** What to do if one did not expect the letter. */
  readonly unexpected: string;
  /** See `LetterBody`. */
  readonly ours?: readonly string[];
};

/** `about` names a cause that queues one letter, however often it is looked at. */
export function accountLetter(
  address: string,
  { purpose, subject, paragraphs, button, unexpected, ours = [] }: AccountLetter,
  now: Date,
  about = randomBytes(16).toString('hex'),
): OutgoingLetter {
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
