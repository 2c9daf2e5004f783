/** Nightly work on each practice's waiting lists. */

import { collections } from '../core/collections.ts';
import { deletionIdOf } from '../core/delete-practice-state.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { countDays } from '../waiting-list/count-days.ts';
import { recordDemand, recordUncounted, recordWaits } from '../waiting-list/nightly-records.ts';
import { deleteOldCounts } from '../waiting-list/public-counts.ts';
import { publishDemand } from '../waiting-list/publish-demand.ts';
import { recount } from '../waiting-list/reconcile.ts';
import { finishPlanMigration } from '../waiting-list/reslot-requests.ts';
import { reopenRepeats } from './reopen-repeats.ts';
import { finishUndos } from './undo-import.ts';

/**
 * Finishes an interrupted plan migration and undone imports, reconciles the counters, lists repeats
 * whose first request is no longer theirs, excludes long-unconfirmed requests from the public levels,
 * stores how long people waited and the day's demand, and counts the days that are over; all from one
 * reading of the practice's requests. Idempotent. Skips
 * practices that are being deleted. Out: whether it was done; the reconciliation's result is in
 * `counters/reconciliation`.
 */
export async function runNightlyMaintenance(slug: string, tools: Tools): Promise<Handled> {
  if ((await collections(tools.db).deletion(deletionIdOf(slug)).get()).exists) return 'notDue';
  await finishPlanMigration(slug, tools);
  await finishUndos(slug, tools);
  await deleteOldCounts(slug, tools);
  let { seen } = await recount(slug, tools);
  if ((await reopenRepeats(slug, tools)) > 0) ({ seen } = await recount(slug, tools));
  await recordUncounted(slug, seen.recounted, tools);
  await recordWaits(slug, tools);
  await publishDemand(slug, tools);
  await recordDemand(slug, seen.demand, tools);
  await countDays(slug, seen.counted, tools);
  return 'done';
}
