import { accepted } from '@platzwart/domain/failure';
import { paths } from '@platzwart/domain/paths';
import { handler } from '../core/handler.ts';
import { reportDrift } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';
import { driftAlarmEmail } from '../emails/templates/drift-alarm.ts';
import { increments } from './change-effects.ts';
import { type Drift, driftOf, type Seen } from './drift.ts';
import { publishDemand } from './publish-demand.ts';
import { reslotRequests } from './reslot-requests.ts';
import { writableCollections } from './writable-collections.ts';

type Reconciliation = { checked: number; repaired: number; duration: number };

/** One commit takes 500 transforms on one document. */
const repairsPerCommit = 400;

/** Requests repaired in one commit. */
const requestsPerCommit = 50;

/** 50 locations of 240 cells in three counts, all wrong, and as many conflicts with another run. */
const maxRounds = 180;

/**
 * Recounts a practice's waiting lists, repairs drift (expected: none) and publishes the resulting
 * levels. For administrators. Out: requests read; cells, counters and requests repaired;
 * milliseconds. Failures: signInNeeded, notAllowed.
 */
export const reconcileWaitingList = handler(
  'reconcileWaitingList',
  async ({ companySlug: slug }, _caller, tools) => {
    const result = await reconcile(slug, tools);
    await publishDemand(slug, tools);
    return accepted(result);
  },
);

/**
 * Compares counters and requests as of one moment and adds the difference, never sets: concurrent
 * bookings add their own. Requests in the wrong lists are moved, unless a plan migration is
 * running. A repair queues an alarm e-mail to the operator in the same commit; the result is in
 * `counters/reconciliation`. The revision lets only one of two simultaneous runs repair; the other
 * retries. Without the revision, two runs would each add the difference; outside the commit, the
 * alarm could get lost.
 */
export async function reconcile(slug: string, tools: Tools): Promise<Reconciliation> {
  return (await recount(slug, tools)).result;
}

/** The same, with what was seen of the requests: a night reads them once. */
export async function recount(
  slug: string,
  tools: Tools,
): Promise<{ result: Reconciliation; seen: Seen }> {
  const { db, now } = tools;
  const started = now().getTime();
  let repaired = 0;
  for (let round = 0; round < maxRounds; round++) {
    const drift = await driftOf(slug, db, now());
    if (drift.cells.length === 0 && drift.misplaced.length === 0) {
      const result = { checked: drift.checked, repaired, duration: now().getTime() - started };
      await writableCollections(db)
        .reconciliation(slug)
        .set({ last: { at: now(), ...result } }, { merge: true });
      return { result, seen: drift.seen };
    }
    const justNow = await repair(slug, drift, tools);
    if (justNow > 0) reportDrift(slug, justNow);
    repaired += justNow;
  }
  throw new Error('Counters drift faster than they are repaired.');
}

/** Repairs as much as one commit takes; 0 if another run repaired in the meantime. */
async function repair(
  slug: string,
  { cells, misplaced, revision }: Drift,
  { db, now, operatorEmail }: Tools,
): Promise<number> {
  const docs = writableCollections(db);
  return inTransaction(db, async (tx) => {
    const [known, practice] = await Promise.all([
      tx.get(docs.reconciliation(slug)),
      tx.get(docs.practice(slug)),
    ]);
    if ((known.data()?.revision ?? 0) !== revision) return 0;
    // Counters first: later moves must start from correct ones.
    const drifted = cells.slice(0, repairsPerCommit);
    const ids = drifted.length > 0 ? [] : misplaced.slice(0, requestsPerCommit);
    const { moved } = await reslotRequests(
      tx,
      { slug, ids, by: { kind: 'platform' }, now: now() },
      { db },
    );

    for (const path of new Set(drifted.map((cell) => cell.path))) {
      const there = drifted.filter((each) => each.path === path);
      const cells = there.filter(({ field }) => field === 'cells');
      const values = [
        ...there.flatMap(({ field, by }) => (field === 'cells' ? [] : [[field, by] as const])),
        // A lost counter document needs both of its fields again.
        ...(path === paths.requestCounters(slug)
          ? (['open', 'archived'] as const)
              .filter((field) => !there.some((each) => each.field === field))
              .map((field) => [field, 0] as const)
          : []),
      ];
      tx.set(
        db.doc(path),
        {
          ...increments(new Map(values)),
          ...(cells.length > 0 && {
            cells: increments(new Map(cells.map(({ cell, by }) => [cell, by]))),
          }),
        },
        { merge: true },
      );
    }
    const repaired = drifted.length + moved;
    if (repaired === 0) return 0;
    tx.set(docs.reconciliation(slug), { revision: revision + 1 }, { merge: true });
    const title = practice.data()?.title ?? slug;
    if (operatorEmail !== '')
      queueEmail(
        tx,
        driftAlarmEmail({ slug, title, revision: revision + 1, repaired }, operatorEmail, now()),
        db,
      );
    return repaired;
  });
}
