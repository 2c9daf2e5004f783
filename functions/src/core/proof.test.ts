import { createHmac } from 'node:crypto';
import { beginsFlood, type ProofSubject, triesFor } from '@platzwart/domain/calls/proof';
import { beforeAll, expect, test } from 'vitest';
import { solve } from '../../../tests/support/proof.ts';
import { isProven, newChallenge } from './proof.ts';

const start = new Date('2026-11-27T10:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const at = (now: Date, secret = 'of tests') => ({
  now: () => now,
  keyedHash: (text: string) => createHmac('sha256', secret).update(text).digest('hex'),
});
const booking: ProofSubject = ['addWaitingRequest', 'lindenhof', '0'.repeat(32)];
let proof: string;

// As hard as every first one in production.
beforeAll(async () => {
  proof = solve(await newChallenge(booking, triesFor({ practice: 1, address: 1 }, 1), at(start)));
});

test('work that was done is good for its request, and for the same request again', () => {
  expect(isProven(proof, booking, at(start))).toBe(true);
  expect(isProven(proof, booking, at(later(29)))).toBe(true);
});

test.each<[string, ProofSubject]>([
  ['another request', ['addWaitingRequest', 'lindenhof', '1'.repeat(32)]],
  ['another practice', ['addWaitingRequest', 'lindenhof-2', '0'.repeat(32)]],
  ['another call', ['sendContactMessage', 'lindenhof', '0'.repeat(32)]],
  ['a request without an id', ['addWaitingRequest', 'lindenhof', '']],
])('it is good for nothing else: %s', (_what, subject) => {
  expect(isProven(proof, subject, at(start))).toBe(false);
});

test('it is over after half an hour, and no later day can be written into it', () => {
  expect(isProven(proof, booking, at(later(30)))).toBe(false);
  const [endsAt, ...rest] = proof.split('.');
  const longer = [Number(endsAt) + 3600, ...rest].join('.');
  expect(isProven(longer, booking, at(start))).toBe(false);
});

test('whoever has not done the work has no proof, nor has who asks another deployment', async () => {
  const challenge = await newChallenge(booking, 200, at(start));
  for (const forged of [
    undefined,
    '',
    '..',
    challenge.token,
    `${challenge.token}.${challenge.target}`,
    `${challenge.token}.${proof.split('.')[2]}`,
    [proof],
  ])
    expect(isProven(forged, booking, at(start)), String(forged)).toBe(false);
  const elsewhere = solve(await newChallenge(booking, 1, at(start, 'of others')));
  expect(isProven(elsewhere, booking, at(start))).toBe(false);
});

test('a subject without an id is never proven, whoever signed it', async () => {
  const nobody: ProofSubject = ['addWaitingRequest', 'lindenhof', ''];
  expect(isProven(solve(await newChallenge(nobody, 1, at(start))), nobody, at(start))).toBe(false);
});

test('a flood makes it harder for its practice or its address, five times at most', () => {
  const tries = (practice: number, address: number) => triesFor({ practice, address }, 1);
  expect([tries(1, 1), tries(30, 10), tries(60, 1), tries(1, 30), tries(9_999, 9_999)]).toEqual([
    200, 200, 400, 600, 1000,
  ]);
  expect([tries(150, 1), beginsFlood(150, 1), beginsFlood(151, 1)]).toEqual([1000, true, false]);
});
