/** What is done every night for each practice's waiting lists. */
import { berlinDate } from '@platzwart/domain/german-date';
import { collections } from '../collections.ts';
import { deletionIdOf } from '../practices/delete-practice.ts';
import { reportUnforeseen } from '../report.ts';
import type { Tools } from '../tools.ts';
import { finishPlanJob } from './follow-plan.ts';
import { keepPlacesFound } from './keep-places-found.ts';
import { publishDemand } from './publish-demand.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';

/** Every practice, one after the other; one that fails is reported and does not stop the rest. Out: by slug, what the recount said. */
export async function lookAfterEveryPractice(tools: Tools): Promise<Record<string, Reconciliation>> {
  const results: Record<string, Reconciliation> = {};
  for (const { id: slug } of (await tools.db.collection('practices').select().get()).docs) {
    try {
      // What is on its way out has no counters to be right.
      if ((await collections(tools.db).deletion(deletionIdOf(slug)).get()).exists) continue;
      results[slug] = await lookAfter(slug, tools);
    } catch (error) {
      reportUnforeseen('reconcileNightly', error);
    }
  }
  return results;
}

/**
 * A change of the plan that was left half way is worked off, the counters are compared with a recount, the public levels with
 * the counters, and the day's demand is kept. Twice a night changes nothing more. Out: what the recount said.
 */
export async function lookAfter(slug: string, tools: Tools): Promise<Reconciliation> {
  await finishPlanJob(slug, tools);
  const reconciliation = await reconcile(slug, tools);
  await publishDemand(slug, tools);
  await keepDemand(slug, tools);
  await keepPlacesFound(slug, tools);
  return reconciliation;
}

/** How many waited for what on that day (Berlin): so that demand over months can be drawn one day. Names nobody. */
async function keepDemand(slug: string, { db, now }: Pick<Tools, 'db' | 'now'>): Promise<void> {
  const docs = collections(db);
  const [heatmaps, counters] = await Promise.all([docs.heatmaps(slug).get(), docs.requestCounters(slug).get()]);
  const cells = heatmaps.docs.flatMap((heatmap) => Object.entries(heatmap.data().cells).filter(([, n]) => n > 0));
  const at = now();
  await docs.demandOf(slug, berlinDate(at)).set({ at, open: counters.data()?.open ?? 0, cells: Object.fromEntries(cells) });
}
