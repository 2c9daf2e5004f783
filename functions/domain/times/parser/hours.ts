/** Hours beside hours: what both of them say, in minutes since midnight. */
import type { Time } from '../lexer/item.ts';
import type { Ask } from './diagnostics.ts';

/** Minutes; hours farther from a part of the day contradict it. */
const farthest = 180;

/**
 * Undefined if they share nothing. Numbers that may mean the afternoon do, where the other says so;
 * if `statedWins`, hours may reach beyond the part of the day beside them.
 */
export function intersection(one: Time, other: Time, statedWins = false): Time | undefined {
  const part = [one, other].find(({ kind }) => kind === 'part');
  const time = part === one ? other : one;
  if (part && time.isHalfDay && part.from >= 11 * 60 && part.to > 12 * 60) {
    const later = inTheAfternoon(time);
    return time === one
      ? intersection(later, part, statedWins)
      : intersection(part, later, statedWins);
  }
  const stated = statedWins && part && statedBeside(part, time, time === one);
  if (stated) return stated;
  const point = [one, other].find(({ kind }) => kind === 'point');
  if (point) {
    const frame = point === one ? other : one;
    const isIn = frame.from <= point.from && point.from < frame.to;
    return isIn ? { ...point, isHalfDay: false } : undefined;
  }
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  if (from >= to) return undefined;
  const both = [one, other];
  const starts = both.some((each) => each.from === from && ['range', 'from'].includes(each.kind));
  const ends = both.some((each) => each.to === to && ['range', 'to'].includes(each.kind));
  return {
    from,
    to,
    kind: starts && ends ? 'range' : starts ? 'from' : ends ? 'to' : 'part',
    // Half of the day was named with it; but nobody means 'vormittags 3-5'.
    isHalfDay: both.some(({ isHalfDay }) => isHalfDay === true) && (!part || time.kind === 'range'),
  };
}

/** 'morgens bis 12', 'zwischen 8 und 12 Uhr mittags'. */
function statedBeside(part: Time, time: Time, isFirst: boolean): Time | undefined {
  const { from, to, kind } = time;
  const bound = { ...time, isHalfDay: false };
  const isEndIn = part.from < to && to <= part.to;
  const isStartIn = part.from <= from && from < part.to;
  const isShort = part.to - part.from <= farthest;
  // 'ab 12 Uhr mittags' says which twelve.
  const isNamed = kind === 'range' ? isEndIn : isShort && (kind === 'to' ? isEndIn : isStartIn);
  if (isFirst && isNamed) return bound;
  const [isAfterStart, isBeforeEnd] = [from >= part.from - farthest, to <= part.to + farthest];
  if (kind === 'to' && to > part.from && isBeforeEnd) return { ...bound, from: part.from };
  if (kind === 'from' && from < part.to && isAfterStart) return { ...bound, to: part.to };
  const isRangeAcross = kind === 'range' && from < part.to && part.from < to;
  return isRangeAcross && isAfterStart && isBeforeEnd ? time : undefined;
}

export function inTheAfternoon(time: Time): Time {
  const later = (minutes: number) =>
    minutes >= 60 && minutes <= 8 * 60 ? minutes + 12 * 60 : minutes;
  const [from, to] = [later(time.from), later(time.to)];
  // '8–12 Uhr mittags'.
  const isMorning = time.kind === 'range' && to <= from;
  return { ...time, isHalfDay: false, ...(!isMorning && { from, to }) };
}

/** 'Mo 3-5', 'Mo 12-3', 'Mo 14-12'; `earliest` is when the practice opens. */
export function doubtAbout(
  { from, to, kind, isHalfDay }: Time,
  earliest: number,
): Ask['kind'] | undefined {
  const isNight = (minutes: number) =>
    isHalfDay === true && minutes >= 60 && minutes < Math.min(earliest, 7 * 60);
  if (kind === 'range' && to <= from)
    return to >= 60 && to < 7 * 60 && from <= 12 * 60 && isHalfDay ? 'afternoon' : 'contradiction';
  const isInDoubt =
    (kind !== 'to' && kind !== 'part' && isNight(from)) ||
    (['range', 'to'].includes(kind) && isNight(to));
  return isInDoubt ? 'afternoon' : undefined;
}
