/**
 * What a year of nights would have recorded of a demo practice: demand, counted days, and how long
 * people waited.
 */
import { daysLater, momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { Placements, placementsOf } from '@platzwart/domain/patient-portal/wait-estimate';
import type { WaitRanges } from '@platzwart/domain/practice/wait-ranges';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { countDay } from '@platzwart/domain/statistics/count-day';
import {
  type DayCounts,
  type FollowUpCount,
  MonthStatistics,
} from '@platzwart/domain/statistics/month';
import { isGrowing, notedOf, startsOf } from '@platzwart/domain/statistics/months';
import { waitRanges } from '@platzwart/domain/statistics/wait-range';
import { inHundredths, weightedDemand } from '@platzwart/domain/statistics/weighted-demand';
import { DemandSnapshot } from '@platzwart/domain/waiting-list/demand';
import { countHeatmaps } from '@platzwart/domain/waiting-list/queue';
import type { DemoDocument } from './demo-practice.ts';
import type { DemoRequest } from './generate-requests.ts';

/** What a line of history counts as. */
const followUpOf: Partial<Record<HistoryEntry['what'], FollowUpCount>> = {
  followUpSent: 'asked',
  followUpCallNeeded: 'toCall',
  followUpUnanswered: 'noAnswer',
  followUpConfirmed: 'interested',
  followUpUnsure: 'unsure',
};

/**
 * In: all requests as they are now, and the months' documents with what offers counted. Nobody
 * moved between cells meanwhile.
 */
export function recordedNights(
  slug: string,
  all: readonly DemoRequest[],
  counted: readonly DemoDocument[],
  now: Date,
): { documents: DemoDocument[]; waits: { waitRanges: WaitRanges | null; isListGrowing: boolean } } {
  const requests = all.map(({ request }) => request);
  const followUps = followUpsOf(all.flatMap(({ history }) => history));
  const first = Math.min(...requests.map(({ requestedAt }) => requestedAt.getTime()));
  const nights = Array.from({ length: 365 }, (_, i) =>
    momentInBerlin(berlinDate(daysLater(now, -i)), '03:05'),
  ).filter((at) => at <= now && at.getTime() > first);
  const demand = nights.map((at) => {
    const open = requests
      .filter(
        ({ requestedAt, archivedAt }) =>
          requestedAt <= at && (archivedAt === null || archivedAt > at),
      )
      .map(({ slotKeys }) => ({ status: 'open' as const, slotKeys }));
    const cells = Object.fromEntries(
      [...countHeatmaps(open).values()].flatMap((location) => [...location]),
    );
    const data = DemandSnapshot.parse({
      at,
      open: open.length,
      cells,
      weighted: inHundredths(weightedDemand(open)),
    });
    return { path: paths.demandOf(slug, berlinDate(at)), data };
  });
  const months = withDays(slug, requests, followUps, nights, counted);
  const known = months.map(({ path, data }) => ({
    name: path.slice(-7),
    counts: MonthStatistics.parse(data),
  }));
  const starts = startsOf(known);
  const found = requests
    .filter(({ archiveReason }) => archiveReason === 'placeFound')
    .sort((a, b) => Number(b.archivedAt) - Number(a.archivedAt));
  const placements = {
    path: serverPaths.placements(slug),
    data: Placements.parse(placementsOf(found, starts, now)),
  };
  const waits = {
    waitRanges: waitRanges(starts, notedOf(known)) ?? null,
    isListGrowing: isGrowing(known),
  };
  return { documents: [...demand, ...months, placements], waits };
}

/** Each night counts the day before. */
function withDays(
  slug: string,
  requests: readonly TherapyRequest[],
  followUps: ReadonlyMap<string, Record<string, number>>,
  nights: readonly Date[],
  counted: readonly DemoDocument[],
): DemoDocument[] {
  const months = new Map(
    counted.map(({ path, data }) => [path, { ...data, days: {} as Record<string, DayCounts> }]),
  );
  for (const date of nights.map((at) => berlinDate(daysLater(at, -1)))) {
    const path = paths.monthStatistics(slug, date.slice(0, 7));
    const month = months.get(path) ?? { days: {} };
    month.days[date.slice(8)] = {
      ...countDay(requests, date),
      followUps: followUps.get(date) ?? {},
    };
    months.set(path, month);
  }
  return [...months].map(([path, data]) => ({ path, data: MonthStatistics.parse(data) }));
}

/** By day: requests as they are now say only what followed last. */
function followUpsOf(lines: readonly HistoryEntry[]): Map<string, Record<string, number>> {
  const days = new Map<string, Record<string, number>>();
  for (const { at, what } of lines) {
    const kind = followUpOf[what];
    if (!kind) continue;
    const counts = days.get(berlinDate(at)) ?? {};
    counts[kind] = (counts[kind] ?? 0) + 1;
    days.set(berlinDate(at), counts);
  }
  return days;
}
