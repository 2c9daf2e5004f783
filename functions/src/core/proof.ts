/** Challenges, and whether a call's proof of work is good: by a signature alone, without memory. */
import { pbkdf2, randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Challenge } from '@platzwart/domain/calls/challenge';
import { type ProofSubject, rounds } from '@platzwart/domain/calls/proof';
import { isSameSecret } from './is-same-secret.ts';
import { reportRefusedProof } from './report.ts';
import type { Tools } from './tools.ts';

type Needed = Pick<Tools<'keyedHash'>, 'now' | 'keyedHash'>;

/**
 * Seconds. Longer than most people need for a form; who needs longer has another one made as they
 * send it. Short, so that nobody stores up thousands while they are easy.
 */
const validity = 30 * 60;

/** Costs one derivation, a third of a millisecond, off the event loop. */
export async function newChallenge(
  subject: ProofSubject,
  tries: number,
  tools: Needed,
): Promise<Challenge> {
  const salt = randomBytes(16).toString('hex');
  const key = await keyOf(randomInt(tries), salt);
  const endsAt = String(Math.floor(tools.now().getTime() / 1000) + validity);
  const token = `${endsAt}.${signature(endsAt, key.slice(32), subject, tools)}`;
  return { salt, rounds, tries, target: key.slice(0, 32), token, seconds: validity };
}

/**
 * Whether `proof` (a header's value) was made for that subject, in time; the log tells of refusals.
 * A second sending of the same subject may use it again: it is the same request.
 */
export function isProven(proof: unknown, subject: ProofSubject, tools: Needed): boolean {
  const isGood = isGoodProof(proof, subject, tools);
  if (!isGood) reportRefusedProof(subject[0], tools.now());
  return isGood;
}

function isGoodProof(proof: unknown, subject: ProofSubject, tools: Needed): boolean {
  if (typeof proof !== 'string' || subject[2] === '') return false;
  const [endsAt = '', signed = '', key = ''] = proof.split('.');
  return (
    isSameSecret(signed, signature(endsAt, key, subject, tools)) &&
    Number(endsAt) * 1000 > tools.now().getTime()
  );
}

/**
 * The challenge shows half of the key and keeps the other: nobody can guess it, and knowing it
 * takes the work.
 */
function signature(
  endsAt: string,
  key: string,
  subject: ProofSubject,
  { keyedHash }: Needed,
): string {
  // No other text that is hashed with this secret begins with a bracket.
  return keyedHash(JSON.stringify(['proof', endsAt, key, ...subject]));
}

async function keyOf(number: number, salt: string): Promise<string> {
  const key = await promisify(pbkdf2)(
    String(number),
    Buffer.from(salt, 'hex'),
    rounds,
    32,
    'sha256',
  );
  return key.toString('hex');
}
