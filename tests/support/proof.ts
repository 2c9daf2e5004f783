/** Proofs of work as browsers make them: asked for, worked for, and sent along. */
import { pbkdf2Sync } from 'node:crypto';
import { type CallName, callPath, calls } from '@platzwart/domain/calls/calls';
import type { Challenge } from '@platzwart/domain/calls/challenge';
import { type ProofSubject, proofHeader, provenBy, subjectOf } from '@platzwart/domain/calls/proof';
import { newChallenge } from '@platzwart/functions/core/proof';
import { productUrl } from '../../scripts/toolchain.ts';

type Headers = Record<string, string>;

export function solve(challenge: Challenge): string {
  const { salt, rounds, tries, target } = challenge;
  for (let number = 0; number < tries; number++) {
    const key = pbkdf2Sync(String(number), Buffer.from(salt, 'hex'), rounds, 32, 'sha256');
    if (key.toString('hex').startsWith(target)) return provenBy(challenge, key.toString('hex'));
  }
  throw new Error('No number fits.');
}

async function challengeFor(
  [call, companySlug, id]: ProofSubject,
  { origin = productUrl, headers = {} }: { origin?: string; headers?: Headers } = {},
): Promise<Challenge> {
  const answer = await fetch(origin + callPath('requestChallenge'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data: { call, companySlug, id } }),
  });
  if (!answer.ok) throw new Error(`No challenge: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { result: Challenge }).result;
}

/** As headers of the request; none for a call that needs no proof. */
export async function proofFor(name: CallName, input: unknown, origin?: string): Promise<Headers> {
  const field = fieldOf(name);
  if (field === undefined) return {};
  return proofOf(subjectOf(name, field, input), origin);
}

export async function proofOf(subject: ProofSubject, origin?: string): Promise<Headers> {
  return { [proofHeader]: solve(await challengeFor(subject, origin ? { origin } : {})) };
}

/** By whoever has the key, with a single number to try: for thousands of calls. */
export async function quickProof(
  name: CallName,
  input: unknown,
  tools: Parameters<typeof newChallenge>[2],
): Promise<Headers> {
  const field = fieldOf(name);
  if (field === undefined) return {};
  return quickProofOf(subjectOf(name, field, input), tools);
}

export async function quickProofOf(
  subject: ProofSubject,
  tools: Parameters<typeof newChallenge>[2],
): Promise<Headers> {
  return { [proofHeader]: solve(await newChallenge(subject, 1, tools)) };
}

const fieldOf = (name: CallName) => {
  const rule = calls[name];
  return 'proof' in rule ? rule.proof : undefined;
};
