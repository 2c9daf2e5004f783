import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '../firebase/calls.ts';
import { pendingChanges } from '../firebase/pending-changes.ts';
import { inTime } from './in-time.ts';
import type { Messages } from './problem.ts';
import { runWithRetry } from './retry.ts';
import { run } from './run.ts';
import { texts } from './texts.ts';

type Answer = CallResult<'archiveRequest'>;

const server = vi.hoisted(() => ({
  heard: [] as string[],
  times: [] as number[],
  answers: [] as unknown[],
}));
vi.mock('../firebase/calls.ts', () => ({
  call: async (name: string, { requestId }: { requestId: string }) => {
    server.heard.push(`${name} ${requestId}`);
    server.times.push(Date.now());
    return server.answers.shift() ?? { kind: 'done', output: {} };
  },
}));

const noAnswer: Answer = { kind: 'failed', hasAnswer: false };
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  Object.assign(server, { heard: [], times: [], answers: [] });
  isOnline = true;
});
afterEach(() => {
  vi.useRealTimers();
});

const archive = (requestId: string) =>
  runWithRetry('archiveRequest', { companySlug: 'praxis', requestId, reason: 'other' }, requestId);
const reactivate = (requestId: string) =>
  runWithRetry('reactivateRequest', { companySlug: 'praxis', requestId }, requestId);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('an answer is an answer: a refusal and our own fault are told at once, not tried again', async () => {
  for (const answer of [
    { kind: 'refused', details: [] },
    { kind: 'denied' },
    { kind: 'failed', hasAnswer: true },
  ]) {
    server.answers = [answer];
    expect(await archive('a')).toMatchObject({ ok: false });
  }
  expect(server.heard).toHaveLength(3);
  expect(pendingChanges().count).toBe(0);
});

const problemAfter = async (answer: unknown, messages?: Messages) => {
  server.answers = [answer];
  const result = await run('binRequest', { companySlug: 'praxis', requestId: 'a' }, messages);
  return result.ok ? undefined : result.problem;
};

test('a refusal says all that the server said, and keeps it by field', async () => {
  const details = ['eins.', 'zwei.'].map((message) => ({ field: 'form', code: 'x', message }));
  expect(await problemAfter({ kind: 'refused', details })).toEqual({
    kind: 'refused',
    message: 'eins. zwei.',
    details,
  });
  expect(await problemAfter({ kind: 'refused', details: [] })).toMatchObject({
    kind: 'failed',
    message: texts.failed,
  });
});

test("each kind of failure has its sentence, the screen's own before the shared one", async () => {
  expect(await problemAfter(noAnswer)).toEqual({
    kind: 'noAnswer',
    message: texts.noAnswer,
    details: [],
  });
  expect(await problemAfter({ kind: 'denied' })).toMatchObject({
    kind: 'denied',
    message: texts.denied,
  });
  const messages = { noAnswer: 'Nichts.', failed: 'Unsere Schuld.', denied: 'Nein.' };
  expect(await problemAfter(noAnswer, messages)).toMatchObject({ message: 'Nichts.' });
  expect(await problemAfter({ kind: 'failed', hasAnswer: true }, messages)).toMatchObject({
    message: 'Unsere Schuld.',
  });
  expect(await problemAfter({ kind: 'denied' }, messages)).toMatchObject({ message: 'Nein.' });
  isOnline = false;
  expect(await problemAfter(noAnswer, messages)).toMatchObject({
    kind: 'offline',
    message: texts.offline,
  });
});

test('who is denied reads what that call needs', async () => {
  server.answers = [{ kind: 'denied' }, { kind: 'denied' }];
  expect(await run('viewBilling', { companySlug: 'praxis' })).toMatchObject({
    problem: { message: expect.stringContaining('Administration') },
  });
  expect(await run('endSignIns', {})).toMatchObject({
    problem: { message: expect.stringContaining('neu an') },
  });
});

test('a call with a patience ends without an answer', async () => {
  server.answers = [new Promise(() => {})];
  const ending = inTime(run('binRequest', { companySlug: 'praxis', requestId: 'a' }), {
    noAnswer: 'Langsam.',
  });
  await pass(25);
  expect(await ending).toMatchObject({ problem: { kind: 'noAnswer', message: 'Langsam.' } });
});

test('without an answer the same is sent again, less and less often', async () => {
  server.answers = Array.from({ length: 6 }, () => noAnswer);
  const begin = Date.now();
  const answer = archive('a');
  await pass(100);
  expect(await answer).toEqual({ ok: true, output: {} });
  expect(server.times.map((time) => (time - begin) / 1000)).toEqual([0, 1, 3, 8, 18, 48, 78]);
});

test('offline nothing is sent; the connection is used the moment it is back', async () => {
  isOnline = false;
  const answer = archive('a');
  await pass(20);
  expect(server.heard).toEqual([]);
  expect(pendingChanges().count).toBe(1);
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await answer).toMatchObject({ ok: true });
  expect(pendingChanges()).toEqual({ count: 0, since: undefined });
});

test('archived and undone meanwhile: both are sent, in this order, while others do not wait for them', async () => {
  server.answers = [noAnswer];
  const both = [archive('a'), reactivate('a')];
  const other = archive('b');
  await other;
  expect(server.heard).toEqual(['archiveRequest a', 'archiveRequest b']);
  await pass(1);
  await Promise.all(both);
  expect(server.heard.slice(2)).toEqual(['archiveRequest a', 'reactivateRequest a']);
});

test('after ten minutes somebody is told, and what comes after it on the same request is tried nevertheless', async () => {
  isOnline = false;
  const first = archive('a');
  await pass(300);
  const second = reactivate('a');
  await pass(300);
  expect(await first).toMatchObject({ problem: { kind: 'offline' } });
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await second).toMatchObject({ ok: true });
});

test('closing the page asks while something waits, and no longer', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  isOnline = false;
  const answer = archive('a');
  expect(asks()).toBe(true);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await pass(30);
  await answer;
  expect(asks()).toBe(false);
});
