/**
 * The proof of work before what strangers send: their device has derived keys, one after the
 * other, until it met the one that the challenge asks for. It costs a person nothing that they
 * notice, and whoever invents a thousand requests a thousand times as much. Nobody else is asked,
 * and nothing is stored (docs/decisions/0112).
 */
import type { Challenge } from './challenge.ts';

/** The header that carries it, as servers read it. */
export const proofHeader = 'x-proof';

/**
 * What a proof is for: the call, the practice it names, and the id or address that makes a second
 * sending the same one. It is worth nothing for anything else.
 */
export type ProofSubject = readonly [call: string, companySlug: string, id: string];

/** The subject of a call with that input; `field`: its `proof` in the table of calls. */
export function subjectOf(call: string, field: string, input: unknown): ProofSubject {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return [call, text(given.companySlug), text(given[field])];
}

/** Of the registration, which is no call: by its `Idempotency-Key`. */
export const registrationSubject = (attempt: string): ProofSubject => [
  'registerCompany',
  '',
  attempt,
];

/** The header's value. `key`: as hex, 256 bits. */
export const provenBy = ({ token }: Pick<Challenge, 'token'>, key: string): string =>
  `${token}.${key.slice(32)}`;

/**
 * 2000 rounds take a slow phone 2 to 4 ms, so that it has tried all of these numbers in less than a
 * second, and five times as many in less than five.
 */
export const rounds = 2000;
const maxTimes = 5;
export const minTries = 200;
export const maxTries = minTries * maxTimes;

/** Challenges in ten minutes, from where on they get harder; at five times as many no more. */
const ordinary = { practice: 30, address: 10 } as const;
export const proofMinutes = 10;

/**
 * How many numbers a challenge has, by how many were asked for in these minutes: for the same
 * practice, and by the same network address, this one included. `callsTimes`: see `Limits`.
 */
export function triesFor(
  asked: { readonly practice: number; readonly address: number },
  callsTimes: number,
): number {
  const times = Math.max(
    asked.practice / ordinary.practice / callsTimes,
    asked.address / ordinary.address / callsTimes,
  );
  return Math.round(minTries * Math.min(maxTimes, Math.max(1, times)));
}

/** Whether this one is the first that is as hard as can be for a practice: a flood has begun. */
export const beginsFlood = (ofPractice: number, callsTimes: number): boolean =>
  ofPractice === ordinary.practice * maxTimes * callsTimes;
