/** Days and the hours that are said of them: further ones join, limit or contradict those before. */
import { meets } from '../lexer/breaks.ts';
import type { Time } from '../lexer/item.ts';
import { wholeDay } from '../lexer/lexicon/parts.ts';
import type { Line } from './groups.ts';
import { inTheAfternoon, intersection } from './hours.ts';
import { type Days, isTime, type Placed, type Said, type Timed } from './placed.ts';
import { setBeforeDay } from './ranges.ts';

export type Group = {
  days: Days[];
  times: Timed[];
  /** Limits what was said before. */
  isOnly: boolean;
  /** 'sonst ab 14': of the days not named. */
  onOthers: boolean;
  /** It contradicts itself, or may be meant otherwise: nothing of it is taken. */
  isUnclear: boolean;
};

export function addDays(group: Group, days: Placed<Days>, isOnly: boolean, line: Line): void {
  group.days.push(days);
  group.isOnly ||= isOnly;
  if (!days.isBackward) return;
  group.isUnclear = true;
  if (!line.blocked.has(days)) line.reading.diagnostics.keep(days.start, days.end, 'contradiction');
}

type Beside = {
  /** The days or hours before it, and what stands between. */
  before: Said | undefined;
  between: readonly Placed[];
  isOnly: boolean;
  /** Any days are named in the line. */
  hasDays: boolean;
};

export function addHours(group: Group, item: Placed<Timed>, beside: Beside, line: Line): void {
  const { before, between, isOnly, hasDays } = beside;
  const { diagnostics } = line.reading;
  const isAfterTime = before !== undefined && isTime(before);
  const narrowsAll = isOnly && isAfterTime && group.days.length > 0;
  group.isOnly ||= isOnly && group.days.length > 0 && !narrowsAll;
  const has = (...kinds: Placed['is'][]) => between.some(({ is }) => kinds.includes(is));
  // 'ab 14 oder 15 Uhr': from when on?
  if (
    isAfterTime &&
    item.time.kind === 'point' &&
    has('and') &&
    (isBoundAt(before.time, item.time) || isEndAgain(before.time, item.time, between))
  ) {
    group.isUnclear = true;
    diagnostics.keep(before.start, item.end, 'contradiction');
  }
  if (before?.is === 'days') {
    const many = isOnly && setBeforeDay(group.days);
    if (many) diagnostics.keep(many.start, item.end, 'contradiction');
    // 'vormittags, Do aber nachmittags'.
    if (
      between.some(({ word }) => instead.test(word)) &&
      !between.some(({ word }) => /^auch$/i.test(word))
    )
      group.days = group.days.map((each) => ({ ...each, isInstead: true }));
  }
  const continues = isAfterTime && !has('comma', 'and');
  const how = narrowsAll ? 'narrows' : continues ? 'continues' : 'adds';
  addTime(group, item, how, hasDays, line);
}

const instead = /^(?:aber|jedoch|allerdings|hingegen|dagegen)$/i;

const isBoundAt = (bound: Time, point: Time) =>
  bound.kind === 'to' || (bound.kind === 'from' && meets(bound)(point));

/** '9 bis 10 oder 11', '13–14/15 Uhr': until when? */
const isEndAgain = ({ kind, to }: Time, { from }: Time, between: readonly Placed[]) =>
  kind === 'range' &&
  from > to &&
  from <= to + 60 &&
  between.some(({ is, word }) => is === 'and' && /^(?:\/|od?(?:er)?\.?)$/i.test(word));

function addTime(
  group: Group,
  said: Placed<Timed>,
  how: 'adds' | 'continues' | 'narrows',
  hasDays: boolean,
  { reading: { diagnostics, week }, blocked }: Line,
): void {
  const stated = group.times.filter(({ time }) => !time.isAssumed);
  const isBesideGuess = stated.length === 0 && group.times.length > 0 && said.time.kind !== 'part';
  if (said.time.isAssumed || isBesideGuess) {
    addBesideGuess(group, said, stated);
    return;
  }
  const item = withAfternoon(group, said, stated, blocked);
  const { narrows } = item.time;
  const earlier = group.times.filter(({ time }) => !time.isAssumed);
  const last = earlier.at(-1)?.time;
  const limits =
    how !== 'adds' || narrows || (last && (isRestOf(last, item.time) || isWithin(last, item.time)));
  const limited = narrows ? earlier : limits ? earlier.slice(-1) : [];
  // 'Mo 8–16; nicht vor 10' says nothing of other days.
  const isOfBefore =
    limited.length === 0 &&
    narrows &&
    !hasDays &&
    (week.ranges.length > 0 || diagnostics.hasRefused);
  if (limited.length === 0 && !isOfBefore) group.times.push(item);
  let isClear = true;
  for (const other of limited) {
    if (blocked.has(other) || blocked.has(said)) {
      isClear = false;
      continue;
    }
    const continues = how === 'continues' && !narrows;
    const both = intersection(other.time, item.time, continues && !other.time.narrows);
    const isRange = other.time.kind === 'range' && item.time.kind === 'range';
    if (both)
      group.times[group.times.indexOf(other)] = { ...other, time: { ...both, isShared: true } };
    // '8-12 14-18' is a list.
    else if (continues && isRange && !other.time.isShared) group.times.push(item);
    else {
      isClear = false;
      diagnostics.keep(other.start, item.end, 'contradiction');
    }
  }
  if (!isClear) group.isUnclear = true;
  else if (narrows && (isOfBefore || limited.length > 0)) week.narrow(item.time);
}

/** 'vormittags, aber erst ab 9', 'nachmittags, 3–5', 'bis 16, nachmittags': nobody says more so. */
function isWithin(last: Time, time: Time): boolean {
  const [part, hours] = last.kind === 'part' ? [last, time] : [time, last];
  if (part.kind !== 'part' || hours.kind === 'part') return false;
  const isBound = hours.kind === 'from' || hours.kind === 'to';
  return isBound
    ? meets(part)(hours)
    : part === last && part.from <= hours.from && hours.from < part.to;
}

/** 'ab 13 Uhr, bis 16 Uhr': together they would say nothing. */
const isRestOf = (last: Time, time: Time) =>
  (time.kind === 'to' && last.kind === 'from' && last.from < time.to) ||
  (time.kind === 'from' && last.kind === 'to' && time.from < last.to);

/** An hour that is said replaces a guess, whichever comes first. */
function addBesideGuess(group: Group, said: Placed<Timed>, stated: readonly Timed[]): void {
  if (said.time.isAssumed) {
    if (!stated.some(({ time }) => time.kind !== 'part')) group.times.push(said);
    return;
  }
  // 'nach der Schule um 14 Uhr' is when it ends, 'vor der Schule um 8' when it begins.
  const open =
    group.times[0]?.time.kind === 'to'
      ? ({ kind: 'to', from: 0 } as const)
      : ({ kind: 'from', to: wholeDay.to } as const);
  const isEnd = said.time.kind === 'point';
  group.times = [isEnd ? { ...said, time: { ...said.time, ...open } } : said];
}

/** Hours beside an afternoon are in the afternoon, on either side of it. */
function withAfternoon(
  group: Group,
  said: Placed<Timed>,
  stated: readonly Timed[],
  blocked: Line['blocked'],
): Timed {
  const isAfternoon = ({ time }: Timed) => time.kind === 'part' && time.from >= 12 * 60;
  const later = (item: Timed): Timed =>
    item.time.isHalfDay && !blocked.has(item) ? { ...item, time: inTheAfternoon(item.time) } : item;
  if (isAfternoon(said)) group.times = group.times.map(later);
  return stated.some(isAfternoon) ? later(said) : said;
}
