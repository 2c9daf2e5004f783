/** One hour in figures; numbers that are part of a date or a word are none. */
import type { Clock } from './clock.ts';
import { approximately, closers, joiners, openers } from './connectors.ts';
import { midnight } from './lexicon/parts.ts';
import { dayOf } from './lexicon/weekdays.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Tokens } from './tokens.ts';

const uhr = ['uhr', 'h', 'u'];

/** '14', '14:30', '14.30', '14h30', '14 Uhr 30', '14,30', '1430', '08:00:00'. */
export function writtenAt(tokens: Tokens, i: number): Clock | undefined {
  const digits = tokens.word(i);
  if (!/^\d{1,4}$/.test(digits) || isInWord(tokens, i)) return undefined;
  return digits.length > 2 ? compact(tokens, i, digits) : separated(tokens, i, Number(digits));
}

/** 'Mi5', but not 'ab14'. */
function isInWord(tokens: Tokens, i: number): boolean {
  const before = tokens.word(i - 1);
  const isKnown = [joiners, openers, closers, approximately].some((words) => words.has(before));
  return tokens.isGlued(i) && /\p{L}$/u.test(before) && !isKnown && !dayOf(before);
}

/** '1430', but not the year 2026. */
function compact(tokens: Tokens, i: number, digits: string): Clock | undefined {
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  const hasUhr = tokens.is(i + 1, ...uhr);
  const isYear = /^20[2-4]\d$/.test(digits) && !hasUhr && !joiners.has(tokens.word(i + 1));
  const goesOn =
    tokens.isGlued(i + 1) && tokens.is(i + 1, '.', ':') && /^\d/.test(tokens.word(i + 2));
  if (isYear || minute % 5 !== 0 || goesOn) return undefined;
  return valid(hour, minute, hasUhr ? i + 2 : i + 1);
}

function separated(tokens: Tokens, i: number, hour: number): Clock | undefined {
  let next = i + 1;
  let minute = 0;
  const [separator, digits] = [tokens.word(next), tokens.word(next + 1)];
  const hasMinutes = (step: number) => /^\d{2}$/.test(digits) && Number(digits) % step === 0;
  const isGlued = tokens.isGlued(next) && tokens.isGlued(next + 1);
  const isList = tokens.is(next + 2, ',') && tokens.isGlued(next + 2);
  const hasSeparator =
    isGlued &&
    ([':', 'h', '.'].includes(separator)
      ? hasMinutes(1)
      : separator === ',' && hasMinutes(15) && !isList);
  if (hasSeparator || (separator === 'uhr' && hasMinutes(5) && !tokens.is(next + 2, 'uhr', 'h'))) {
    minute = Number(digits);
    next += 2;
    // '08:00:00'.
    if (separator === ':' && tokens.is(next, ':') && /^\d{2}$/.test(tokens.word(next + 1)))
      next += 2;
  } else if ([':', '.'].includes(separator) && isGlued && /^\d/.test(digits)) return undefined;
  const half = halfOfDay(tokens, next);
  if (half !== undefined && hour >= 1 && hour <= 12)
    return {
      minutes: ((hour % 12) + half) * 60 + minute,
      next: next + 1,
      isHalfDay: false,
      isSure: true,
    };
  if (
    next === i + 1 &&
    tokens.isGlued(next) &&
    /^\p{L}/u.test(separator) &&
    ![...uhr, 'bis'].includes(separator)
  )
    return undefined;
  // 'Mo 14 u. 15 Uhr': an 'u' with a space is 'und'.
  if (tokens.is(next, 'uhr', 'h') || (tokens.is(next, 'u') && tokens.isGlued(next)))
    next = dotAfter(tokens, next + 1);
  return valid(hour, minute, next);
}

/** '9am', '3 pm', but not '9 am Montag'. */
function halfOfDay(tokens: Tokens, i: number): number | undefined {
  if (tokens.is(i, 'pm')) return 12;
  return tokens.is(i, 'am') && tokens.isGlued(i) ? 0 : undefined;
}

function valid(hour: number, minute: number, next: number): Clock | undefined {
  const minutes = hour * 60 + minute;
  return minute < 60 && minutes <= midnight
    ? { minutes, next, isHalfDay: hour >= 1 && hour <= 8 }
    : undefined;
}
