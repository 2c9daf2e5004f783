/**
 * How long people waited until their place began, as a practice may say it to anybody: always a
 * range, rounded away from the middle, from at least ten starts, never a position and never for a
 * single time.
 */

import type { WaitRange, WaitRanges } from '../practice/wait-ranges.ts';
import { isMorning } from '../waiting-list/slot.ts';
import type { Start } from './month.ts';
import { type Buckets, percentile, sizeOf, sumOf } from './percentiles.ts';

/** Starts below which nothing is said. */
export const minStarts = 10;

/** Months that count. */
export const monthsOfRange = 12;

const weeksOfMonth = 365.25 / 12 / 7;

/** Longer ranges are said in months. */
const weeksUpTo = 8;

/** Places given once each, with how many: `{ start, n }`. */
export type CountedStart = { readonly start: Start; readonly n: number };

/** Weeks -> starts. Single dates end nobody's wait. */
export function waitsOf(
  starts: readonly CountedStart[],
  isMeant: (start: Start) => boolean = () => true,
): Map<number, number> {
  const waits = new Map<number, number>();
  for (const { start, n } of starts) {
    if (start.rhythm !== 'once' && isMeant(start))
      waits.set(start.weeks, (waits.get(start.weeks) ?? 0) + n);
  }
  return waits;
}

/**
 * The middle three fifths, in weeks up to eight, else in months; undefined below `minStarts`. In:
 * weeks -> starts.
 */
export function waitRange(waits: Buckets): WaitRange | undefined {
  if (sizeOf(waits) < minStarts) return undefined;
  const [low = 0, high = 0] = [percentile(waits, 0.2), percentile(waits, 0.8)];
  const [unit, length] =
    high <= weeksUpTo ? (['weeks', 1] as const) : (['months', weeksOfMonth] as const);
  const from = Math.floor(low / length);
  return { from, to: Math.max(from + 1, Math.ceil(high / length)), unit };
}

/**
 * Undefined below `minStarts`. `noted`: weeks -> places noted by hand, which count for the whole
 * practice only.
 */
export function waitRanges(
  starts: readonly CountedStart[],
  noted: Buckets = new Map(),
): WaitRanges | undefined {
  const all = waitRange(sumOf([waitsOf(starts), noted]));
  const half = (morning: boolean) =>
    waitRange(waitsOf(starts, ({ slot }) => isMorning(slot) === morning)) ?? null;
  return all && { all, morning: half(true), afternoon: half(false) };
}

const units = { weeks: ['Woche', 'Wochen'], months: ['Monat', 'Monate'] } as const;

function said({ from, to, unit }: WaitRange, isUnitSaid = true): string {
  const range = from === 0 ? `bis zu ${to}` : `${from} bis ${to}`;
  return isUnitSaid ? `${range} ${units[unit][to === 1 ? 0 : 1]}` : range;
}

/** '5 bis 9 Monate; am Vormittag 2 bis 4, am Nachmittag 6 bis 10'. */
function saidInHalves({ all, morning, afternoon }: WaitRanges, separator: string): string {
  const half = (name: string, range: WaitRange | null) =>
    range && !isSame(range, all) ? [`${name} ${said(range, range.unit !== all.unit)}`] : [];
  const halves = [...half('am Vormittag', morning), ...half('am Nachmittag', afternoon)].join(', ');
  return halves ? `${said(all)}${separator}${halves}` : said(all);
}

function isSame(one: WaitRange, other: WaitRange): boolean {
  return one.from === other.from && one.to === other.to && one.unit === other.unit;
}

/** The line on the practice's page and above its form. */
export function publicText(ranges: WaitRanges): string {
  return `Wer zuletzt einen Platz bekam, wartete meist ${saidInHalves(ranges, '; ')}.`;
}

type Told = {
  offering: { waitShown: boolean };
  waitRanges: WaitRanges | null;
  isListGrowing: boolean;
};

/** The same, if the practice tells it, and can without promising too much; else ''. */
export function publicLineOf({ offering, waitRanges, isListGrowing }: Told): string {
  return offering.waitShown && waitRanges && !isListGrowing ? publicText(waitRanges) : '';
}

/** What a member says on the phone, of a half of the day alone where that has a range of its own. */
export function phoneText(ranges: WaitRanges, half?: 'morning' | 'afternoon'): string {
  const own = half && ranges[half];
  const [when, waited] = own
    ? [half === 'morning' ? 'am Vormittag ' : 'am Nachmittag ', said(own)]
    : ['', saidInHalves(ranges, ', ')];
  return `Wer zuletzt ${when}bei uns begonnen hat, wartete meist ${waited}. Versprechen können wir das leider nicht.`;
}
