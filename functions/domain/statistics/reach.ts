/**
 * How far the places go: 'Reichweite', and demand against places per cell; section 1.13 of the
 * design of free places.
 */
import { type Slot, slotKey, slotOfKey, type Weekday } from '../waiting-list/slot.ts';
import { sum } from './figures.ts';
import {
  daysOf,
  type Half,
  halfOf,
  isPartOf,
  isWithin,
  type Month,
  type Narrowed,
  startsOf,
  totalOf,
} from './months.ts';
import type { CountedStart } from './wait-range.ts';

/** Places below which a half-day's reach is not told. */
const minPlacesOfHalf = 5;

/** Days of records below which no pace is told. */
export const minDaysOfPace = 28;

const daysOfMonth = 365.25 / 12;

/**
 * `people` wait, `places` were given; `months`: how long it takes at that pace, undefined if nobody
 * can say.
 */
export type Reach = {
  readonly people: number;
  readonly places: number;
  readonly months: number | undefined;
};
export type HalfDayReach = Reach & { readonly weekday: Weekday; readonly half: Half };

/** Regular places only: single dates end nobody's wait. */
const regular = ({ start }: CountedStart) => start.rhythm !== 'once';
const countOf = (starts: readonly CountedStart[]) => starts.reduce((all, { n }) => all + n, 0);

/**
 * In: people waiting (weighted demand), slot key -> people. Out: the reach of the practice or of a
 * part of it, and of each half-day of the week. Places noted by hand in the archive have no time,
 * so they count only for the whole practice, without `narrowed`. `open`: everybody who waits, also
 * without a time; undefined for a part.
 */
export function reachOf(
  demand: ReadonlyMap<string, number>,
  months: readonly Month[],
  { narrowed = {}, open }: { narrowed?: Narrowed; open?: number | undefined } = {},
): { all: Reach; halfDays: HalfDayReach[] } {
  const reach = (people: number, places: number, min: number): Reach => {
    const pace = aMonth(places, months, min);
    return { people, places: Math.max(0, places), months: pace && people / pace };
  };
  const starts = startsOf(months, narrowed).filter(regular);
  const wanted = [...demand].flatMap(([key, people]) => {
    const slot = slotOfKey(key);
    return slot && isWithin(slot, narrowed) ? [{ slot, people }] : [];
  });
  const isPart = isPartOf(narrowed);
  const people = wanted.reduce((all, each) => all + each.people, 0);
  const halfDays = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) =>
    (['morning', 'afternoon'] as const).flatMap((half) => {
      const isHere = (slot: Slot) => slot.weekday === weekday && halfOf(slot) === half;
      const here = wanted
        .filter(({ slot }) => isHere(slot))
        .reduce((all, each) => all + each.people, 0);
      const places = countOf(starts.filter(({ start }) => isHere(start.slot)));
      return here === 0 && places <= 0
        ? []
        : [{ weekday, half, ...reach(here, places, minPlacesOfHalf) }];
    }),
  );
  return {
    all: reach(isPart ? people : (open ?? people), placesOf(months, narrowed), 1),
    halfDays,
  };
}

/**
 * Places given in a month; undefined if too few days are recorded, or fewer than `min` places in
 * all.
 */
export function paceOf(
  months: readonly Month[],
  min: number,
  narrowed: Narrowed,
): number | undefined {
  return aMonth(placesOf(months, narrowed), months, min);
}

function aMonth(places: number, months: readonly Month[], min: number): number | undefined {
  return daysOf(months) < minDaysOfPace || places < min
    ? undefined
    : places / (daysOf(months) / daysOfMonth);
}

function placesOf(months: readonly Month[], narrowed: Narrowed): number {
  return (
    countOf(startsOf(months, narrowed).filter(regular)) +
    (isPartOf(narrowed) ? 0 : placesNoted(months))
  );
}

/** Counted as they left: of days before the weeks they waited were. */
function placesNoted(months: readonly Month[]): number {
  return sum(
    totalOf(
      months.flatMap(({ counts }) =>
        Object.values(counts.days).map(({ left }) => ({ n: left.placeNoted ?? 0 })),
      ),
    ),
  );
}

export type CellDemand = { readonly cell: Slot; readonly people: number; readonly places: number };

/**
 * What each offered cell is wanted by, and how many places that touch it were given. Both are
 * fractions shared over the cells.
 */
export function demandAgainstPlaces(
  cells: readonly Slot[],
  demand: ReadonlyMap<string, number>,
  months: readonly Month[],
): CellDemand[] {
  const places = new Map<string, number>();
  for (const { start, n } of startsOf(months).filter(regular)) {
    const touched = cells.filter((cell) => isTouched(cell, start.slot));
    for (const cell of touched)
      places.set(slotKey(cell), (places.get(slotKey(cell)) ?? 0) + n / touched.length);
  }
  return cells.map((cell) => ({
    cell,
    people: demand.get(slotKey(cell)) ?? 0,
    places: Math.max(0, places.get(slotKey(cell)) ?? 0),
  }));
}

function isTouched(cell: Slot, place: Slot): boolean {
  return (
    cell.locationId === place.locationId &&
    cell.weekday === place.weekday &&
    cell.start < place.end &&
    place.start < cell.end
  );
}

/** Demand of a stored night, in hundredths, by half of the day: in people. */
export function demandOfHalves(
  weighted: Readonly<Record<string, number>>,
  narrowed: Narrowed = {},
): Record<Half, number> {
  const demand = { morning: 0, afternoon: 0 };
  for (const [key, n] of Object.entries(weighted)) {
    const slot = slotOfKey(key);
    if (slot && isWithin(slot, narrowed)) demand[halfOf(slot)] += n / 100;
  }
  return demand;
}
