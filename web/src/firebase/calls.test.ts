import { afterEach, expect, test, vi } from 'vitest';
import { askForSignIn, call } from './calls.ts';

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

// Held calls are retried without an answer, and reported immediately with one: this relies on the
// SDK's message format.
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

const tooOften = answer(
  429,
  JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED', message: 'Das war sehr oft.' } }),
);

test('asked too often, it is refused in the words of the server', async () => {
  const details = [{ field: 'form', code: 'tooManyCalls', message: 'Das war sehr oft.' }];
  expect(await archive(tooOften)).toEqual({ kind: 'refused', details });
});

test('refused without a word, it has failed: nobody reads an empty sentence', async () => {
  const silent = JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED', message: '' } });
  expect(await archive(answer(429, silent))).toEqual({ kind: 'failed', hasAnswer: true });
});

// Rate-limited reads and reports just fail; for a refused booking the specification (section 8)
// defines one sentence.
test.each([
  ['what a page shows', () => call('viewInvitation', { token: 'a' })],
  [
    'what is reported behind',
    () => call('recordOpenings', { companySlug: 'praxis', requestIds: [] }),
  ],
])('but %s has only failed', async (_what, ask) => {
  vi.stubGlobal('fetch', tooOften);
  expect(await ask()).toEqual({ kind: 'failed', hasAnswer: true });
});

// The wording of `functions/src/call.ts`.
const tooOld = answer(
  401,
  JSON.stringify({
    error: {
      status: 'UNAUTHENTICATED',
      message: 'zu lange her',
      details: { reason: 'freshSignInNeeded' },
    },
  }),
);
const done = answer(200, JSON.stringify({ result: {} }));

test('a call that needs a fresh sign-in asks for one, and is made once more after it', async () => {
  const ask = vi.fn(async () => true);
  const stop = askForSignIn(ask);
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockImplementationOnce(tooOld)
    .mockImplementation(done);
  expect(await archive(fetched)).toEqual({ kind: 'done', output: {} });
  expect([fetched.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1]);
  stop();
});

test.each([
  ['nobody wants to', async () => false],
  ['it is still too old after that', async () => true],
])('it is refused, and asks no second time, if %s', async (_case, asking) => {
  const ask = vi.fn(asking);
  const stop = askForSignIn(ask);
  const refused = {
    kind: 'refused',
    details: [expect.objectContaining({ field: 'form', code: 'freshSignInNeeded' })],
  };
  expect(await archive(tooOld)).toEqual(refused);
  expect(ask).toHaveBeenCalledOnce();
  stop();
  vi.useFakeTimers();
  const unasked = archive(tooOld);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await unasked).toEqual(refused);
});

test('a dialog that comes after the press is asked all the same', async () => {
  const answered = archive(
    vi.fn<() => Promise<Response>>().mockImplementationOnce(tooOld).mockImplementation(done),
  );
  await new Promise((resolve) => setTimeout(resolve));
  const stop = askForSignIn(async () => true);
  expect(await answered).toEqual({ kind: 'done', output: {} });
  stop();
});

test('a fresh sign-in that lacks the second factor is asked for that too, once', async () => {
  const lacking = answer(
    403,
    JSON.stringify({
      error: {
        status: 'PERMISSION_DENIED',
        message: 'mehr',
        details: { reason: 'secondFactorNeeded' },
      },
    }),
  );
  const ask = vi.fn(async (_needed: string) => true);
  const stop = askForSignIn(ask);
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockImplementationOnce(tooOld)
    .mockImplementation(lacking);
  expect(await archive(fetched)).toEqual({ kind: 'denied', isFactorNeeded: true });
  expect(ask.mock.calls).toEqual([['freshSignInNeeded'], ['secondFactorNeeded']]);
  stop();
});

test('who is not signed in at all is denied, and not asked', async () => {
  const ask = vi.fn(async () => true);
  const stop = askForSignIn(ask);
  expect(
    await archive(
      answer(
        401,
        JSON.stringify({ error: { status: 'UNAUTHENTICATED', message: 'Bitte melde dich an.' } }),
      ),
    ),
  ).toEqual({
    kind: 'denied',
  });
  expect(ask).not.toHaveBeenCalled();
  stop();
});
