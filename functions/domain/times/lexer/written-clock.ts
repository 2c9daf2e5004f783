/** One hour in figures; numbers that are part of a date or a word are none. */

import type { Clock } from './clock.ts';
import { approximately, closers, joiners, openers } from './connectors.ts';
import { dayOf, midnight } from './lexicon.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Tokens } from './tokens.ts';

/** '14', '14:30', '14.30', '14h30', '14 Uhr 30', '14,30', '1430', '08:00:00'. */
export function writtenAt(tokens: Tokens, i: number): Clock | undefined {
  const digits = tokens.word(i);
  if (
    !/^\d{1,4}$/.test(digits) ||
    (tokens.isGlued(i) &&
      /^[\p{L}]$/u.test(tokens.word(i - 1).slice(-1)) &&
      !joiners.has(tokens.word(i - 1)) &&
      !openers.has(tokens.word(i - 1)) &&
      !closers.has(tokens.word(i - 1)) &&
      !approximately.has(tokens.word(i - 1)) &&
      !dayOf(tokens.word(i - 1)))
  )
    return undefined;
  const uhr = ['uhr', 'h', 'u'];
  if (digits.length > 2) {
    const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
    const hasUhr = uhr.includes(tokens.word(i + 1));
    if (/^20[2-4]\d$/.test(digits) && !hasUhr && !joiners.has(tokens.word(i + 1))) return undefined;
    if (
      minute % 5 !== 0 ||
      (tokens.isGlued(i + 1) && tokens.is(i + 1, '.', ':') && /^\d/.test(tokens.word(i + 2)))
    )
      return undefined;
    return valid(hour, minute, hasUhr ? i + 2 : i + 1);
  }
  const hour = Number(digits);
  let next = i + 1;
  let minute = 0;
  const isGlued = (at: number) => tokens.isGlued(at);
  const separator = tokens.word(next);
  const isMinutes = /^\d{2}$/.test(tokens.word(next + 1)) && isGlued(next) && isGlued(next + 1);
  if (isMinutes && (separator === ':' || separator === 'h' || separator === '.')) {
    minute = Number(tokens.word(next + 1));
    next += 2;
    if (separator === ':' && tokens.is(next, ':') && /^\d{2}$/.test(tokens.word(next + 1)))
      next += 2;
  } else if (
    isMinutes &&
    separator === ',' &&
    Number(tokens.word(next + 1)) % 15 === 0 &&
    !(tokens.is(next + 2, ',') && isGlued(next + 2))
  ) {
    minute = Number(tokens.word(next + 1));
    next += 2;
  } else if (
    isGlued(next) &&
    separator === ':' &&
    isGlued(next + 1) &&
    /^\d/.test(tokens.word(next + 1))
  ) {
    return undefined;
  } else if (
    separator === 'uhr' &&
    /^\d{2}$/.test(tokens.word(next + 1)) &&
    Number(tokens.word(next + 1)) % 5 === 0 &&
    !tokens.is(next + 2, 'uhr', 'h')
  ) {
    minute = Number(tokens.word(next + 1));
    next += 2;
  } else if (
    isGlued(next) &&
    separator === '.' &&
    isGlued(next + 1) &&
    /^\d/.test(tokens.word(next + 1))
  )
    return undefined;
  else if (
    isGlued(next) &&
    /^\p{L}/u.test(separator) &&
    !uhr.includes(separator) &&
    separator !== 'bis'
  )
    return undefined;
  // 'Mo 14 u. 15 Uhr': an 'u' with a space is 'und'.
  if (tokens.is(next, 'uhr', 'h') || (tokens.is(next, 'u') && isGlued(next)))
    next = dotAfter(tokens, next + 1);
  return valid(hour, minute, next);
}

function valid(hour: number, minute: number, next: number): Clock | undefined {
  const minutes = hour * 60 + minute;
  return minute < 60 && minutes <= midnight
    ? { minutes, next, isHalfDay: hour >= 1 && hour <= 8 }
    : undefined;
}
