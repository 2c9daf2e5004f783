/** What browsers tell of their errors. */
import type { BrowserError } from '@platzwart/domain/browser-error';
import { collections } from '@platzwart/functions/core/collections';
import { reportError } from '@platzwart/functions/errors/record-browser-error';
import { commands } from '@platzwart/functions/operator/commands';
import { beforeEach, expect, it } from 'vitest';
import { database, toolsAt } from '../support/practice-under-test.ts';
import { emptyDatabase } from '../support/whole-database.ts';

const now = new Date('2026-11-28T09:00:00Z');
const docs = () => collections(database());
const error = {
  name: 'TypeError',
  code: '',
  where: 'promise',
  sites: ['booking-0a1b2c3d.js:1:2345', 'start-aaaaaaaa.js:1:7'],
  build: 'index-0a1b2c3d',
  browser: 'safari',
} as const satisfies BrowserError;

const sends = (
  sent: Record<string, unknown>,
  at = now,
  over: Partial<ReturnType<typeof toolsAt>> = {},
) => reportError(sent, undefined, { ...toolsAt(at), ...over });
const stored = async () =>
  (await database().collection('browserErrors').get()).docs.map((each) => each.data());
const alarms = async () =>
  (await docs().outbox().where('purpose', '==', 'errorAlarm').get()).docs.length;

beforeEach(emptyDatabase);

it('are counted by kind, day and browser over builds; the operator learns of each kind once', async () => {
  await sends(error);
  await sends({
    ...error,
    sites: ['booking-99999999.js:1:1', 'start-bbbbbbbb.js:9:9'],
    browser: 'chrome',
  });
  await sends(error, new Date('2026-11-29T09:00:00Z'));
  await sends({ ...error, where: 'view' });
  const [one, other] = (await stored()).toSorted((a, b) => (a.where < b.where ? -1 : 1));
  expect(one).toMatchObject({
    days: { '2026-11-28': 2, '2026-11-29': 1 },
    browsers: { safari: 2, chrome: 1 },
  });
  expect(other).toMatchObject({ days: { '2026-11-28': 1 } });
  expect(await alarms()).toBe(2);
  const health = commands.find(({ name }) => name === 'health');
  const tools = { ...toolsAt(new Date('2026-11-29T10:00:00Z')), isDry: true, database };
  const told = await health?.run({}, tools);
  expect(told?.lines.map((line) => line.join(': '))).toContain(
    'Fehler: 3-mal TypeError promise booking-0a1b2c3d.js:1:2345 (safari, chrome)',
  );
});

it('hold nothing that does not look like our own code', async () => {
  const token = 'T'.repeat(43);
  for (const more of [
    { sites: [`https://platzwart.example/praxis/anfrage/${token}:1:1`] },
    { where: `/praxis/anfrage/${token}` },
    { message: 'Erika Beispiel' },
    { code: token },
  ])
    await sends({ ...error, ...more });
  await sends({});
  expect(await stored()).toEqual([]);
  await sends({ ...error, name: 'Erika Beispiel' });
  expect((await stored()).map(({ name }) => name)).toEqual(['other']);
});

it('are stored only so often from one network and over all; too many new kinds are one', async () => {
  const limits = { ...toolsAt(now).limits, callsTimes: 1 };
  for (let n = 0; n < 25; n++) await sends(error, now, { limits });
  expect((await stored())[0]?.days).toEqual({ '2026-11-28': 20 });
  // A machine that may stand for fifty could use up what is for all.
  const machine = docs().rateLimit(toolsAt(now).keyedHash('errors from machine'));
  await machine.set({ moments: Array.from({ length: 99 }, () => now), expiresAt: now });
  for (const _ of [1, 2, 3]) await sends(error, now, { limits, sender: 'machine', senders: 50 });
  expect((await stored())[0]?.days).toEqual({ '2026-11-28': 21 });
  const words = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const where of words) await sends({ ...error, where }, now, { sender: where });
  expect(await stored()).toHaveLength(21);
  expect(await alarms()).toBe(21);
  const hour = Math.floor(now.getTime() / 3_600_000);
  await docs().tally(`browserErrors_${hour}`).update({ count: 500 });
  await sends(error, now, { sender: 'another' });
  expect((await stored()).find(({ where }) => where === 'promise')?.days).toEqual({
    '2026-11-28': 21,
  });
});

it('of a stranger leave room for other networks: more than three new kinds of theirs a day are one', async () => {
  const limits = { ...toolsAt(now).limits, callsTimes: 1 };
  const kinds = [...'abcdefghijklmnopqrst'];
  for (const where of kinds) await sends({ ...error, where }, now, { limits });
  expect(new Set((await stored()).map(({ where }) => where))).toEqual(
    new Set(['a', 'b', 'c', 'others']),
  );
  await sends({ ...error, where: 'view' }, now, { limits, sender: '198.51.100.7' });
  expect((await stored()).map(({ where }) => where)).toContain('view');
  // What is known goes on.
  await sends({ ...error, where: 'view' }, new Date(now.getTime() + 3_600_000), { limits });
  expect((await stored()).find(({ where }) => where === 'view')?.days).toEqual({
    '2026-11-28': 2,
  });
});
