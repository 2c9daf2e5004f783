/**
 * Each call against a server that is slow, silent, refuses, hears twice, or cannot be reached: what
 * is said of it is the table's one sentence, and what it is sent is the same each time.
 */
import { type CallName, callPath, calls } from '@platzwart/domain/calls/calls';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { run, runTwice } from './run.ts';
import { texts } from './texts.ts';
import { useCommand } from './use-command.ts';

vi.mock('../firebase/proof.ts', () => ({
  proofFor: async () => ({ kind: 'proof', proof: 'made' }),
}));

const names = Object.keys(calls) as CallName[];
/** They change nothing: nothing of theirs may have arrived. */
const reading = names.filter((name) => /^(?:view|preview|count)/.test(name));
const reason = 'Das gibt es nicht mehr.';
const refused = () =>
  Response.json(
    {
      details: [{ field: 'form', code: 'gone', message: reason }],
      error: { status: 'INVALID_ARGUMENT', message: '' },
    },
    { status: 400 },
  );
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let line: MockInstance;
let server: (times: number) => Promise<Response>;
let heard: Map<string, string[]>;

// Loading it takes time of its own.
beforeAll(() => import('../firebase/calls.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  heard = new Map();
  line = vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    const bodies = heard.get(String(path)) ?? [];
    heard.set(String(path), [...bodies, String(init?.body)]);
    return server(bodies.length + 1);
  });
});
afterEach(() => {
  line.mockRestore();
  vi.useRealTimers();
});

/** Each in a command of its own, as buttons and forms have it; pressed so many times. */
async function press(ask: typeof run, times = 1) {
  const input = { companySlug: 'praxis', requestId: 'a' } as never;
  const all = names.map(
    (name) => [name, renderHook(() => useCommand(() => ask(name, input))).result] as const,
  );
  const pressAll = () =>
    act(async () => {
      for (const [, { current }] of all) void current.start();
    });
  for (let n = 0; n < times; n++) await pressAll();
  await pass(1);
  return () => new Map(all.map(([name, { current }]) => [name, current.problem?.message]));
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const each = <T,>(what: (name: CallName) => T) => new Map(names.map((name) => [name, what(name)]));
const bodies = () => each((name) => new Set(heard.get(callPath(name))).size);
const counts = () => each((name) => heard.get(callPath(name))?.length ?? 0);

test('slow: nothing is said for ten seconds, then that we wait, and then what was answered', async () => {
  server = () => new Promise((resolve) => setTimeout(() => resolve(refused()), 20_000));
  const said = await press(run);
  await pass(7);
  expect(said()).toEqual(each(() => undefined));
  await pass(4);
  expect(said()).toEqual(each(() => texts.slow));
  await pass(10);
  expect(said()).toEqual(each(() => reason));
  expect(counts()).toEqual(each(() => 1));
});

test('silent: nobody knows whether it arrived; of what only reads, that is not said', async () => {
  server = lost;
  const said = await press(run);
  expect(said()).toEqual(each((name) => (reading.includes(name) ? texts.unread : texts.noAnswer)));
});

test('refused: the server’s own words, and no others', async () => {
  server = async () => refused();
  expect((await press(run))()).toEqual(each(() => reason));
});

test('offline: it says so, and nothing is sent', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await press(run))()).toEqual(each(() => texts.offline));
  expect(heard.size).toBe(0);
  connection.mockRestore();
});

test('doubled: two presses are sent once; what was lost is sent a second time as it was', async () => {
  server = async (times) => {
    if (times > 1) return refused();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return lost();
  };
  const said = await press(runTwice, 2);
  expect(counts()).toEqual(each(() => 2));
  expect(bodies()).toEqual(each(() => 1));
  expect(said()).toEqual(each(() => reason));
});
