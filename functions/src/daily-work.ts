/**
 * What is done for each practice once a day: one piece per practice and kind, each on its own in a
 * queue of the platform. The queue only spreads the work; what is due stands in the database, so
 * that a queue that was lost or emptied is filled again.
 */
import { hour } from '@platzwart/domain/dates/durations';
import { slugPattern } from '@platzwart/domain/practice/slug';
import { queries } from '@platzwart/domain/queries';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections, queryOf } from './core/collections.ts';
import { type DailyName, dailyNames, firstDailyWork, nextDailyWork } from './core/daily-work.ts';
import { deletionIdOf } from './core/delete-practice-state.ts';
import { log, reportLate } from './core/report.ts';
import { type Handled, type Task, task } from './core/task.ts';
import { deadline, type Tools } from './core/tools.ts';
import { inTransaction } from './core/transaction.ts';
import { putInFinder } from './practices/finder.ts';
import { pagesOf, runTask } from './run-task.ts';

const minute = hour / 60;

/** Longer than any piece may take: whoever holds one that long has died. */
const lease = 15 * minute;
/** A piece that failed is tried again then; meanwhile it delays nobody. */
const pauseAfterFailure = hour;
/** In which a piece begins new parts; the platform ends it after 540 s. */
const timeForOne = 8 * minute;
/** In which one sweep fills the queue; the next one comes in five minutes. */
const timeToQueue = 4 * minute;
/** From then on the operator is told that work is late. */
const lateAfter = 3 * hour;

type Work = (slug: string, tools: Tools, isOver: () => boolean) => Promise<Handled>;

/**
 * The task for a kind of daily work. Its handler takes a piece only while it is due and nobody has
 * taken it, and says when it is due next: tomorrow, in an hour if it failed, at once if its time was
 * over before its end.
 */
export function dailyTask(name: DailyName, title: string, work: Work): Task<never> {
  return task({
    needs: [],
    name,
    title,
    due: (now) => queries.dueDailyWork(name, now),
    handle: async (job, tools, isOver) => {
      const { db, now } = tools;
      const slug = job.parent.parent?.id ?? '';
      const taken = new Date(now().getTime() + lease);
      if (!(await moveDue({ job, name, from: now(), to: taken }, db))) return 'notDue';
      const again = (to: Date) => moveDue({ job, name, from: taken, to }, db);
      try {
        const outcome = await work(slug, tools, isOver);
        await again(isOver() ? now() : nextDailyWork(name, now()));
        return outcome;
      } catch (error) {
        await again(new Date(now().getTime() + pauseAfterFailure));
        throw error;
      }
    },
  });
}

/** Moves what is due at `from` or earlier. Out: whether it was, and its practice still exists. */
function moveDue(
  { job, name, from, to }: { job: DocumentReference; name: DailyName; from: Date; to: Date },
  db: Tools['db'],
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const due: unknown = (await tx.get(job)).get(name);
    const isDue = due instanceof Timestamp && due.toDate() <= from;
    if (isDue) tx.update(job, { [name]: to });
    return isDue;
  });
}

/** One piece of daily work, as the queue carries it. */
const Piece = z.strictObject({
  slug: z.string().check(z.regex(slugPattern)),
  name: z.enum(dailyNames),
});
export type Piece = z.infer<typeof Piece>;

/** The other work of the same queue: what has changed of practices goes into the finder. */
const FinderWork = z.strictObject({ finder: z.literal(true) });
export const finderWork: z.infer<typeof FinderWork> = { finder: true };

/** Puts a piece into the queue, once for each id. */
export type Enqueue = (piece: Piece, id: string) => Promise<void>;

/**
 * Puts all that is due into the queue, the oldest first, and logs how late each kind is. Pieces of
 * an earlier sweep that still wait there are put in only once.
 */
export async function queueDailyWork(
  tools: Pick<Tools, 'db' | 'now'>,
  enqueue: Enqueue,
): Promise<void> {
  const isOver = deadline(timeToQueue, tools.now);
  for (const name of dailyNames) {
    const now = tools.now();
    let oldest: Date | undefined;
    for await (const page of pagesOf(queries.dueDailyWork(name, now), tools.db)) {
      oldest ??= dueOf(page[0], name);
      await Promise.all(
        page.map((piece) => {
          const slug = piece.ref.parent.parent?.id ?? '';
          return enqueue({ slug, name }, `${name}-${slug}-${dueOf(piece, name).getTime()}`);
        }),
      );
      if (isOver()) break;
    }
    const late = now.getTime() - (oldest ?? now).getTime();
    log.info('daily work', { task: name, minutesLate: Math.round(late / minute) });
    if (late > lateAfter) reportLate(name, Math.round(late / minute));
  }
}

function dueOf(piece: { get(field: string): unknown } | undefined, name: DailyName): Date {
  const due = piece?.get(name);
  if (!(due instanceof Timestamp)) throw new Error('The query orders by what is due.');
  return due.toDate();
}

/** How much of each kind is due, and since when the oldest. */
export async function dueDailyWork({ db, now }: Pick<Tools, 'db' | 'now'>) {
  return Promise.all(
    dailyNames.map(async (name) => {
      const query = queryOf(db.collectionGroup('jobs'), queries.dueDailyWork(name, now(), 1));
      const [oldest, all] = await Promise.all([
        query.get(),
        db.collectionGroup('jobs').where(name, '<=', now()).count().get(),
      ]);
      const since = oldest.docs[0] && dueOf(oldest.docs[0], name);
      return { name, count: all.data().count, since };
    }),
  );
}

/**
 * Does one piece, or the finder's work. In: as the queue carries it. A piece that failed is reported
 * and due again in an hour.
 */
export async function doDailyWork(
  data: unknown,
  tasks: Record<DailyName, Task<never>>,
  tools: Tools,
): Promise<void> {
  if (FinderWork.safeParse(data).success) return putInFinder(tools);
  const { slug, name } = Piece.parse(data);
  const job = collections(tools.db).dailyWork(slug);
  log.info(name, await runTask(tasks[name], tools, timeForOne, job));
}

/**
 * Gives daily work to practices that have none, as after their restoring from a backup. Asks for
 * numbers first: on most days it reads nothing else.
 */
export async function fillDailyWork({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const docs = collections(db);
  const [practices, jobs] = await Promise.all([
    docs.practices().count().get(),
    db.collectionGroup('jobs').where('nightly', '>', new Date(0)).count().get(),
  ]);
  if (practices.data().count === jobs.data().count) return;
  for await (const page of pagesOf(queries.everyPractice(), db)) {
    const found = await db.getAll(
      ...page.flatMap(({ id }) => [docs.dailyWork(id), docs.deletion(deletionIdOf(id))]),
    );
    await Promise.all(
      page.map(async ({ id }, i) => {
        const [work, deletion] = [found[2 * i], found[2 * i + 1]];
        if (work?.exists || deletion?.exists) return;
        await docs.dailyWork(id).set(firstDailyWork(now()));
      }),
    );
  }
}
