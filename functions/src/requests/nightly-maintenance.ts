/** Nightly work on each practice's waiting lists. */

import { berlinDate } from '@platzwart/domain/dates/german-date';
import { queries } from '@platzwart/domain/queries';
import { countsUnconfirmed, unconfirmedOf } from '@platzwart/domain/waiting-list/demand';
import { collections, queryOf } from '../core/collections.ts';
import { deletionIdOf } from '../core/delete-practice-state.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { publishDemand } from '../waiting-list/publish-demand.ts';
import { reconcile } from '../waiting-list/reconcile.ts';
import { recordPlacements } from '../waiting-list/record-placements.ts';
import { finishPlanMigration } from '../waiting-list/reslot-requests.ts';
import { reopenRepeats } from './reopen-repeats.ts';

/**
 * Finishes an interrupted plan migration, reconciles the counters, lists repeats whose first request is no longer theirs, excludes
 * long-unconfirmed requests from the public levels, and stores the day's demand and waiting times. Idempotent. Skips practices that are
 * being deleted. Out: whether it was done; the reconciliation's result is in `counters/reconciliation`.
 */
export async function runNightlyMaintenance(slug: string, tools: Tools): Promise<Handled> {
  if ((await collections(tools.db).deletion(deletionIdOf(slug)).get()).exists) return 'notDue';
  await finishPlanMigration(slug, tools);
  await reconcile(slug, tools);
  const until = new Date(tools.now().getTime() - countsUnconfirmed);
  await reopenRepeats(slug, tools);
  await storeUnconfirmed(slug, until, tools);
  await publishDemand(slug, tools);
  await storeDemand(slug, tools);
  await recordPlacements(slug, tools);
  return 'done';
}

/** Requests that the public levels exclude until the next night. */
async function storeUnconfirmed(slug: string, until: Date, { db }: Pick<Tools, 'db'>): Promise<void> {
  const docs = collections(db);
  const found = await queryOf(docs.requests(slug), queries.unconfirmedUntil(until)).get();
  const requests = found.docs.map((request) => request.data());
  await docs.unconfirmed(slug).set(unconfirmedOf(requests, until));
}

/** How many waited for what on that day (Berlin): for a future chart of demand over months. Contains no names. */
async function storeDemand(slug: string, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const docs = collections(db);
  const [heatmaps, counters] = await Promise.all([docs.heatmaps(slug).get(), docs.requestCounters(slug).get()]);
  const cells = heatmaps.docs.flatMap((heatmap) => Object.entries(heatmap.data().cells).filter(([, n]) => n > 0));
  const at = now();
  await docs.demandOf(slug, berlinDate(at)).set({ at, open: counters.data()?.open ?? 0, cells: Object.fromEntries(cells) });
}
