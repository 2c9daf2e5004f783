/** Hours with one bound, from or until: what a weekly time does not go beyond. */
import { approximate, clockAt } from './clock.ts';
import { closers, dashes, limiting, openers } from './connectors.ts';
import { afterEnd, isLater, rangeAt } from './hours.ts';
import type { Time } from './item.ts';
import { midnight } from './lexicon.ts';
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
  const first = approximate(tokens, i);
  let at = openers.has(tokens.word(first)) || closers.has(tokens.word(first)) ? first : i;
  const isNegated = tokens.is(at, 'nicht', 'nie', 'niemals', 'net', 'ned', 'keinesfalls');
  if (isNegated) at++;
  // 'nicht von 10 bis 12' is no bound, nor is 'nicht ab 15.12.'.
  if (isNegated && (rangeAt(tokens, at) || periodAt(tokens, at))) return undefined;
  // 'nicht länger als bis 16': what follows 'als' says nothing more.
  let isCompared = false;
  let side: 'from' | 'to' | undefined;
  let isLimit = isNegated;
  let isLess = isNegated;
  let isMore = false;
  for (let n = 0; n < 3; n++) {
    const word = tokens.word(at);
    isLimit ||= limiting.has(word);
    isLess ||= isLimit || word === 'erst';
    isMore ||= word === 'schon' || word === 'bereits';
    if (
      side === undefined &&
      ['frueher', 'spaeter', 'laenger'].includes(word) &&
      tokens.is(at + 1, 'als')
    ) {
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
      side ??= 'from';
      at = tokens.over(at + 1);
    } else if (closers.has(word)) {
      // 'nicht bis 16': until then, or not as long?
      if (isNegated && !isCompared && word === 'bis') {
        const end = clockAt(tokens, approximate(tokens, at + 1), true);
        return end && tokens.found(i, end.next, { is: 'unknown' });
      }
      if (!isCompared) side = 'to';
      at = tokens.over(at + 1);
    } else if (
      ['kurz', 'gleich', 'direkt', 'unmittelbar'].includes(word) &&
      tokens.is(at + 1, 'nach', 'vor')
    )
      at++;
    else break;
  }
  if (side === undefined) return undefined;
  const said = isNegated ? (side === 'from' ? 'to' : 'from') : side;
  const time = (minutes: number, more: Partial<Time> = {}): Time => ({
    ...(said === 'from' ? { from: minutes, to: midnight } : { from: 0, to: minutes }),
    kind: said,
    ...(isLimit && { narrows: true }),
    ...(isLess && { isLess }),
    ...(isMore && { isMore }),
    ...more,
  });
  const clock = clockAt(tokens, approximate(tokens, at), true);
  if (clock) {
    const isFrom = tokens.is(clock.next, 'an', 'aufwaerts');
    const isMoreSaid = said === 'from' && isLater(tokens, clock.next);
    const next = side === 'to' ? afterEnd(tokens, clock.next) : clock.next;
    const found = tokens.found(
      i,
      dotAfter(tokens, isMoreSaid ? next + 2 : isFrom ? next + 1 : next),
      {
        is: 'time',
        time: time(clock.minutes, { isHalfDay: clock.isHalfDay }),
      },
    );
    // 'nicht vor 14 oder nach 17': neither of them.
    const isPair =
      isNegated &&
      tokens.is(found.next, 'und', 'u', 'oder', 'od', 'noch', '/') &&
      tokens.word(found.next + 1) === (side === 'to' ? 'nach' : 'vor');
    const end = isPair ? clockAt(tokens, approximate(tokens, found.next + 2), true) : undefined;
    if (!end) return found;
    const bounds =
      side === 'to' ? { from: 0, to: end.minutes } : { from: end.minutes, to: midnight };
    const { items } = tokens.foundTime(found.next, end.next, {
      ...time(end.minutes, { isHalfDay: end.isHalfDay }),
      ...bounds,
      kind: side === 'to' ? 'to' : 'from',
    });
    return { items: [...found.items, ...items], next: end.next };
  }
  const noun = nounBound(tokens, at, side, isNegated);
  return noun && tokens.foundTime(i, noun.next, time(noun.minutes, noun.more));
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
