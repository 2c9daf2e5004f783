/**
 * The task runner: due work is done once, a failure stops nothing else, and every run leaves a
 * record.
 */
import { randomBytes } from 'node:crypto';
import { queries } from '@platzwart/domain/queries';
import { collections } from '@platzwart/functions/core/collections';
import { log } from '@platzwart/functions/core/report';
import type { Task } from '@platzwart/functions/core/task';
import { runTask } from '@platzwart/functions/run-task';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { database, toolsAt } from '../support/practice-under-test.ts';

const start = new Date('2026-11-21T10:00:00Z');
const docs = () => collections(database());
const logged = vi.spyOn(log, 'error').mockReturnValue();
afterAll(() => void vi.restoreAllMocks());

let name: string;
beforeEach(() => {
  name = `task${randomBytes(4).toString('hex')}`;
  logged.mockClear();
});

/** Marks due documents as done, in a transaction that checks again whether they are due. */
function aTask(handle?: (id: string) => void): Task {
  return {
    needs: [],
    name,
    title: 'Eine Aufgabe',
    due: (now) => ({ ...queries.dueDeletions(now, 20), collection: name }),
    handle: (item, { db }) => {
      handle?.(item.id);
      return markDone(item, db);
    },
  };
}

function markDone(item: DocumentReference, db = database()) {
  return db.runTransaction(async (tx) => {
    const isDue = (await tx.get(item)).get('dueAt') !== null;
    if (isDue) tx.update(item, { dueAt: null });
    return isDue ? 'done' : 'notDue';
  });
}

async function due(count: number, dueAt = start): Promise<void> {
  const writer = database().bulkWriter();
  for (let i = 0; i < count; i++)
    void writer.create(database().doc(`${name}/${String(i).padStart(4, '0')}`), { dueAt });
  await writer.close();
}

const left = async () =>
  (await database().collection(name).where('dueAt', '!=', null).get()).docs.map(({ id }) => id);
const record = async (minute = '2026-11-21T1000') =>
  (await docs().run(`${name}_${minute}`).get()).data();
const alarms = async () =>
  (await docs().outbox().where('purpose', '==', 'runAlarm').get()).docs.filter(({ id }) =>
    id.includes(name),
  );

describe('a run', () => {
  it('does all that is due, page by page, and nothing that is due later', async () => {
    await due(50);
    await database()
      .doc(`${name}/later`)
      .set({ dueAt: new Date(start.getTime() + 1) });
    await runTask(aTask(), toolsAt(start));
    expect(await left()).toEqual(['later']);
    expect(await record()).toEqual({
      task: name,
      startedAt: start,
      found: 50,
      done: 50,
      failed: 0,
      duration: 0,
      expiresAt: new Date('2027-12-26T10:00:00Z'),
    });
    expect(await alarms()).toEqual([]);
  });

  it('continues after one that fails, tries it once a run, and raises one alarm a day', async () => {
    await due(25);
    const tried: string[] = [];
    const failing = aTask((id) => {
      tried.push(id);
      if (id === '0003') throw new Error('Erika Beispiel');
    });
    await runTask(failing, toolsAt(start));
    await runTask(failing, toolsAt(new Date('2026-11-21T11:00:00Z')));
    expect(tried.filter((id) => id === '0003')).toHaveLength(2);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(await left()).toEqual(['0003']);
    expect(await record()).toMatchObject({ found: 25, done: 24, failed: 1 });
    expect(await record('2026-11-21T1100')).toMatchObject({ found: 1, done: 0, failed: 1 });
    const [alarm, ...more] = await alarms();
    expect(more).toEqual([]);
    expect(alarm?.id).toBe(`runAlarm_${name}_2026-11-21`);
    expect(alarm?.data()).toMatchObject({
      to: { address: 'betrieb@platzwart.example' },
      subject: 'Aufgabe gescheitert: Eine Aufgabe',
    });
    expect(alarm?.data().text).toContain('Gescheitert: 1');
    await runTask(failing, toolsAt(new Date('2026-11-22T10:00:00Z')));
    expect(await alarms()).toHaveLength(2);
    expect(alarm?.data().text).not.toContain('Erika');
  });

  it('that cannot even ask what is due fails loudly', async () => {
    const broken: Task = {
      ...aTask(),
      due: () => ({ collection: 'with/slash', where: [], orderBy: [['dueAt', 'asc']] }),
    };
    expect(await runTask(broken, toolsAt(start))).toMatchObject({ found: 0, failed: 1 });
    expect(await alarms()).toHaveLength(1);
  });

  it('begins nothing new when its time is over; the next run continues', async () => {
    await due(30);
    let minutes = 0;
    const slow = aTask(() => {
      minutes += 1;
    });
    const tools = toolsAt(() => new Date(start.getTime() + minutes * 60_000));
    expect(await runTask(slow, tools, 10 * 60_000)).toMatchObject({
      found: 20,
      done: 10,
      failed: 0,
      duration: 600_000,
    });
    expect(await left()).toHaveLength(20);
    await runTask(aTask(), tools);
    expect(await left()).toEqual([]);
  });

  it('does those of other practices while one of a practice is slow, whose own wait for it', async () => {
    const paths = ['a-slow/0', 'a-slow/1', 'b/0', 'c/0', 'c/1'];
    for (const path of paths) {
      const [practice = '', id = ''] = path.split('/');
      await database().doc(`${name}s/${practice}/${name}/${id}`).set({ dueAt: start });
    }
    const done: string[] = [];
    const task: Task = {
      ...aTask(),
      due: (now) => ({ ...queries.dueDeletions(now, 20), collection: name, everywhere: true }),
      atOnce: 2,
      handle: async ({ parent, id }) => {
        const slug = parent.parent?.id ?? '';
        // After all that need no waiting.
        if (slug === 'a-slow') await new Promise((resolve) => setImmediate(resolve));
        done.push(`${slug}/${id}`);
        if (slug === 'a-slow') throw new Error('Transaction lock timeout.');
        return 'done';
      },
    };
    expect(await runTask(task, toolsAt(start))).toMatchObject({ found: 5, done: 3, failed: 2 });
    expect(new Set(done)).toEqual(new Set(paths));
    expect(done.slice(3)).toEqual(['a-slow/0', 'a-slow/1']);
  });

  it('does a share of each practice first, and what one has beyond it last', async () => {
    const writer = database().bulkWriter();
    const add = (path: string, minute: number) =>
      void writer.create(database().doc(`practices/${name}-${path}`), {
        dueAt: new Date(start.getTime() - (90 - minute) * 60_000),
      });
    for (let n = 0; n < 60; n++) add(`many/${name}/${n}`, n);
    add(`one/${name}/alone`, 60);
    await writer.close();
    const order: string[] = [];
    const task: Task = {
      ...aTask((id) => void order.push(id)),
      due: (now) => ({ ...queries.dueDeletions(now, 20), collection: name, everywhere: true }),
    };
    expect(await runTask(task, toolsAt(start))).toMatchObject({ found: 61, done: 61 });
    expect(order.indexOf('alone')).toBe(25);
    expect(order.filter((id) => id !== 'alone')).toEqual(
      Array.from({ length: 60 }, (_, n) => String(n)),
    );
  });

  it('of what stays due begins behind the one before, and handles each once', async () => {
    await due(30);
    let handled: string[] = [];
    let minutes = 0;
    const tools = toolsAt(() => new Date(start.getTime() + minutes * 60_000));
    const round: Task = {
      ...aTask(),
      goesRound: true,
      handle: ({ id }) => {
        handled.push(id);
        minutes += 1;
        return Promise.resolve('notDue');
      },
    };
    const run = async (time: number) => {
      handled = [];
      await runTask(round, tools, time * 60_000);
      return handled.map(Number);
    };
    const from = (first: number, count: number) =>
      Array.from({ length: count }, (_, n) => (first + n) % 30);
    expect(await run(25)).toEqual(from(0, 25));
    expect(await run(20)).toEqual(from(25, 20));
    expect(await run(100)).toEqual(from(15, 30));
    expect(await run(100)).toEqual(from(15, 30));
  });

  it('takes of a collection group only what bears the wanted id', async () => {
    const at = { dueAt: start };
    for (const [of, id] of ['one/account', 'one/team', 'two/account'].map((path) =>
      path.split('/'),
    ))
      await database().doc(`${name}s/${of}/${name}/${id}`).set(at);
    const taken: string[] = [];
    const accounts: Task = {
      ...aTask((id) => void taken.push(id)),
      due: (now) => ({
        ...queries.dueDeletions(now, 20),
        collection: name,
        everywhere: true,
        id: 'account',
      }),
    };
    expect(await runTask(accounts, toolsAt(start))).toMatchObject({ found: 2, done: 2 });
    expect(taken).toEqual(['account', 'account']);
  });

  it('meets another one: each thing is done once, and the record of that minute adds up', async () => {
    await due(25);
    const runs = await Promise.all([
      runTask(aTask(), toolsAt(start)),
      runTask(aTask(), toolsAt(start)),
    ]);
    expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(await record()).toMatchObject({ done: 25, failed: 0 });
  });
});

it('queues e-mails under ids that name nobody', () => expectKnownEmailIds('runAlarm'));
