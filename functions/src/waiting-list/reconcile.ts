import { accepted } from '@platzwart/domain/failure';
import { paths } from '@platzwart/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { reportDrift } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';
import { driftAlarmEmail } from '../emails/templates/drift-alarm.ts';
import { increments } from './change-effects.ts';
import { type Drift, driftOf } from './drift.ts';
import { publishDemand } from './publish-demand.ts';
import { reslotRequests } from './reslot-requests.ts';

export type Reconciliation = { checked: number; repaired: number; duration: number };

/** One commit takes 500 transforms on one document. */
const repairsPerCommit = 400;

/** Requests put right in one commit. */
const requestsPerCommit = 50;

/** 50 locations of 240 cells drifted wholly, and as many meetings with another run. */
const maxRounds = 60;

/**
 * Counts a practice's waiting lists anew, repairs what has drifted (expected: nothing) and publishes the levels that follow. For administrators.
 * Out: requests read, cells, counters and requests put right, milliseconds. Failures: signInNeeded, notAllowed.
 */
export const reconcileWaitingList = handler('reconcileWaitingList', async ({ companySlug: slug }, _caller, tools) => {
  const result = await reconcile(slug, tools);
  await publishDemand(slug, tools);
  return accepted(result);
});

/**
 * Compares counters and requests as of one moment and adds the difference, never sets: bookings that arrive meanwhile
 * add their own. Requests that do not stand in the lists their preferred times make are put there, unless a change of the plan is
 * just being worked off. What was put right raises an alarm e-mail to the operator in the same commit; the result stays in
 * `counters/reconciliation`. The revision lets only one of two simultaneous runs repair; the other looks again.
 * Without the revision, two runs would each add the difference; outside the commit, the alarm could get lost.
 */
export async function reconcile(slug: string, tools: Tools): Promise<Reconciliation> {
  const { db, now } = tools;
  const started = now().getTime();
  let repaired = 0;
  for (let round = 0; round < maxRounds; round++) {
    const drift = await driftOf(slug, db);
    if (drift.cells.length === 0 && drift.misplaced.length === 0) {
      const result = { checked: drift.checked, repaired, duration: now().getTime() - started };
      await db.doc(paths.reconciliation(slug)).set({ last: { at: now(), ...result } }, { merge: true });
      return result;
    }
    const justNow = await repair(slug, drift, tools);
    if (justNow > 0) reportDrift(slug, justNow);
    repaired += justNow;
  }
  throw new Error('Counters drift faster than they are repaired.');
}

/** Puts right as much as one commit takes; 0 if another run repaired in the meantime. */
async function repair(slug: string, { cells, misplaced, revision }: Drift, { db, now, operatorEmail }: Tools): Promise<number> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [known, practice] = await Promise.all([tx.get(docs.reconciliation(slug)), tx.get(docs.practice(slug))]);
    if ((known.data()?.revision ?? 0) !== revision) return 0;
    // Counters first: what moves a request afterwards starts from right ones.
    const drifted = cells.slice(0, repairsPerCommit);
    const ids = drifted.length > 0 ? [] : misplaced.slice(0, requestsPerCommit);
    const { moved } = await reslotRequests(tx, { slug, ids, by: { kind: 'platform' }, now: now() }, { db });

    for (const path of new Set(drifted.map((cell) => cell.path))) {
      const values = increments(new Map(drifted.filter((cell) => cell.path === path).map(({ cell, by }) => [cell, by])));
      // A counter document that was lost needs both of its fields again.
      const counters = { open: FieldValue.increment(0), archived: FieldValue.increment(0), ...values };
      tx.set(db.doc(path), path === paths.requestCounters(slug) ? counters : { cells: values }, { merge: true });
    }
    const repaired = drifted.length + moved;
    if (repaired === 0) return 0;
    tx.set(db.doc(paths.reconciliation(slug)), { revision: revision + 1 }, { merge: true });
    const title = practice.data()?.title ?? slug;
    if (operatorEmail !== '') queueEmail(tx, driftAlarmEmail({ slug, title, revision: revision + 1, repaired }, operatorEmail, now()), db);
    return repaired;
  });
}
