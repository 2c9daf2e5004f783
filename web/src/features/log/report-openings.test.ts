import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openingsReporter } from './report-openings.ts';

const server = vi.hoisted(() => ({ kind: 'done', sent: [] as string[][] }));
vi.mock('../../firebase/calls.ts', () => ({
  call: async (_name: string, { requestIds }: { requestIds: string[] }) => {
    server.sent.push(requestIds);
    return { kind: server.kind, output: {} };
  },
}));

const id = (n: number) => n.toString(16).padStart(32, '0');
let online = true;

beforeEach(() => {
  Object.assign(server, { kind: 'done', sent: [] });
  online = true;
  vi.useFakeTimers({ now: new Date('2026-11-21T22:50:00Z') });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => vi.useRealTimers());

const wait = () => vi.advanceTimersByTimeAsync(5000);

test('what is opened in a row goes in one call, each once a day, and what is no request never', async () => {
  const { report } = openingsReporter('praxis');
  for (const each of [id(1), id(2), id(1), 'tippfehler']) report(each);
  expect(server.sent).toEqual([]);
  await wait();
  expect(server.sent).toEqual([[id(1), id(2)]]);
  report(id(1));
  await wait();
  expect(server.sent).toHaveLength(1);
  // In Berlin it is the next day.
  vi.setSystemTime(new Date('2026-11-21T23:01:00Z'));
  report(id(1));
  await wait();
  expect(server.sent.at(-1)).toEqual([id(1)]);
});

test('many at once go in parts', async () => {
  const { report } = openingsReporter('praxis');
  for (let n = 0; n < 120; n++) report(id(n));
  for (let n = 0; n < 4; n++) await wait();
  expect(server.sent.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('without a connection nothing is asked and nothing is lost; what was not taken goes with the next', async () => {
  const { report } = openingsReporter('praxis');
  online = false;
  report(id(1));
  await wait();
  expect(server.sent).toEqual([]);
  online = true;
  server.kind = 'failed';
  report(id(2));
  await wait();
  server.kind = 'done';
  report(id(3));
  await wait();
  expect(server.sent.at(-1)?.toSorted()).toEqual([id(1), id(2), id(3)]);
});

test('whoever leaves sends what is left at once', async () => {
  const { report, stop } = openingsReporter('praxis');
  report(id(1));
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.sent).toEqual([[id(1)]]);
});
