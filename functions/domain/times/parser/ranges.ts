/** Ranges of weekdays: what sentences come to, before they meet the times that are offered. */
import { type LocationId, type Weekday, weekdays } from '../../waiting-list/slot.ts';
import type { Item, Time } from '../lexer/item.ts';
import { wholeDay } from '../lexer/lexicon/parts.ts';
import type { Days, Span } from './placed.ts';

/** Minutes since midnight; start and end are its words. */
export type Range = Span & {
  weekday: Weekday;
  from: number;
  to: number;
  isPoint: boolean;
  /** Its bounds were said as hours. */
  hasStart: boolean;
  hasEnd: boolean;
  isNamed: boolean;
  /** How many days it was said of at once: 'Mo–Fr', 'täglich'. */
  of: number;
  /** Without hours or a part of the day. */
  isBare: boolean;
  /** What it was before 'nur bis 10' for all of the days. */
  within?: Range;
  locationId: LocationId | undefined;
};

type Day = Span & { weekday: Weekday; isNamed: boolean };

export function rangeOf(
  { weekday, isNamed, start, end }: Day,
  time: Time | undefined,
  locationId: LocationId | undefined,
): Range {
  const { from, to, kind } = time ?? { ...wholeDay, kind: 'part' };
  return {
    weekday,
    from,
    to,
    isPoint: kind === 'point',
    hasStart: kind === 'range' || kind === 'from',
    hasEnd: kind === 'range' || kind === 'to',
    isNamed,
    of: isNamed ? 1 : 7,
    isBare: time === undefined,
    locationId,
    start,
    end,
  };
}

/** The other way round. */
export function timeOf({ from, to, isPoint, hasStart, hasEnd }: Range): Time {
  const open = hasStart ? 'from' : hasEnd ? 'to' : 'part';
  return { from, to, kind: isPoint ? 'point' : hasStart && hasEnd ? 'range' : open };
}

export const eachDay = (items: readonly Days[]): Day[] =>
  items.flatMap(({ days, ...item }) => days.map((weekday) => ({ ...item, weekday })));

/** All of the days, as if they stood where the items stand. */
export const everyDay = (items: readonly Item[], except: readonly Weekday[] = []): Days => ({
  is: 'days',
  days: weekdays.filter((weekday) => !except.includes(weekday)),
  isNamed: false,
  start: items[0]?.start ?? 0,
  end: items.at(-1)?.end ?? 0,
});

export const wholeWeek = (
  locationId: LocationId | undefined,
  except: readonly Weekday[] = [],
): Range[] => eachDay([everyDay([], except)]).map((day) => rangeOf(day, undefined, locationId));

/** Of how many days at once the weekday is said. */
export const countOf = (items: readonly Days[], weekday: Weekday) =>
  Math.min(7, ...items.flatMap(({ days }) => (days.includes(weekday) ? days.length : [])));

/** 'Mo–Do, Fr nicht nachmittags', 'Mo–Do, Fr nur bis 13': the days that may not be meant as well. */
export function setBeforeDay([many, ...single]: readonly Days[]): Days | undefined {
  const isSet = many && many.days.length > 1 && single.length > 0;
  return isSet && single.every(({ days }) => days.length === 1) ? many : undefined;
}

/** When both are; undefined if never. */
export function shared(range: Range, other: Range): Range | undefined {
  if (range.isPoint || other.isPoint) {
    const [point, frame] = range.isPoint ? [range, other] : [other, range];
    return (frame.from <= point.from && point.from < frame.to) ||
      (frame.isPoint && frame.from === point.from)
      ? point
      : undefined;
  }
  const [from, to] = [Math.max(range.from, other.from), Math.min(range.to, other.to)];
  if (from >= to) return undefined;
  const [start, end] = [other.from === from ? other : range, other.to === to ? other : range];
  return { ...range, from, to, hasStart: start.hasStart, hasEnd: end.hasEnd };
}
