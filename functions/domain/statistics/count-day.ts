/**
 * Counts a day of a practice from its requests, the night after; pure, so a second night counts the
 * same.
 */
import { daysLater, momentInBerlin } from '../dates/berlin-days.ts';
import { plusDays } from '../dates/calendar-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import type { TherapyRequest } from '../request/request.ts';
import { type DayCounts, type FollowUpCount, type Leaving, weeksWaited } from './month.ts';

/** A night that failed is made up for, up to so many days later. */
export const daysToCatchUp = 31;

/** What is counted of a request. */
export const countedFields = [
  'status',
  'source',
  'requestedAt',
  'archivedAt',
  'archiveReason',
  'withdrawnAt',
  'isRepeat',
  'places',
  'followUp',
] as const satisfies readonly (keyof TherapyRequest)[];
export type CountedRequest = Pick<TherapyRequest, (typeof countedFields)[number]>;

/** A night holds those of all who wait. */
export function countedOf(request: CountedRequest): CountedRequest {
  return Object.fromEntries(
    countedFields.map((field) => [field, request[field]]),
  ) as CountedRequest;
}

/**
 * The days to count now, oldest first: those after the last counted one, or after registration, up
 * to yesterday in Berlin; at most
 * `daysToCatchUp`. `counted`: days with a record, in any order.
 */
export function daysToCount(counted: readonly IsoDate[], registeredAt: Date, now: Date): IsoDate[] {
  const today = berlinDate(now);
  const known = new Set(counted);
  const earliest = [plusDays(today, -daysToCatchUp), berlinDate(registeredAt)].reduce(
    (one, other) => (one > other ? one : other),
  );
  const last = counted.reduce((one, other) => (one > other ? one : other), '');
  const days = Array.from({ length: daysToCatchUp }, (_, i) => plusDays(today, i - daysToCatchUp));
  return days.filter((day) => day >= earliest && day > last && !known.has(day));
}

/**
 * In: requests that are open, or left on that day (Berlin) or later; others change nothing. Repeats
 * of somebody who already waits count nowhere. A request counts on the day it was made: one entered
 * afterwards shows only in `open`.
 */
export function countDay(requests: readonly CountedRequest[], date: IsoDate): DayCounts {
  const from = momentInBerlin(date, '00:00');
  const until = momentInBerlin(berlinDate(daysLater(momentInBerlin(date, '12:00'), 1)), '00:00');
  const isOn = (moment: Date | null) => moment !== null && moment >= from && moment < until;
  const counts: DayCounts = { open: 0, arrived: {}, left: {}, noted: {}, followUps: {} };
  for (const request of requests) {
    if (request.isRepeat || request.requestedAt >= until) continue;
    if (request.status === 'open' || (request.archivedAt !== null && request.archivedAt >= until))
      counts.open += 1;
    if (isOn(request.requestedAt)) add(counts.arrived, request.source);
    if (request.status === 'archived' && request.archivedAt !== null && isOn(request.archivedAt)) {
      const leaving = leavingOf(request);
      add(counts.left, leaving);
      if (leaving === 'placeNoted')
        add(counts.noted, String(weeksWaited(request.requestedAt, request.archivedAt)));
    }
    const followUp = isOn(request.followUp.at) ? followUpOf(request.followUp) : undefined;
    if (followUp) add(counts.followUps, followUp);
  }
  return counts;
}

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function leavingOf({ archiveReason, withdrawnAt, places }: CountedRequest): Leaving {
  if (withdrawnAt !== null) return 'withdrawn';
  if (archiveReason === 'placeFound') return places.length > 0 ? 'placeGiven' : 'placeNoted';
  return archiveReason ?? 'other';
}

function followUpOf({ state, answer }: TherapyRequest['followUp']): FollowUpCount | undefined {
  if (state === 'idle') return answer;
  return state === 'reminded' ? undefined : state;
}
