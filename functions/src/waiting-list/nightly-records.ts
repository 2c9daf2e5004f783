/** What each night records of a practice's waiting lists: numbers without names. Idempotent. */
import { isDeepStrictEqual } from 'node:util';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { maxPlaces, placementsOf } from '@platzwart/domain/patient-portal/wait-estimate';
import { everyRequest, queries } from '@platzwart/domain/queries';
import { type CountedRequest, countedOf } from '@platzwart/domain/statistics/count-day';
import { isGrowing, monthsUntil, notedOf, startsOf } from '@platzwart/domain/statistics/months';
import { placesAMonth as placesAMonthOf } from '@platzwart/domain/statistics/places-a-month';
import {
  monthsOfRange,
  publicLineOf,
  waitRanges as waitRangesOf,
} from '@platzwart/domain/statistics/wait-range';
import { inHundredths, weightedDemand } from '@platzwart/domain/statistics/weighted-demand';
import { queryOf } from '../core/collections.ts';
import { inParts } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { writableCollections } from './writable-collections.ts';

/** Requests that the public numbers exclude until the next night. */
export async function recordUnconfirmed(
  slug: string,
  until: Date,
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const docs = writableCollections(db);
  const found = await queryOf(docs.requests(slug), queries.unconfirmedUntil(until)).select().get();
  await docs.unconfirmed(slug).set({ until, ids: found.docs.map(({ id }) => id) });
}

/** What a night counts of everybody who waits; `demand`: in people, for each cell. */
type OpenNow = { readonly requests: CountedRequest[]; readonly demand: Map<string, number> };

export async function openRequestsOf(slug: string, { db }: Pick<Tools, 'db'>): Promise<OpenNow> {
  const open: OpenNow = { requests: [], demand: new Map() };
  const shape = queries.openRequests(everyRequest);
  for await (const part of inParts(queryOf(writableCollections(db).requests(slug), shape))) {
    const requests = part.map((request) => request.data());
    weightedDemand(requests, open.demand);
    open.requests.push(...requests.map(countedOf));
  }
  return open;
}

/** How many waited for what on that day (Berlin). */
export async function recordDemand(
  slug: string,
  demand: OpenNow['demand'],
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
