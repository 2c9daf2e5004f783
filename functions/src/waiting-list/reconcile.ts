import { accepted, refused } from '@platzwart/domain/failure';
import { paths } from '@platzwart/domain/paths';
import { may } from '@platzwart/domain/permission';
import type { TherapyRequest } from '@platzwart/domain/request';
import { countHeatmaps, type Heatmaps } from '@platzwart/domain/waiting-list';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { reportUnforeseen } from '../report.ts';
import type { Tools } from '../tools.ts';
import { increments } from './apply-changes.ts';

export type Reconciliation = { checked: number; repaired: number; duration: number };

/** One commit takes 500 transforms on one document. */
const repairsPerCommit = 400;

/** 50 locations of 240 cells drifted wholly, and as many meetings with another run. */
const maxRounds = 60;

/**
 * Counts a practice's waiting lists anew and repairs what has drifted (expected: nothing). For administrators.
 * Out: requests read, cells and counters repaired, milliseconds. Failures: signInNeeded, notAllowed.
 */
export const reconcileWaitingList: Handler<'reconcileWaitingList'> = async ({ companySlug: slug }, caller, tools) => {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const member = (await collections(tools.db).member(slug, caller.uid).get()).data();
  if (!may(member?.role, 'changeSettings')) return refused({ kind: 'notAllowed' });
  return accepted(await reconcile(slug, tools));
};

/** The nightly run: every practice, one after the other; one that fails is reported and does not stop the rest. */
export async function reconcileEveryPractice(tools: Tools): Promise<Record<string, Reconciliation>> {
  const results: Record<string, Reconciliation> = {};
  for (const { id } of await tools.db.collection('practices').listDocuments()) {
    try {
      results[id] = await reconcile(id, tools);
    } catch (error) {
      reportUnforeseen('reconcileNightly', error);
    }
  }
  return results;
}

/**
 * Compares counters and requests as of one moment and adds the difference, never sets: bookings that arrive meanwhile
 * add their own. The revision lets only one of two simultaneous runs repair; the other looks again.
 */
export async function reconcile(slug: string, { db, now }: Tools): Promise<Reconciliation> {
  const started = now().getTime();
  let repaired = 0;
  for (let round = 0; round < maxRounds; round++) {
    const { checked, drift, revision } = await driftOf(slug, db);
    if (drift.length === 0) return { checked, repaired, duration: now().getTime() - started };
    const repairs = drift.slice(0, repairsPerCommit);
    if (await commitRepairs(slug, repairs, revision, db)) repaired += repairs.length;
  }
  throw new Error('Counters drift faster than they are repaired.');
}

type Drift = { path: string; cell: string; by: number };
type Revision = { number: number; updateTime: FirebaseFirestore.Timestamp | undefined };

async function driftOf(slug: string, db: Firestore): Promise<{ checked: number; drift: Drift[]; revision: Revision }> {
  const docs = collections(db);
  return db.runTransaction(
    async (tx) => {
      const [requests, heatmaps, counters, reconciliation] = await Promise.all([
        tx.get(db.collection(paths.requests(slug)).select('status', 'slotKeys')),
        tx.get(docs.heatmaps(slug)),
        tx.get(docs.requestCounters(slug)),
        tx.get(db.doc(paths.reconciliation(slug))),
      ]);
      const counted = requests.docs.map((doc) => doc.data() as Pick<TherapyRequest, 'status' | 'slotKeys'>);
      const stored: Heatmaps = new Map(heatmaps.docs.map((doc) => [doc.id, new Map(Object.entries(doc.data().cells))]));
      const { open = 0, archived = 0 } = counters.data() ?? {};
      const is = {
        open: counted.filter(({ status }) => status === 'open').length,
        archived: counted.filter(({ status }) => status === 'archived').length,
      };
      return {
        checked: counted.length,
        drift: [
          ...heatmapDrift(slug, stored, countHeatmaps(counted)),
          ...(open === is.open ? [] : [{ path: paths.requestCounters(slug), cell: 'open', by: is.open - open }]),
          ...(archived === is.archived ? [] : [{ path: paths.requestCounters(slug), cell: 'archived', by: is.archived - archived }]),
        ],
        revision: { number: Number(reconciliation.data()?.revision ?? 0), updateTime: reconciliation.updateTime },
      };
    },
    { readOnly: true },
  );
}

function heatmapDrift(slug: string, stored: Heatmaps, counted: Heatmaps): Drift[] {
  return [...new Set([...stored.keys(), ...counted.keys()])].flatMap((locationId) => {
    const was = stored.get(locationId) ?? new Map<string, number>();
    const is = counted.get(locationId) ?? new Map<string, number>();
    return [...new Set([...was.keys(), ...is.keys()])]
      .map((cell) => ({ path: paths.heatmap(slug, locationId), cell, by: (is.get(cell) ?? 0) - (was.get(cell) ?? 0) }))
      .filter(({ by }) => by !== 0);
  });
}

/** True if written; false if another run repaired in the meantime. */
async function commitRepairs(slug: string, repairs: readonly Drift[], revision: Revision, db: Firestore): Promise<boolean> {
  const batch = db.batch();
  const reconciliation = db.doc(paths.reconciliation(slug));
  const next = { revision: revision.number + 1 };
  if (revision.updateTime) batch.update(reconciliation, next, { lastUpdateTime: revision.updateTime });
  else batch.create(reconciliation, next);
  for (const path of new Set(repairs.map((repair) => repair.path))) {
    const cells = new Map(repairs.filter((repair) => repair.path === path).map(({ cell, by }) => [cell, by]));
    const isHeatmap = path !== paths.requestCounters(slug);
    const values = increments(cells);
    // A counter document that was lost needs both of its fields again.
    const counters = { open: FieldValue.increment(0), archived: FieldValue.increment(0), ...values };
    batch.set(db.doc(path), isHeatmap ? { cells: values } : counters, { merge: true });
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    const [alreadyExists, failedPrecondition] = [6, 9];
    const { code } = error as { code?: number };
    if (code === alreadyExists || code === failedPrecondition) return false;
    throw error;
  }
}
