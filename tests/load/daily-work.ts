/**
 * Daily work of 10 to 2,000 practices, through a queue that is stopped in the middle, emptied and
 * doubled, with one practice that always fails; and what a day costs a practice where little happens.
 */
import { hour } from '@platzwart/domain/dates/durations';
import { collections } from '@platzwart/functions/core/collections';
import { type DailyName, dailyNames, firstDailyWork } from '@platzwart/functions/core/daily-work';
import { someAtOnce } from '@platzwart/functions/core/in-parts';
import {
  dailyTask,
  doDailyWork,
  type Piece,
  queueDailyWork,
} from '@platzwart/functions/daily-work';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { tasks } from '@platzwart/functions/tasks';
import { aBooking } from '../support/a-booking.ts';
import { database, registeredPractice, toolsAt } from '../support/practice-under-test.ts';
import { type Counted, counted } from './count-documents.ts';

const start = new Date('2026-11-24T02:00:00Z');
export const practices = [10, 100, 500, 2_000] as const;

/** `lost`: due and not done; `twice`: done again; `perPiece`: beside the work itself. */
export type Spread = {
  practices: number;
  pieces: number;
  lost: number;
  twice: number;
  tries: number;
  reads: number;
  writes: number;
};

export async function spreadDailyWork(count: number): Promise<Spread> {
  const docs = collections(database());
  const writer = database().bulkWriter();
  for (const { ref } of (await database().collectionGroup('jobs').get()).docs)
    void writer.delete(ref);
  await writer.flush();
  // All kinds of a few, the night of many: they differ in their hour alone.
  const kinds: readonly DailyName[] = count <= 100 ? dailyNames : ['nightly'];
  const due = Object.fromEntries(kinds.map((name) => [name, start]));
  const slugs = Array.from({ length: count }, (_, n) => `practice-${n}`);
  const [broken = ''] = slugs;
  for (const slug of slugs)
    void writer.set(docs.dailyWork(slug), { ...firstDailyWork(start), ...due });
  await writer.close();

  const done = new Map<string, number>();
  let tries = 0;
  const all = Object.fromEntries(
    dailyNames.map((name) => [
      name,
      dailyTask(name, name, (slug) => {
        if (slug === broken) {
          tries += 1;
          return Promise.reject(new Error('always'));
        }
        done.set(`${name} ${slug}`, (done.get(`${name} ${slug}`) ?? 0) + 1);
        return Promise.resolve('done');
      }),
    ]),
  ) as Record<DailyName, ReturnType<typeof dailyTask>>;
  const queue = new Map<string, Piece>();
  const enqueue = (piece: Piece, id: string) => Promise.resolve(void queue.set(id, piece));
  const cost = await counted(database(), async (db) => {
    const tools = { ...toolsAt(start), db };
    await queueDailyWork(tools, enqueue);
    const pieces = [...queue.values()];
    const doubled = pieces.filter((_, n) => n % 10 === 0);
    const work = (piece: Piece) => doDailyWork(piece, all, tools);
    // Half of it, then all that waits is lost.
    await someAtOnce([...pieces.slice(0, pieces.length / 2), ...doubled], work);
    queue.clear();
    await queueDailyWork(tools, enqueue);
    await queueDailyWork(tools, enqueue);
    await someAtOnce([...queue.values()], work);
  });
  const wanted = (count - 1) * kinds.length;
  return {
    practices: count,
    pieces: count * kinds.length,
    lost: wanted - done.size,
    twice: [...done.values()].filter((times) => times > 1).length,
    tries: tries / kinds.length,
    reads: Math.round(cost.reads / (count * kinds.length)),
    writes: Math.round(cost.writes / (count * kinds.length)),
  };
}

/** Three people wait, nothing is due: what each kind of work costs all the same. */
export async function quietDay(): Promise<Map<DailyName, Counted>> {
  const slug = await registeredPractice('Ruhig', new Date(start.getTime() - 72 * hour));
  for (let n = 0; n < 3; n++) {
    const tools = toolsAt(new Date(start.getTime() - 48 * hour));
    await addWaitingRequest(aBooking(slug), undefined, tools);
  }
  const costs = new Map<DailyName, Counted>();
  for (const name of dailyNames) {
    const tools = toolsAt(new Date(start.getTime() + 24 * hour));
    costs.set(
      name,
      await counted(database(), (db) => doDailyWork({ slug, name }, tasks, { ...tools, db })),
    );
  }
  return costs;
}
