/**
 * How long others waited for such times: a range where there is enough data, never a position in a
 * list (issue: the patient's portal link). Its data in `practices/{slug}/counters/placements` name
 * nobody.
 */

import * as z from 'zod/mini';
import { day, wholeDays } from '../dates/durations.ts';
import type { TherapyRequest } from '../request/request.ts';
import { percentile, sizeOf, sumOf } from '../statistics/percentiles.ts';
import type { CountedStart } from '../statistics/wait-range.ts';
import { overlaps, slotKey, slotOfKey } from '../waiting-list/slot.ts';

export const Placements = z.strictObject({
  at: z.date(),
  /** Requests that found a place: days waited, and the slots. */
  places: z.array(z.strictObject({ days: z.int(), slotKeys: z.array(z.string()) })),
  /**
   * Regular places given here, from the statistics, which outlive requests: their times (a slot
   * key), and weeks waited until they began.
   */
  starts: z._default(
    z.array(z.strictObject({ slotKey: z.string(), weeks: z.int(), n: z.int() })),
    [],
  ),
});
export type Placements = z.infer<typeof Placements>;

/** The middle half of those who waited for such times. */
export const WaitEstimate = z.strictObject({
  from: z.int(),
  to: z.int(),
  unit: z.enum(['weeks', 'months']),
});
export type WaitEstimate = z.infer<typeof WaitEstimate>;

/** Days of history that count. */
const memory = 365;

/** Minimum sample size. */
export const minPlaces = 10;

/** Maximum number of requests read, latest first. */
export const maxPlaces = 200;

/** A document holds a million characters; a slot key has about twenty. */
const maxKeys = 20_000;

/** Longer ranges are shown in months. */
const weeksUpTo = 8 * 7;

const daysOfMonth = 365.25 / 12;

type Found = Pick<
  TherapyRequest,
  'archiveReason' | 'requestedAt' | 'archivedAt' | 'slotKeys' | 'places'
>;

/**
 * The records of requests archived because they found a place, latest first, and of the places
 * given within twelve months.
 */
export function placementsOf(
  requests: readonly Found[],
  given: readonly CountedStart[],
  now: Date,
): Placements {
  const places: Placements['places'] = [];
  let keys = 0;
  for (const { archiveReason, requestedAt, archivedAt, slotKeys, places: own } of requests) {
    if (
      archiveReason !== 'placeFound' ||
      archivedAt === null ||
      now.getTime() - archivedAt.getTime() > memory * day
    )
      continue;
    keys += slotKeys.length;
    if (places.length >= maxPlaces || keys > maxKeys) break;
    // Up to the first day of their first place. Requests are archived by hand otherwise, often
    // later.
    const start = own[0] ? new Date(`${own[0].startsOn}T12:00:00Z`) : archivedAt;
    places.push({ days: wholeDays(requestedAt, start), slotKeys: [...slotKeys] });
  }
  const regular = given.filter(({ start, n }) => start.rhythm !== 'once' && n > 0);
  return {
    at: now,
    places,
    starts: regular.map(({ start: { slot, weeks }, n }) => ({ slotKey: slotKey(slot), weeks, n })),
  };
}

/**
 * How long the middle half waited of those who began at any of these times; while fewer than ten
 * did, of those who preferred any of them; undefined for fewer than ten of these, too. Rounds
 * outwards, so that nobody is promised less than it took.
 */
export function waitEstimate(
  slotKeys: readonly string[],
  { places, starts }: Pick<Placements, 'places' | 'starts'>,
): WaitEstimate | undefined {
  const waits = weeksOf(startsAt(slotKeys, starts));
  if (sizeOf(waits) >= minPlaces)
    return estimateOf((percentile(waits, 0.25) ?? 0) * 7, (percentile(waits, 0.75) ?? 0) * 7);
  const preferred = new Set(slotKeys);
  const days = places
    .filter((place) => place.slotKeys.some((key) => preferred.has(key)))
    .map((place) => place.days)
    .sort((a, b) => a - b);
  if (days.length < minPlaces) return undefined;
  const lowerQuartile = days[Math.floor((days.length - 1) * 0.25)] ?? 0;
  const upperQuartile = days[Math.ceil((days.length - 1) * 0.75)] ?? 0;
  return estimateOf(lowerQuartile, upperQuartile);
}

/** In: days. */
function estimateOf(lowerQuartile: number, upperQuartile: number): WaitEstimate {
  const [unit, length] =
    upperQuartile <= weeksUpTo ? (['weeks', 7] as const) : (['months', daysOfMonth] as const);
  return {
    from: Math.floor(lowerQuartile / length),
    to: Math.max(1, Math.ceil(upperQuartile / length)),
    unit,
  };
}

/**
 * Regular places a month that were given at these times within twelve months, at least one;
 * undefined for fewer than ten in all.
 */
export function placesPerMonth(
  slotKeys: readonly string[],
  { starts }: Pick<Placements, 'starts'>,
): number | undefined {
  const given = sizeOf(weeksOf(startsAt(slotKeys, starts)));
  return given < minPlaces ? undefined : Math.max(1, Math.floor(given / 12));
}

/** Those that share some time with any of the cells. */
function startsAt(slotKeys: readonly string[], starts: Placements['starts']): Placements['starts'] {
  const cells = slotKeys.map(slotOfKey).filter((cell) => cell !== undefined);
  return starts.filter(({ slotKey: key }) => {
    const slot = slotOfKey(key);
    return slot !== undefined && cells.some((cell) => overlaps(cell, slot));
  });
}

function weeksOf(starts: Placements['starts']): Map<number, number> {
  return sumOf(starts.map(({ weeks, n }) => new Map([[weeks, n]])));
}
