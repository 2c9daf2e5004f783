import { type CallName, calls } from '@platzwart/domain/calls/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '../firebase/calls.ts';
import { pendingChanges } from '../firebase/pending-changes.ts';
import { runWithRetry } from './retry.ts';
import { run, runTwice } from './run.ts';
import { staffTexts } from './staff-texts.ts';
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
    return (await server.answers.shift()) ?? { kind: 'done', output: {} };
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

const names = Object.keys(calls) as CallName[];
/** Each in its words: nobody reads what another kind of failure says, of any call. */
const kinds = [
  ['noAnswer', noAnswer, [texts.noAnswer, texts.unread]],
  ['failed', { kind: 'failed', hasAnswer: true }, [texts.failed]],
  ['failed', { kind: 'refused', details: [] }, [texts.failed]],
] as const;

const problemAfter = async (answer: unknown, name: CallName = 'binRequest') => {
  server.answers = [answer];
  return (await run(name, { requestId: 'a' } as never)).problem;
};

test.each(kinds)('%s reads the same of every call', async (kind, answer, sentences) => {
  for (const name of names) {
    const problem = await problemAfter(answer, name);
    expect([name, problem?.kind]).toEqual([name, kind]);
    expect(sentences).toContain(problem?.message);
  }
});

test('offline nothing is sent, and every call says so', async () => {
  isOnline = false;
  for (const name of names)
    expect(await problemAfter({}, name)).toMatchObject({
      kind: 'offline',
      message: texts.offline,
    });
  expect(server.heard).toEqual([]);
});

test('whatever became of the connection meanwhile, what was sent may have arrived', async () => {
  server.answers = [new Promise((resolve) => setTimeout(() => resolve(noAnswer), 5000))];
  const result = run('binRequest', { companySlug: 'praxis', requestId: 'a' });
  await pass(1);
  isOnline = false;
  await pass(4);
  expect(await result).toMatchObject({ problem: { kind: 'noAnswer', message: texts.noAnswer } });
});

test('what only reads does not speak of arriving', async () => {
  expect(await problemAfter(noAnswer, 'viewBilling')).toMatchObject({ message: texts.unread });
  expect(await problemAfter(noAnswer, 'binRequest')).toMatchObject({ message: texts.noAnswer });
});

test('a refusal says all that the server said, and keeps it by field', async () => {
  const details = ['eins.', 'zwei.'].map((message) => ({ field: 'form', code: 'x', message }));
  expect(await problemAfter({ kind: 'refused', details })).toEqual({
    kind: 'refused',
    message: 'eins. zwei.',
    details,
  });
});

test.each([
  ['viewBilling', 'Administration'],
  ['endSignIns', 'neu an'],
  ['binRequest', staffTexts.denied],
  ['viewRequestLink', texts.failed],
] as const)('who is denied %s reads what it needs: %s', async (name, words) => {
  expect((await problemAfter({ kind: 'denied' }, name))?.message).toContain(words);
});

test('an answer that was lost on the way is asked for once more, a refusal is not', async () => {
  const twice = () => runTwice('binRequest', { companySlug: 'praxis', requestId: 'a' });
  server.answers = [noAnswer, { kind: 'done', output: {} }];
  expect(await twice()).toMatchObject({ ok: true });
  server.answers = [noAnswer, noAnswer, { kind: 'done', output: {} }];
  expect(await twice()).toMatchObject({ problem: { kind: 'noAnswer' } });
  server.answers = [{ kind: 'denied' }, { kind: 'done', output: {} }];
  expect(await twice()).toMatchObject({ problem: { kind: 'denied' } });
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
