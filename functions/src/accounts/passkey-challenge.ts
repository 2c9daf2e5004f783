/**
 * Challenges for passkeys: signed, so that asking for one writes nothing; each counts once, for five
 * minutes, and only for what it was made for.
 */
import { randomBytes } from 'node:crypto';
import { countAttempt } from '../core/count-attempt.ts';
import { isSameSecret } from '../core/is-same-secret.ts';
import type { Tools } from '../core/tools.ts';

const minutes = 5;

/** `signIn`: by anybody; `add`: to that account. */
export type ChallengeFor =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'add'; readonly uid: string };

type Needed = Pick<Tools<'keyedHash'>, 'now' | 'keyedHash'>;

export function newPasskeyChallenge(purpose: ChallengeFor, tools: Needed): string {
  const rest = `${tools.now().getTime() + minutes * 60_000}.${randomBytes(16).toString('hex')}`;
  return `${signature(purpose, rest, tools)}.${rest}`;
}

/** `challenge`: as it comes back, base64url. */
export function isOurChallenge(challenge: string, purpose: ChallengeFor, tools: Needed): boolean {
  const [signed = '', endsAt = '', nonce = ''] = textOf(challenge).split('.');
  return (
    isSameSecret(signed, signature(purpose, `${endsAt}.${nonce}`, tools)) &&
    tools.now().getTime() < Number(endsAt)
  );
}

/** False if it was spent before. */
export function spendChallenge(challenge: string, tools: Tools<'keyedHash'>): Promise<boolean> {
  const id = tools.keyedHash(`passkey challenge ${textOf(challenge)}`);
  return countAttempt(id, { max: 1, minutes: minutes + 1 }, tools);
}

const textOf = (challenge: string) => Buffer.from(challenge, 'base64url').toString();

function signature(purpose: ChallengeFor, rest: string, { keyedHash }: Needed): string {
  const { kind } = purpose;
  const subject = kind === 'add' ? [purpose.uid] : [];
  return keyedHash(JSON.stringify(['passkey challenge', kind, ...subject, rest]));
}
