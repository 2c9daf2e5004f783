/**
 * What letters about accounts share. They greet nobody by name: whoever types an address chooses the name beside it, and
 * would have us deliver any text to a stranger.
 */
import { randomBytes } from 'node:crypto';
import type { AccountLinkKind } from '@platzwart/domain/account-link';
import type { Letter, OutgoingLetter } from '../mail/letter.ts';
import { fromPlatform } from '../mail/letters/layout.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { Tools } from '../tools.ts';

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

type Action =
  /** Firebase's own code; `returnTo` is where to go on afterwards, a path of ours, or ''. */
  | { readonly mode: 'verifyEmail'; readonly oobCode: string; readonly returnTo: string }
  | { readonly mode: AccountLinkKind; readonly code: string };

/** Our page for an action; it alone makes use of the code. */
export function actionLink(action: Action, origin: string): string {
  const query = new URLSearchParams(Object.entries(action).filter(([, value]) => value !== ''));
  return `${origin}/login?${query.toString()}`;
}

/** Each is queued once for each time it was asked for; how often that may be, is the business of `mayWrite`. */
export async function queueAccountLetter(address: string, letter: AccountLetter, { db, now }: Tools): Promise<void> {
  const outgoing = accountLetter(address, letter, now());
  await db.runTransaction((tx) => Promise.resolve(queueLetter(tx, outgoing, db)));
}

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
