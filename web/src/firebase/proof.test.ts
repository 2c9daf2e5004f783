import type { Challenge } from '@platzwart/domain/calls/challenge';
import { afterEach, expect, test, vi } from 'vitest';
import { newChallenge } from '../../../functions/src/core/proof.ts';
import { call } from './calls.ts';
import { isProving, onProving } from './proving.ts';
import { solveChallenge } from './solve-challenge.ts';

/** As the server signs: what a proof is for. */
const signed: string[] = [];
const tools = {
  now: () => new Date(),
  keyedHash: (text: string) => {
    signed.push(text);
    return 'signature';
  },
};
const challenge = () => newChallenge(['addWaitingRequest', 'praxis', '0'.repeat(32)], 3, tools);

afterEach(() => vi.unstubAllGlobals());

/** Answers calls, by name; each is what was sent. */
function server(answers: Record<string, (sent: { proof: string | null }) => unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    const proof = new Headers(headers).get('x-proof');
    const answer = await answers[name]?.({ proof });
    return answer instanceof Response ? answer : Response.json({ result: answer });
  });
  return asked;
}
const unproven = () =>
  Response.json({ error: { status: 'FAILED_PRECONDITION', message: 'nein' } }, { status: 400 });
const booking = (n: number) => ({ companySlug: 'praxis', requestId: String(n).repeat(32) });

test('the browser’s own derivation finds what the server hid', async () => {
  const hidden: Challenge = await challenge();
  const key = await solveChallenge(hidden);
  expect(signed).toContainEqual(expect.stringContaining(key.slice(32)));
  await expect(solveChallenge({ ...hidden, target: '0'.repeat(32) })).rejects.toThrow();
});

// Without a worker, as here, the page works itself.
test('a booking carries a proof, made once for all of its sendings, and the page is told while it is made', async () => {
  const told: boolean[] = [];
  const proofs = new Set<string | null>();
  const stop = onProving(() => told.push(isProving()));
  const asked = server({
    requestChallenge: challenge,
    addWaitingRequest: ({ proof }) => {
      proofs.add(proof);
      return { requestId: booking(1).requestId };
    },
  });
  for (let n = 0; n < 2; n++)
    expect(await call('addWaitingRequest', booking(1))).toMatchObject({ kind: 'done' });
  expect(asked).toEqual(['requestChallenge', 'addWaitingRequest', 'addWaitingRequest']);
  expect([...proofs]).toEqual([expect.stringMatching(/^\d+\.signature\.[0-9a-f]{32}$/)]);
  expect(told).toEqual([true, false]);
  stop();
});

test('one that is over is made anew, once; then it is refused in words', async () => {
  const asked = server({ requestChallenge: challenge, addWaitingRequest: unproven });
  expect(await call('addWaitingRequest', booking(2))).toMatchObject({
    kind: 'refused',
    details: [{ field: 'form', code: 'notProven' }],
  });
  expect(asked).toEqual([
    'requestChallenge',
    'addWaitingRequest',
    'requestChallenge',
    'addWaitingRequest',
  ]);
});

test('without an answer nothing is sent, and the next attempt asks again', async () => {
  const answers = [() => new Response('', { status: 503 }), challenge];
  const asked = server({
    requestChallenge: () => answers.shift()?.(),
    addWaitingRequest: () => ({ requestId: booking(3).requestId }),
  });
  expect(await call('addWaitingRequest', booking(3))).toEqual({ kind: 'failed', hasAnswer: false });
  expect(await call('addWaitingRequest', booking(3))).toMatchObject({ kind: 'done' });
  expect(asked).toEqual(['requestChallenge', 'requestChallenge', 'addWaitingRequest']);
});

test('a browser that cannot derive keys asks all the same, and is told by the server', async () => {
  vi.stubGlobal('crypto', {});
  const proofs: (string | null)[] = [];
  server({
    requestChallenge: async () => ({
      salt: '0'.repeat(32),
      rounds: 1,
      tries: 1,
      target: '0'.repeat(32),
      token: 't',
      seconds: 60,
    }),
    addWaitingRequest: ({ proof }) => {
      proofs.push(proof);
      return unproven();
    },
  });
  expect(await call('addWaitingRequest', booking(4))).toMatchObject({ kind: 'refused' });
  expect(proofs).toEqual(['', '']);
});
