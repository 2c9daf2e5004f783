/**
 * Plan migration: after a change of the weekly plan or of the cell size, moves every open request
 * into the lists that its preferred times and the current form imply. Times no longer offered stay
 * preferred times but count nowhere.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { queries } from '@platzwart/domain/queries';
import { type Change, reslot } from '@platzwart/domain/request/changes';
import type { Actor } from '@platzwart/domain/request/history';
import type { PlanMigration } from '@platzwart/domain/request/plan-migration';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { countsUnconfirmed } from '@platzwart/domain/waiting-list/demand';
import { locationOfKey } from '@platzwart/domain/waiting-list/queue';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { queryOf } from '../core/collections.ts';
import { inParts } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { moveCounters } from './change-effects.ts';
import { publishDemand } from './publish-demand.ts';
import { writableCollections } from './writable-collections.ts';

/** Requests per transaction: a short one is rarely retried. */
const maxBatchSize = 50;

/**
 * The line about it in a request's history, the latest alone: whoever changes the plan to and fro
 * would fill the histories of all requests.
 */
const reslottedLine = 'reslotted';

/**
 * One commit takes 500 increments on one heatmap; a single request moves between at most 480 cells.
 */
const maxCells = 480;

/** Starts the work in the transaction that changes the form; restarts an unfinished one. */
export function startPlanMigration(
  tx: Transaction,
  { slug, by, total, now }: { slug: string; by: Actor; total: number; now: Date },
  { db }: Pick<Tools, 'db'>,
): void {
  tx.set(writableCollections(db).planMigration(slug), {
    startedAt: now,
    by,
    total,
    done: 0,
    moved: 0,
    cursor: '',
    finishedAt: null,
  });
}

/**
 * Does the next part of the work, from the progress in `seen`; its own write triggers the one
 * after. In: the job as the event saw it. Stale and repeated events are ignored.
 */
export async function continuePlanMigration(
  { slug, seen }: { slug: string; seen: PlanMigration },
  tools: Tools,
): Promise<void> {
  const { db, now } = tools;
  // Publishing the levels was postponed until the end.
  if (seen.finishedAt) return void (await publishDemand(slug, tools));
  const docs = writableCollections(db);
  // Outside the transaction: a query within it would block every booking of the practice. New
  // requests already use the new plan.
  const found = await queryOf(
    docs.requests(slug),
    queries.openRequestsById(seen.cursor, maxBatchSize),
  )
    .select()
    .get();
  const ids = found.docs.map(({ id }) => id);
  if (ids.length < maxBatchSize) await reslotRepeats(slug, tools);
  await inTransaction(db, async (tx) => {
    const job = (await tx.get(docs.planMigration(slug))).data();
    if (!job || !isWhereItWas(job, seen)) return;
    const reslotted = await reslotRequests(tx, { slug, ids, by: job.by, now: now() }, { db });
    const isLast = ids.length < maxBatchSize && reslotted.looked === ids.length;
    tx.set(docs.planMigration(slug), {
      ...job,
      done: job.done + reslotted.looked,
      moved: job.moved + reslotted.moved,
      cursor: ids[reslotted.looked - 1] ?? job.cursor,
      finishedAt: isLast ? now() : null,
    });
  });
}

/** Those that count for the public, as they would on the lists; new ones use the new plan. */
async function reslotRepeats(slug: string, { db, now }: Tools): Promise<void> {
  const since = new Date(now().getTime() - 2 * countsUnconfirmed);
  const repeats = queryOf(writableCollections(db).requests(slug), queries.repeatedSince(since));
  for await (const part of inParts(repeats.select(), (each) => each.get(), maxBatchSize)) {
    for (let ids = part.map(({ id }) => id); ids.length > 0; ) {
      const by = { kind: 'platform' } as const;
      const { looked } = await inTransaction(db, (tx) =>
        reslotRequests(tx, { slug, ids, by, now: now() }, { db }),
      );
      ids = ids.slice(looked);
    }
  }
}

/** Finishes leftover work, if any, after lost events. */
export async function finishPlanMigration(slug: string, tools: Tools): Promise<void> {
  for (;;) {
    const seen = (await writableCollections(tools.db).planMigration(slug).get()).data();
    if (!seen || seen.finishedAt) return;
    await continuePlanMigration({ slug, seen }, tools);
  }
}

/**
 * Moves these requests into their lists, as many as one commit takes, in order. Out: how many were
 * checked, and how many of those moved. Reads first, as a transaction must.
 */
export async function reslotRequests(
  tx: Transaction,
  { slug, ids, by, now }: { slug: string; ids: readonly string[]; by: Actor; now: Date },
  { db }: Pick<Tools, 'db'>,
): Promise<{ looked: number; moved: number }> {
  const docs = writableCollections(db);
  const form = (await tx.get(docs.form(slug))).data();
  if (!form || ids.length === 0) return { looked: ids.length, moved: 0 };
  const requests = await tx.getAll(...ids.map((id) => docs.request(slug, id)));
  const changes = requests.map((request) => ({
    request,
    change: changeOf(request, form, by, now),
  }));
  const fitting = changes.slice(0, howManyFit(changes));
  const moved = fitting.flatMap(({ request, change }) =>
    change === 'unchanged'
      ? []
      : [{ id: request.id, ref: request.ref, before: request.data(), ...change }],
  );
  for (const { id, ref, after, history } of moved) {
    tx.set(ref, after);
    tx.set(docs.history(slug, id).doc(reslottedLine), history);
  }
  moveCounters(tx, { slug, moved, now }, db);
  return { looked: fitting.length, moved: moved.length };
}

type Looked = { request: DocumentSnapshot<TherapyRequest>; change: Change };

function changeOf(
  request: DocumentSnapshot<TherapyRequest>,
  form: FormConfiguration,
  by: Actor,
  now: Date,
): Change {
  const current = request.data();
  return current ? reslot(current, form, by, now) : 'unchanged';
}

/** After several successive plans, there may be more cells than one commit can change. */
function howManyFit(changes: readonly Looked[]): number {
  const cells = new Map<string, Set<string>>();
  for (const [i, { request, change }] of changes.entries()) {
    if (change === 'unchanged') continue;
    for (const key of [...(request.data()?.slotKeys ?? []), ...change.after.slotKeys]) {
      const place = locationOfKey(key);
      cells.set(place, (cells.get(place) ?? new Set()).add(key));
    }
    if (i > 0 && [...cells.values()].some((keys) => keys.size > maxCells)) return i;
  }
  return changes.length;
}

function isWhereItWas(job: PlanMigration, seen: PlanMigration): boolean {
  return (
    !job.finishedAt &&
    job.startedAt.getTime() === seen.startedAt.getTime() &&
    job.cursor === seen.cursor
  );
}
