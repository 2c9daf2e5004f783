/** Hours with one bound, from or until: what a weekly time does not go beyond. */
import { approximate, clockAt } from './clock.ts';
import { closers, dashes, limiting, openers } from './connectors.ts';
import { afterEnd, isLater, openEndAt, rangeAt } from './hours.ts';
import type { Time } from './item.ts';
import { midnight } from './lexicon/parts.ts';
import { nounBound } from './noun-bound.ts';
import { periodAt } from './period.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Found, Tokens } from './tokens.ts';

const bySign = new Map<string, 'from' | 'to'>([
  ['>', 'from'],
  ['≥', 'from'],
  ['<', 'to'],
  ['≤', 'to'],
]);

/** 'ab 14', 'bis spätestens 12', 'nicht vor 14', '> 14', 'nach Mittag', 'nach der Kita'. */
export function boundAt(tokens: Tokens, i: number): Found | undefined {
  const opening = openingAt(tokens, i);
  if (!opening) return undefined;
  const { at, side, isNegated, isUnclear, how } = opening;
  const clock = clockAt(tokens, approximate(tokens, at), true);
  if (isUnclear) return clock && tokens.found(i, clock.next, { is: 'unknown' });
  const other = side === 'from' ? 'to' : 'from';
  const said = isNegated ? other : side;
  const time = (kind: Side, minutes: number, more: Partial<Time>): Time => ({
    ...(kind === 'from' ? { from: minutes, to: midnight } : { from: 0, to: minutes }),
    kind,
    ...how,
    ...more,
  });
  if (!clock) {
    const noun = nounBound(tokens, at, side, isNegated);
    return noun && tokens.foundTime(i, noun.next, time(said, noun.minutes, noun.more));
  }
  const { isHalfDay, minutes } = clock;
  const end = said === 'from' && isLater(tokens, clock.next) ? clock.next + 2 : undefined;
  const isFrom = tokens.is(clock.next, 'an', 'aufwaerts');
  const plain = side === 'to' ? afterEnd(tokens, clock.next) : clock.next;
  const open = said === 'from' ? openEndAt(tokens, clock.next) : undefined;
  const found = tokens.foundTime(
    i,
    open?.next ?? dotAfter(tokens, end ?? (isFrom ? clock.next + 1 : plain)),
    time(said, minutes, { isHalfDay, ...open?.how }),
  );
  // 'nicht vor 14 oder nach 17': neither of them.
  const isPair =
    isNegated &&
    tokens.is(found.next, 'und', 'u', 'oder', 'od', 'noch', '/') &&
    tokens.is(found.next + 1, side === 'to' ? 'nach' : 'vor');
  const last = isPair ? clockAt(tokens, approximate(tokens, found.next + 2), true) : undefined;
  if (!last) return found;
  const second = time(side, last.minutes, { isHalfDay: last.isHalfDay });
  const { items, next } = tokens.foundTime(found.next, last.next, second);
  return { items: [...found.items, ...items], next };
}

type Side = 'from' | 'to';
type Opening = {
  /** Behind it. */
  at: number;
  /** Of 'nicht vor 14' as well: the side that 'vor' says. */
  side: Side;
  isNegated: boolean;
  /** 'nicht bis 16': until then, or not as long? */
  isUnclear: boolean;
  how: Pick<Time, 'narrows' | 'isLess' | 'isMore'>;
};

/** The words that bound an hour: 'nicht länger als bis', 'erst ab', 'kurz nach'. */
function openingAt(tokens: Tokens, i: number): Opening | undefined {
  const first = approximate(tokens, i);
  let at = openers.has(tokens.word(first)) || closers.has(tokens.word(first)) ? first : i;
  const isNegated = tokens.is(at, 'nicht', 'nie', 'niemals', 'net', 'ned', 'keinesfalls');
  if (isNegated) at++;
  // 'nicht von 10 bis 12' is no bound, nor is 'nicht ab 15.12.'.
  if (isNegated && (rangeAt(tokens, at) || periodAt(tokens, at))) return undefined;
  // 'nicht länger als bis 16': what follows 'als' says nothing more.
  let isCompared = false;
  let side: Side | undefined;
  let isUnclear = false;
  const isOpener = (word: string) => ['ab', 'nach', 'von'].includes(word);
  const how: Opening['how'] = isNegated ? { narrows: true, isLess: true } : {};
  for (let n = 0; n < 3 && !isUnclear; n++) {
    const word = tokens.word(at);
    if (limiting.has(word)) how.narrows = true;
    if (how.narrows || word === 'erst') how.isLess = true;
    if (word === 'schon' || word === 'bereits') how.isMore = true;
    const isComparison = tokens.is(at, 'frueher', 'spaeter', 'laenger') && tokens.is(at + 1, 'als');
    if (side === undefined && isComparison) {
      side = word === 'frueher' ? 'to' : 'from';
      isCompared = true;
      at += 2;
    } else if (bySign.has(word)) {
      side = bySign.get(word);
      at++;
    } else if (n === 0 && isOpenDash(tokens, at)) {
      side = 'to';
      at++;
    } else if (openers.has(word)) {
      // 'spätestens ab 14': from then on, or until then?
      isUnclear = side === 'to' && !isCompared && isOpener(word);
      side ??= 'from';
      at = tokens.over(at + 1);
    } else if (closers.has(word)) {
      const isTurned = side === 'from' && !isCompared && isOpener(tokens.word(at - 1));
      isUnclear = isTurned || (isNegated && !isCompared && word === 'bis');
      if (!isCompared) side = 'to';
      at = isUnclear ? at + 1 : tokens.over(at + 1);
    } else if (
      tokens.is(at, 'kurz', 'gleich', 'direkt', 'unmittelbar') &&
      tokens.is(at + 1, 'nach', 'vor')
    )
      at++;
    else break;
  }
  return side && { at, side, isNegated, isUnclear, how };
}

/** 'Mo -12': a dash at the hour alone. */
export function isOpenDash(tokens: Tokens, i: number): boolean {
  const [before, dash, after] = [tokens.all[i - 1], tokens.all[i], tokens.all[i + 1]];
  return (
    dashes.has(tokens.word(i)) &&
    !(before && dash?.isGlued) &&
    after?.isGlued === true &&
    /^\d/.test(after.text) &&
    !rangeAt(tokens, i + 1)
  );
}
