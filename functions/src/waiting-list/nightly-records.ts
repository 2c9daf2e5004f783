/** What each night records of a practice's waiting lists: numbers without names. Idempotent. */
import { isDeepStrictEqual } from 'node:util';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { maxPlaces, placementsOf } from '@platzwart/domain/patient-portal/wait-estimate';
import { queries } from '@platzwart/domain/queries';
import { isGrowing, monthsUntil, notedOf, startsOf } from '@platzwart/domain/statistics/months';
import { placesAMonth as placesAMonthOf } from '@platzwart/domain/statistics/places-a-month';
import {
  monthsOfRange,
  publicLineOf,
  waitRanges as waitRangesOf,
} from '@platzwart/domain/statistics/wait-range';
import { inHundredths } from '@platzwart/domain/statistics/weighted-demand';
import { shouldBeUncounted } from '@platzwart/domain/waiting-list/public-counts';
import { queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { moveCounters } from './change-effects.ts';
import { writableCollections } from './writable-collections.ts';

/** In one transaction. */
const decidedAtOnce = 50;

/**
 * Decides anew which of these requests public levels leave out: strangers' that nobody confirms, and
 * old repeats.
 */
export async function recordUncounted(
  slug: string,
  ids: readonly string[],
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  const docs = writableCollections(db);
  const at = now();
  for (let from = 0; from < ids.length; from += decidedAtOnce) {
    const part = ids.slice(from, from + decidedAtOnce);
    await inTransaction(db, async (tx) => {
      const requests = await tx.getAll(...part.map((id) => docs.request(slug, id)));
      const moved = requests.flatMap((request) => {
        const before = request.data();
        const isUncounted = before && shouldBeUncounted(before, at);
        if (!before || isUncounted === undefined || isUncounted === before.isUncounted) return [];
        return [{ ref: request.ref, before, after: { ...before, isUncounted } }];
      });
      for (const { ref, after } of moved) tx.update(ref, { isUncounted: after.isUncounted });
      moveCounters(tx, { slug, moved, now: at }, db);
    });
  }
}

/** How many waited for what on that day (Berlin). */
export async function recordDemand(
  slug: string,
  demand: ReadonlyMap<string, number>,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  const docs = writableCollections(db);
  const [heatmaps, counters] = await Promise.all([
    docs.heatmaps(slug).get(),
    docs.requestCounters(slug).get(),
  ]);
  const cells = heatmaps.docs.flatMap((heatmap) =>
    Object.entries(heatmap.data().cells).filter(([, n]) => n > 0),
  );
  const at = now();
  const weighted = inHundredths(demand);
  await docs
    .demandOf(slug, berlinDate(at))
    .set({ at, open: counters.data()?.open ?? 0, cells: Object.fromEntries(cells), weighted });
}

/**
 * How long it took to get a place, for patients in their portal, the team, and the public if the
 * practice tells it; how many were given, for limits.
 */
export async function recordWaits(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<void> {
  const docs = writableCollections(db);
  const names = monthsUntil(berlinDate(now()), monthsOfRange);
  const [found, practiceNow, accountNow, ...months] = await Promise.all([
    queryOf(docs.requests(slug), queries.archivedBecause('placeFound', maxPlaces)).get(),
    docs.practice(slug).get(),
    docs.account(slug).get(),
    ...names.map((name) => docs.monthStatistics(slug, name).get()),
  ]);
  const counted = months.flatMap((month) => {
    const counts = month.data();
    return counts ? [{ name: month.id, counts }] : [];
  });
  const starts = startsOf(counted);
  const requests = found.docs.map((request) => request.data());
  await docs.placements(slug).set(placementsOf(requests, starts, now()));

  const [practice, account] = [practiceNow.data(), accountNow.data()];
  if (!practice || !account) return;
  const told = {
    waitRanges: waitRangesOf(starts, notedOf(counted)) ?? null,
    isListGrowing: isGrowing(counted),
  };
  const placesAMonth = placesAMonthOf(
    counted,
    practice.locations.map(({ id }) => id),
  );
  const { waitRanges, isListGrowing } = account;
  if (
    !isDeepStrictEqual(
      { ...told, placesAMonth },
      { waitRanges, isListGrowing, placesAMonth: account.placesAMonth },
    )
  ) {
    await docs.account(slug).update({ ...told, placesAMonth });
  }
  const waitLine = publicLineOf({ ...account, ...told });
  if (waitLine !== (practice.waitLine ?? '')) await docs.practice(slug).update({ waitLine });
}
