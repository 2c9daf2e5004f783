/** A piece of daily work goes through the platform's queue to the function that does it. */
import { collections } from '@platzwart/functions/core/collections';
import { getFunctions } from 'firebase-admin/functions';
import { afterAll, expect, it } from 'vitest';
import { demoDatabase } from '../../scripts/demo-tools.ts';

process.env.CLOUD_TASKS_EMULATOR_HOST = '127.0.0.1:9499';
const db = demoDatabase();
afterAll(() => db.terminate());

it('is done, and once however often it is queued', async () => {
  const slug = 'logopaedie-am-rosental';
  const job = collections(db).dailyWork(slug);
  const due = new Date();
  await job.update({ bin: due });
  const tomorrow = new Promise<Date>((resolve) => {
    const unsubscribe = job.onSnapshot((snapshot) => {
      const next = snapshot.data()?.bin;
      // Taken for a while, then due at five in the morning.
      if (!next || next <= due || next.getMinutes() + next.getSeconds() !== 0) return;
      unsubscribe();
      resolve(next);
    });
  });
  const queue = getFunctions().taskQueue<object>('locations/europe-west3/functions/dailyWork');
  const enqueue = () =>
    queue.enqueue({ slug, name: 'bin' }, { id: `bin-${slug}-${due.getTime()}` });
  await enqueue();
  await expect(enqueue()).rejects.toMatchObject({ code: 'functions/task-already-exists' });
  expect((await tomorrow) > due).toBe(true);
});
