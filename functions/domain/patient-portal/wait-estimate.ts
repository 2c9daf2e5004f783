/**
 * How long others waited for such times: a range where there is enough data, never a position in a list (issue: the patient's portal link).
 * Its data in `practices/{slug}/counters/placements` name nobody.
 */
import * as z from 'zod/mini';
import type { TherapyRequest } from '../request/request.ts';

export const Placements = z.strictObject({
  at: z.date(),
  /** Requests that found a place: days waited, and the slots. */
  places: z.array(z.strictObject({ days: z.int(), slotKeys: z.array(z.string()) })),
});
export type Placements = z.infer<typeof Placements>;

/** The middle half of those who waited for such times. */
export const WaitEstimate = z.strictObject({ from: z.int(), to: z.int(), unit: z.enum(['weeks', 'months']) });
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

const day = 24 * 60 * 60 * 1000;
const daysOfMonth = 365.25 / 12;

type Found = Pick<TherapyRequest, 'archiveReason' | 'requestedAt' | 'archivedAt' | 'slotKeys' | 'places'>;

/** The records of requests archived because they found a place, latest first. */
export function placementsOf(requests: readonly Found[], now: Date): Placements {
  const places: Placements['places'] = [];
  let keys = 0;
  for (const { archiveReason, requestedAt, archivedAt, slotKeys, places: given } of requests) {
    if (archiveReason !== 'placeFound' || archivedAt === null || now.getTime() - archivedAt.getTime() > memory * day) continue;
    keys += slotKeys.length;
    if (places.length >= maxPlaces || keys > maxKeys) break;
    // Up to the first day of their first place. Requests are archived by hand otherwise, often later.
    const start = given[0] ? new Date(`${given[0].startsOn}T12:00:00Z`) : archivedAt;
    places.push({ days: Math.max(0, Math.floor((start.getTime() - requestedAt.getTime()) / day)), slotKeys: [...slotKeys] });
  }
  return { at: now, places };
}

/**
 * The days that the middle half waited of those who preferred any of these slots; undefined for fewer than ten. Rounds outwards, so that
 * nobody is promised less than it took.
 */
export function waitEstimate(slotKeys: readonly string[], { places }: Pick<Placements, 'places'>): WaitEstimate | undefined {
  const preferred = new Set(slotKeys);
  const days = places
    .filter((place) => place.slotKeys.some((key) => preferred.has(key)))
    .map((place) => place.days)
    .sort((a, b) => a - b);
  if (days.length < minPlaces) return undefined;
  const lowerQuartile = days[Math.floor((days.length - 1) * 0.25)] ?? 0;
  const upperQuartile = days[Math.ceil((days.length - 1) * 0.75)] ?? 0;
  const [unit, length] = upperQuartile <= weeksUpTo ? (['weeks', 7] as const) : (['months', daysOfMonth] as const);
  return { from: Math.floor(lowerQuartile / length), to: Math.max(1, Math.ceil(upperQuartile / length)), unit };
}
