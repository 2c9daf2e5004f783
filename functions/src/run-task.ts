/**
 * Runs a scheduled task: everything due, each in its own transaction, with a short record of the
 * run.
 */
import { documentName, type QueryShape } from '@platzwart/domain/queries';
import { type Run, runExpiresAt, runId } from '@platzwart/domain/run';
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { collections, queryOf } from './core/collections.ts';
import { inTurn } from './core/in-turn.ts';
import { log, reportUnforeseen } from './core/report.ts';
import type { Task } from './core/task.ts';
import type { Capability, Tools } from './core/tools.ts';
import { inTransaction } from './core/transaction.ts';
import { areQueued, queueEmail } from './emails/outbox.ts';
import { runAlarmEmail } from './emails/templates/run-alarm.ts';

/** Milliseconds; the platform stops a schedule after 540 s. */
const maxRunTime = 480_000;

/** What a run does of one practice before those of all others; the rest comes last. */
const share = 25;

/**
 * Runs the tasks in turn, each with an equal share of the time. What does not fit stays due until
 * the next run.
 */
export async function runTasks<C extends Capability>(
  tasks: readonly Task<C>[],
  tools: Tools<C>,
): Promise<void> {
  for (const task of tasks)
    log.info(task.name, await runTask(task, tools, maxRunTime / tasks.length));
}

/**
 * In: the task, the milliseconds in which it starts new work, and the one document to handle instead
 * of all that are due. A share of each practice comes first. Tries each document once per run: a failing one is reported, counted, and
 * stays due. Out: the record, stored under `runs/`; failures queue an e-mail to the operator.
 */
export async function runTask<C extends Capability>(
  task: Task<C>,
  tools: Tools<C>,
  time = maxRunTime,
  only?: DocumentReference,
): Promise<Run> {
  const startedAt = tools.now();
  const duration = () => tools.now().getTime() - startedAt.getTime();
  const isOver = () => duration() >= time;
  const counts = { found: 0, done: 0, failed: 0 };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      reportUnforeseen(task.name, error);
      counts.failed += 1;
    }
  };

  await attempt(async () => {
    const pages = only ? [[{ ref: only }]] : duePages(task, startedAt, tools.db);
    const handle = (some: readonly { ref: DocumentReference }[]) =>
      inTurn(some, { ownerOf, atOnce: task.atOnce ?? 1, isOver }, async (one) => {
        if (task.goesRound && !only) handledLast.set(task.name, one as QueryDocumentSnapshot);
        await attempt(async () => {
          if ((await task.handle(one.ref, tools, isOver)) === 'done') counts.done += 1;
        });
      });
    const met = new Map<string, number>();
    const isOfShare = (one: { ref: DocumentReference }) => {
      const before = met.get(ownerOf(one)) ?? 0;
      met.set(ownerOf(one), before + 1);
      return before < share;
    };
    const beyond: { ref: DocumentReference }[] = [];
    for await (const page of pages) {
      counts.found += page.length;
      const { now = [], last = [] } = Object.groupBy<'now' | 'last', { ref: DocumentReference }>(
        page,
        (one) => (isOfShare(one) ? 'now' : 'last'),
      );
      beyond.push(...last);
      await handle(now);
      if (isOver()) return;
    }
    await handle(beyond);
  });
  const run: Run = {
    task: task.name,
    startedAt,
    ...counts,
    duration: duration(),
    expiresAt: runExpiresAt(startedAt),
  };
  // Of single documents there are many a second: only the log holds those that went well.
  if (!only || run.failed > 0) await keep(run, task, tools);
  return run;
}

/** The practice that it belongs to. */
function ownerOf({ ref }: { ref: DocumentReference }): string {
  return (ref.parent.parent ?? ref).path;
}

type Page = readonly QueryDocumentSnapshot[];

/** By task that goes round: where the last run of this process ended. */
const handledLast = new Map<string, QueryDocumentSnapshot>();

async function* duePages(task: Task, startedAt: Date, db: Firestore): AsyncGenerator<Page> {
  const shape = task.due(startedAt);
  const last = handledLast.get(task.name);
  const seen = new Set<string>();
  for await (const page of pagesOf(shape, db, last)) {
    for (const { ref } of page) seen.add(ref.path);
    yield page;
  }
  if (!last) return;
  for await (const page of pagesOf(shape, db)) {
    const others = page.filter(({ ref }) => !seen.has(ref.path));
    yield others;
    if (others.length < page.length) return;
  }
}

/**
 * Each page starts after the previous one's last document, whatever became of it; the first one
 * after `after`.
 */
export async function* pagesOf(
  shape: QueryShape,
  db: Firestore,
  after?: QueryDocumentSnapshot,
): AsyncGenerator<Page> {
  const { collection, everywhere, id, limit = Number.POSITIVE_INFINITY, ...all } = shape;
  const fields = shape.orderBy.map(([field]) =>
    field === documentName ? FieldPath.documentId() : field,
  );
  const query: Query = queryOf(
    everywhere ? db.collectionGroup(collection) : db.collection(collection),
    { collection, ...all },
  ).select(...fields);
  for (let last = after; ; ) {
    const next = last ? query.startAfter(last) : query;
    const { docs }: { docs: QueryDocumentSnapshot[] } = await (Number.isFinite(limit)
      ? next.limit(limit)
      : next
    ).get();
    if (docs.length > 0) yield docs.filter((each) => id === undefined || each.id === id);
    last = docs.at(-1);
    if (!last || docs.length < limit) return;
  }
}

/** Two runs in one minute share one record. */
async function keep(run: Run, { title }: Task, { db, now, operatorEmail }: Tools): Promise<void> {
  const { found, done, failed, duration, ...rest } = run;
  const sums = Object.fromEntries(
    Object.entries({ found, done, failed, duration }).map(([key, n]) => [
      key,
      FieldValue.increment(n),
    ]),
  );
  await inTransaction(db, async (tx) => {
    const alarms =
      failed > 0 && operatorEmail !== '' ? [runAlarmEmail(run, title, operatorEmail, now())] : [];
    const isTold = await areQueued(tx, alarms, db);
    tx.set(collections(db).run(runId(run)), { ...rest, ...sums }, { merge: true });
    if (!isTold) for (const alarm of alarms) queueEmail(tx, alarm, db);
  });
}
