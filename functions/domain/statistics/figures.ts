/**
 * What the plots of the screen 'Auswertung' show, month by month; section 1.13 of the design of
 * free places.
 */
import { FollowUpCount, Leaving } from './month.ts';
import { isPartOf, type Month, type Narrowed, notedOf, startsOf, totalOf } from './months.ts';
import { type Buckets, percentile, sizeOf, sumOf } from './percentiles.ts';
import { waitsOf } from './wait-range.ts';

/**
 * Weeks: the middle one, and those of the middle three fifths; undefined for fewer than
 * `minToSpread`.
 */
export type Spread = { readonly median: number; readonly low: number; readonly high: number };

/** A spread of fewer says nothing. */
const minToSpread = 3;

function spreadOf(waits: Buckets): Spread | undefined {
  if (sizeOf(waits) < minToSpread) return undefined;
  const [low = 0, median = 0, high = 0] = [0.2, 0.5, 0.8].map((share) => percentile(waits, share));
  return { low, median, high };
}

const bucketsOf = (counts: Readonly<Record<string, number>>): Buckets =>
  new Map(Object.entries(counts).map(([key, n]) => [Number(key), n]));

export type Waiting = {
  month: string;
  offers: number;
  untilOffer: Spread | undefined;
  starts: number;
  untilStart: Spread | undefined;
};

/**
 * Weeks waited by those first asked, or who got a place, in that month. `narrowed` counts only for
 * the latter.
 */
export function waitingByMonth(months: readonly Month[], narrowed: Narrowed = {}): Waiting[] {
  return months.map((month) => {
    const [offers, starts] = [
      bucketsOf(month.counts.weeksToOffer),
      waitsUntilStart([month], narrowed),
    ];
    return {
      month: month.name,
      offers: sizeOf(offers),
      untilOffer: spreadOf(offers),
      starts: sizeOf(starts),
      untilStart: spreadOf(starts),
    };
  });
}

/** How those of all months waited until their start. */
export function waitingOf(months: readonly Month[], narrowed: Narrowed = {}): Spread | undefined {
  return spreadOf(waitsUntilStart(months, narrowed));
}

/** Of places given here and, for the whole practice, of those noted by hand. */
function waitsUntilStart(months: readonly Month[], narrowed: Narrowed): Buckets {
  const given = waitsOf(startsOf(months, narrowed));
  return isPartOf(narrowed) ? given : sumOf([given, notedOf(months)]);
}

export const sources = ['online', 'phone', 'import'] as const;
export type Source = (typeof sources)[number];

type Flow = {
  month: string;
  arrived: Record<Source, number>;
  left: Record<Leaving, number>;
  /** At the end of its last counted day; undefined without one. */
  open: number | undefined;
  /**
   * What else changed `open`: entered afterwards, reopened, brought back, deleted. Undefined
   * without the month before.
   */
  others: number | undefined;
  followUps: Record<FollowUpCount, number>;
};

/** Who came and who left, in that month. */
export function flowByMonth(months: readonly Month[]): Flow[] {
  let before: number | undefined;
  return months.map(({ name: month, counts }) => {
    const days = Object.entries(counts.days)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, day]) => day);
    const arrived = totalOf(days.map((day) => day.arrived));
    const left = totalOf(days.map((day) => day.left));
    const followUps = totalOf(days.map((day) => day.followUps));
    const open = days.at(-1)?.open;
    const known =
      open !== undefined && before !== undefined
        ? open - before - sum(arrived) + sum(left)
        : undefined;
    before = open ?? before;
    return {
      month,
      arrived: each(sources, arrived),
      left: each(Leaving.options, left),
      open,
      others: known,
      followUps: each(FollowUpCount.options, followUps),
    };
  });
}

/** How many waited at the end of the last counted day; undefined without one. */
export function openAtEnd(months: readonly Month[]): number | undefined {
  return flowByMonth(months).findLast(({ open }) => open !== undefined)?.open;
}

/** Every key, with 0 for those absent. */
function each<K extends string>(
  keys: readonly K[],
  counts: Readonly<Record<string, number>>,
): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, counts[key] ?? 0])) as Record<K, number>;
}

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, n) => all + n, 0);
}

export const offerEnds = ['accepted', 'declined', 'expired', 'lost', 'withdrawn'] as const;
type OfferEnd = (typeof offerEnds)[number];

/** How offers ended in that month, in all modes. */
export function offersByMonth(
  months: readonly Month[],
): { month: string; ends: Record<OfferEnd, number> }[] {
  return months.map(({ name: month, counts }) => {
    const byEnd = each(offerEnds, {});
    for (const [key, n] of Object.entries(counts.offers)) {
      const end = offerEnds.find((each) => key.startsWith(`${each}_`));
      if (end) byEnd[end] += n;
    }
    return { month, ends: byEnd };
  });
}

/**
 * The share (0 to 1) of vacancies accepted within so many days of being entered, for 0 to 30 days.
 * `of`: all that were accepted.
 */
export function filledWithin(months: readonly Month[]): { of: number; shares: number[] } {
  const days = totalOf(months.map(({ counts }) => counts.daysToAccepted));
  const of = sum(days);
  let filled = 0;
  const shares = Array.from({ length: 31 }, (_, day) => {
    filled += days[String(day)] ?? 0;
    return of === 0 ? 0 : filled / of;
  });
  return { of, shares };
}

/** Why offers were declined; to which positions places went; why people were passed over. */
export function reasonsOf(
  months: readonly Month[],
): Record<'declined' | 'givenTo' | 'passedOver', Record<string, number>> {
  const of = (what: 'declined' | 'givenTo' | 'passedOver') =>
    totalOf(months.map(({ counts }) => counts[what]));
  return { declined: of('declined'), givenTo: of('givenTo'), passedOver: of('passedOver') };
}
