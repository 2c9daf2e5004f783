import { afterEach, expect, test, vi } from 'vitest';
import { call } from './calls.ts';

const answer = (status: number, body: string) => async () =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
const ourFault = JSON.stringify({ error: { status: 'INTERNAL', message: 'INTERNAL' } });

afterEach(() => {
  vi.unstubAllGlobals();
});

const archive = (fetched: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetched);
  return call('archiveRequest', { companySlug: 'praxis', requestId: 'a', reason: 'other' });
};

// Held calls are sent again without an answer, and told at once with one: this rests on how the SDK writes its messages.
test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['our function fails', answer(500, ourFault), true],
  ['the way to it is closed', answer(503, '<h1>Service Unavailable</h1>'), false],
  ['it takes too long for the one before it', answer(504, '<h1>Gateway Timeout</h1>'), false],
  ['the network asks to sign in first', answer(200, '<h1>WLAN</h1>'), false],
  ['it answers what nobody understands', answer(200, JSON.stringify({ result: 'ja' })), true],
])('%s', async (_case, fetched, hasAnswer) => {
  expect(await archive(fetched)).toEqual({ kind: 'failed', hasAnswer });
});
