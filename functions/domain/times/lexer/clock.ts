/** One hour, spoken or written, in minutes since midnight. */
import { approximately } from './connectors.ts';
import { fewMinutes, numberOf } from './lexicon/numbers.ts';
import type { Tokens } from './tokens.ts';
import { writtenAt } from './written-clock.ts';

/**
 * `next`: the token behind it. `isHalfDay`: it may be in the afternoon. `isSure`: it says itself
 * which half of the day it is in.
 */
export type Clock = { minutes: number; next: number; isHalfDay: boolean; isSure?: boolean };

/** 'halb drei', 'dreiviertel drei' and 'viertel drei' as they are written: minutes before the hour. */
const fractions = new Map([
  ['1/2', -30],
  ['3/4', -15],
  ['1/4', -45],
]);

/** `isExpected`: a word before it asks for an hour, so 'drei' may be one. */
export function clockAt(tokens: Tokens, i: number, isExpected: boolean): Clock | undefined {
  return spokenAt(tokens, i, isExpected) ?? writtenAt(tokens, i);
}

/**
 * 'halb vier', 'viertel nach drei', 'fünf vor halb vier', 'drei Uhr': from seven to half past
 * six.
 */
function spokenAt(tokens: Tokens, i: number, isExpected: boolean): Clock | undefined {
  const word = tokens.word(i);
  const hour = (at: number, shift: number): Clock | undefined => {
    const number =
      numberOf(tokens.word(at)) ??
      (/^\d{1,2}$/.test(tokens.word(at)) ? Number(tokens.word(at)) : undefined);
    if (number === undefined || number > 24 || number < 1) return undefined;
    const minutes = number * 60 + shift;
    const next = tokens.is(at + 1, 'uhr', 'h') ? at + 2 : at + 1;
    return {
      minutes: minutes < 7 * 60 ? minutes + 12 * 60 : minutes,
      next,
      isHalfDay: false,
      isSure: true,
    };
  };
  const shift = fractions.get([0, 1, 2].map((n) => tokens.word(i + n)).join(''));
  const isFraction = [1, 2].every((n) => tokens.isGlued(i + n)) && !tokens.isGlued(i + 3);
  // '1/2 3', but not '3/4 14'.
  if (shift !== undefined && isFraction && Number(tokens.word(i + 3)) <= 12)
    return hour(i + 3, shift);
  if (word === 'halb' || word === '½') return hour(i + 1, -30);
  if (word === 'dreiviertel' || word === '¾') return hour(i + 1, -15);
  if (word === 'drei' && tokens.is(i + 1, 'viertel')) return hour(i + 2, -15);
  if (word === 'viertel' || word === '¼') {
    if (tokens.is(i + 1, 'nach', 'ueber', 'ab')) return hour(i + 2, 15);
    return tokens.is(i + 1, 'vor') ? hour(i + 2, -15) : hour(i + 1, -45);
  }
  const few = fewMinutes(word);
  if (few !== undefined) {
    const at = tokens.is(i + 1, 'minuten', 'min') ? tokens.over(i + 2) : i + 1;
    const sign = { vor: -1, nach: 1 }[tokens.word(at)];
    const isHalf = tokens.is(at + 1, 'halb');
    const isHour =
      numberOf(tokens.word(at + (isHalf ? 2 : 1))) !== undefined ||
      /^\d{1,2}$/.test(tokens.word(at + (isHalf ? 2 : 1)));
    if (sign !== undefined && isHour)
      return isHalf ? hour(at + 2, sign * few - 30) : hour(at + 1, sign * few);
  }
  const isSpoken = numberOf(word) !== undefined && (isExpected || tokens.is(i + 1, 'uhr'));
  return isSpoken ? hour(i, 0) : undefined;
}

export function approximate(tokens: Tokens, i: number): number {
  let at = i;
  while (approximately.has(tokens.word(at)) && at < i + 3) at = tokens.over(at + 1);
  return at;
}
