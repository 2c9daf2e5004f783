/**
 * Daily work: every practice gets it, whatever becomes of others, of instances, and of the queue.
 */
import { hour } from '@platzwart/domain/dates/durations';
import { serverPaths } from '@platzwart/domain/paths';
import { collections } from '@platzwart/functions/core/collections';
import {
  type DailyName,
  type DailyWork,
  dailyNames,
  firstDailyWork,
  nextDailyWork,
} from '@platzwart/functions/core/daily-work';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import { log } from '@platzwart/functions/core/report';
import {
  dailyTask,
  doDailyWork,
  fillDailyWork,
  type Piece,
  queueDailyWork,
} from '@platzwart/functions/daily-work';
import { runTask } from '@platzwart/functions/run-task';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { database, registeredPractice, toolsAt } from '../support/practice-under-test.ts';

const start = new Date('2026-11-21T10:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const docs = () => collections(database());
const logged = vi.spyOn(log, 'error').mockReturnValue();
afterAll(() => void vi.restoreAllMocks());
beforeEach(async () => {
  logged.mockClear();
  for (const { ref } of (await database().collectionGroup('jobs').get()).docs) await ref.delete();
});

/** Practices by name alone, whose bins are due one after the other. */
async function due(...slugs: string[]): Promise<void> {
  for (const [n, slug] of slugs.entries())
    await docs()
      .dailyWork(slug)
      .set({ ...firstDailyWork(start), bin: after(n - 1000) });
}
const dueAt = async (slug: string) => (await docs().dailyWork(slug).get()).data()?.bin;
const aTask = (work: (slug: string) => void) =>
  dailyTask('bin', 'Papierkorb', (slug) => {
    work(slug);
    return Promise.resolve('done');
  });
const tasksWith = (task: ReturnType<typeof aTask>) =>
  Object.fromEntries(dailyNames.map((name) => [name, task])) as Record<DailyName, typeof task>;

it('is done for whoever has waited longest first, once a day, by whichever of two runs', async () => {
  await due('one', 'two', 'three');
  const done: string[] = [];
  const task = aTask((slug) => done.push(slug));
  await Promise.all([runTask(task, toolsAt(start)), runTask(task, toolsAt(start))]);
  expect(done).toEqual(['one', 'two', 'three']);
  expect(await dueAt('one')).toEqual(nextDailyWork('bin', start));
  // Three days without any run are made up once.
  const later = after(72 * hour);
  await runTask(task, toolsAt(later));
  await runTask(task, toolsAt(later));
  expect(done).toHaveLength(6);
});

it('of a practice for which it always fails delays nobody and is tried each hour', async () => {
  await due('broken', 'fine');
  const tried: string[] = [];
  const task = aTask((slug) => {
    tried.push(slug);
    if (slug === 'broken') throw new Error('Erika Beispiel');
  });
  for (const minutes of [0, 5, 59, 60]) await runTask(task, toolsAt(after(minutes * 60_000)));
  expect(tried).toEqual(['broken', 'fine', 'broken']);
});

it('of an instance that died is due again after its lease', async () => {
  await due('abandoned');
  const never = new Promise<never>(() => undefined);
  const dying = dailyTask('bin', 'Papierkorb', () => never);
  const taken = new Promise<void>((resolve) => {
    const unsubscribe = docs()
      .dailyWork('abandoned')
      .onSnapshot((snapshot) => {
        if ((snapshot.data()?.bin ?? start) <= start) return;
        unsubscribe();
        resolve();
      });
  });
  void runTask(dying, toolsAt(start));
  await taken;
  const done: string[] = [];
  const task = aTask((slug) => done.push(slug));
  await runTask(task, toolsAt(after(14 * 60_000)));
  expect(done).toEqual([]);
  await runTask(task, toolsAt(after(15 * 60_000)));
  expect(done).toEqual(['abandoned']);
});

it('goes on at once where its time was over before its end', async () => {
  await due('large');
  let now = start;
  const task = aTask(() => {
    now = after(10 * 60_000);
  });
  await runTask(
    task,
    toolsAt(() => now),
    5 * 60_000,
  );
  expect(await dueAt('large')).toEqual(now);
});

it('is queued once however often it is asked, again if the queue was emptied, done once if doubled', async () => {
  const slugs = Array.from({ length: 120 }, (_, n) => `practice-${n}`);
  await due(...slugs);
  const queue = new Map<string, Piece>();
  const enqueue = (piece: Piece, id: string) => Promise.resolve(void queue.set(id, piece));
  await queueDailyWork(toolsAt(start), enqueue);
  await queueDailyWork(toolsAt(start), enqueue);
  expect([...queue.values()]).toEqual(slugs.map((slug) => ({ slug, name: 'bin' })));
  const done: string[] = [];
  const tasks = tasksWith(aTask((slug) => done.push(slug)));
  for (const piece of [...queue.values()].slice(0, 20)) {
    await doDailyWork(piece, tasks, toolsAt(start));
    await doDailyWork(piece, tasks, toolsAt(start));
  }
  queue.clear();
  await queueDailyWork(toolsAt(start), enqueue);
  expect(queue.size).toBe(100);
  for (const piece of queue.values()) await doDailyWork(piece, tasks, toolsAt(start));
  expect(done).toEqual(slugs);
  // Work that nobody did for hours is an alert's line.
  expect(logged).not.toHaveBeenCalled();
  await due('late');
  await queueDailyWork(toolsAt(after(4 * hour)), enqueue);
  expect(logged).toHaveBeenCalledWith('late', { task: 'bin', minutes: 240 });
});

it('is given to practices without any, as after their restoring, and to none that is being deleted', async () => {
  const [kept, restored, leaving] = [
    await registeredPractice('Geblieben', start),
    await registeredPractice('Wiederhergestellt', start),
    await registeredPractice('Geht', start),
  ];
  const untouched: DailyWork = { ...firstDailyWork(start), bin: after(1) };
  await docs().dailyWork(kept).set(untouched);
  await docs().dailyWork(restored).delete();
  await docs().dailyWork(leaving).delete();
  await database()
    .doc(serverPaths.deletion(deletionIdOf(leaving)))
    .set({});
  await fillDailyWork(toolsAt(start));
  expect((await docs().dailyWork(restored).get()).data()).toEqual(firstDailyWork(start));
  expect((await docs().dailyWork(kept).get()).data()).toEqual(untouched);
  expect((await docs().dailyWork(leaving).get()).exists).toBe(false);
});
