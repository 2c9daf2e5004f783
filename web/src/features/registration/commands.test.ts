import { afterEach, expect, test, vi } from 'vitest';
import { waitLimit } from '../../../../tests/support/limits.ts';
import { registerPractice } from './commands.ts';

vi.mock('../../firebase/session.ts', () => ({ idToken: async () => 'token' }));
vi.mock('../../calls/prepare-proof.ts', () => ({
  prepareProof: async () => undefined,
  proofHeaders: async (_subject: unknown, again = false) => ({ 'x-proof': again ? 'new' : 'old' }),
}));

const registration = { title: 'Praxis' } as never;
afterEach(() => void vi.unstubAllGlobals());

function answer(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const spy = vi.fn(fetch);
  vi.stubGlobal('fetch', spy);
  return spy;
}
const keyOf = ([, init]: [string, RequestInit]) =>
  (init.headers as Record<string, string>)['Idempotency-Key'];

test('a server that never answers counts as failed after a minute', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const fetch = answer(
    (_url, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const result = registerPractice(registration, undefined);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  timeout.mockRestore();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), waitLimit);
  clock.abort();
  expect(await result).toMatchObject({ problem: { kind: 'noAnswer' } });
});

test('without a connection nothing is sent, and the server is not blamed', async () => {
  const fetch = answer(async () => new Response());
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await registerPractice(registration, undefined)).toMatchObject({
    problem: { kind: 'offline' },
  });
  offline.mockRestore();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['no network', 'noAnswer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', 'failed', async () => new Response('Internal Server Error', { status: 500 })],
  ['too much for the way there', 'failed', async () => new Response('', { status: 413 })],
  ['a refusal nobody can read', 'noAnswer', async () => new Response('<html>', { status: 400 })],
])('%s is %s', async (_cause, kind, fetch) => {
  answer(fetch);
  expect(await registerPractice(registration, undefined)).toMatchObject({
    problem: { kind },
  });
});

test('a refusal carries its details', async () => {
  const details = [{ field: 'email', code: 'invalid', message: 'Bitte prüfen.' }];
  answer(async () => Response.json({ details }, { status: 400 }));
  expect(await registerPractice(registration, undefined)).toMatchObject({
    problem: { kind: 'refused', details },
  });
});

test('a second try after a lost answer has the key of the first, the next practice another one', async () => {
  const fetch = answer(() => Promise.reject(new TypeError('Failed to fetch')));
  await registerPractice(registration, undefined);
  fetch.mockImplementation(async () => Response.json({ slug: 'praxis' }));
  expect(await registerPractice(registration, undefined)).toEqual({ ok: true, output: 'praxis' });
  await registerPractice(registration, undefined);
  const [first, again, next] = fetch.mock.calls.map(keyOf);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('a proof of work that is over is made anew, once', async () => {
  const fetch = answer(async () => new Response('', { status: 403 }));
  expect(await registerPractice(registration, undefined)).toMatchObject({
    problem: { kind: 'failed' },
  });
  expect(fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-proof'))).toEqual([
    'old',
    'new',
  ]);
});
