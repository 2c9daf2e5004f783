/** Hours: '8–12', 'zwischen 9 und 11', 'um 14', '14 oder später'; with what bounds them. */
import { boundAt } from './bound.ts';
import type { Clock } from './clock.ts';
import { approximate, clockAt } from './clock.ts';
import { approximately, dashes, joiners, openers } from './connectors.ts';
import { dayAt } from './days.ts';
import type { Time } from './item.ts';
import { midnight } from './lexicon/parts.ts';
import { phraseFrom } from './meanings.ts';
import { aroundAt } from './parts.ts';
import { periodAt } from './period.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Found, Tokens } from './tokens.ts';

export function timeAt(tokens: Tokens, i: number): Found | undefined {
  const found = exactAt(tokens, i);
  if (!found) return undefined;
  const words = Array.from({ length: found.next - i }, (_, n) => tokens.word(i + n));
  const isSo =
    tokens.all[i - 1]?.text === 'so' &&
    [approximately, openers, between].some((list) => list.has(tokens.word(i)));
  // 'um die 10'.
  const isNear = tokens.is(i - 1, 'die') && tokens.is(i - 2, 'um');
  const isAbout = isSo || isNear || words.some((word) => word !== 'um' && about.has(word));
  if (!isAbout) return found;
  const items = found.items.map((item) =>
    item.is === 'time' && item.time.kind !== 'part'
      ? { ...item, time: { ...item.time, isAbout } }
      : item,
  );
  return { ...found, items };
}

const about = new Set([...approximately, 'kurz']);
const between = new Set(['zwischen', 'zw']);

function exactAt(tokens: Tokens, i: number): Found | undefined {
  return (
    ordinalAt(tokens, i) ??
    betweenAt(tokens, i) ??
    rangeAt(tokens, i) ??
    boundAt(tokens, i) ??
    aroundAt(tokens, i) ??
    pointAt(tokens, i)
  );
}

/** '2. Montag', '1. und 3. Montag'. */
function ordinalAt(tokens: Tokens, i: number): Found | undefined {
  let at = i;
  while (at < i + 9 && /^\d$/.test(tokens.word(at)) && tokens.is(at + 1, '.')) {
    at += 2;
    if (dayAt(tokens, at) && !dashes.has(tokens.word(at)))
      return tokens.found(i, at, { is: 'limit' });
    if (!tokens.is(at, 'und', 'u', ',', 'oder', '/', '+')) return undefined;
    at++;
  }
  return undefined;
}

function betweenAt(tokens: Tokens, i: number): Found | undefined {
  if (!between.has(tokens.word(i))) return undefined;
  const first = clockAt(tokens, approximate(tokens, tokens.over(i + 1)), true);
  if (!first || !tokens.is(first.next, 'und', 'u', ...joiners)) return undefined;
  const last = clockAt(tokens, approximate(tokens, tokens.over(first.next + 1)), true);
  return last && ranging(tokens, i, first, last);
}

export function rangeAt(tokens: Tokens, i: number): Found | undefined {
  const hasWord = tokens.is(i, 'von', 'ab', 'vom', 'waehrend');
  const first = clockAt(tokens, approximate(tokens, hasWord ? i + 1 : i), true);
  if (!first) return undefined;
  // '8 Uhr früh bis 12'.
  const part = first.minutes < 12 * 60 && phraseFrom(tokens, first.next);
  const isEarly = part && part.meaning.is === 'part' && part.meaning.part.to === 10 * 60;
  const isWord = tokens.is(first.next, 'frueh', 'morgens');
  const after = isEarly ? part.next : isWord ? first.next + 1 : first.next;
  const joined = tokens.over(after);
  if (!joiners.has(tokens.word(joined))) return undefined;
  let at = approximate(tokens, joined + 1);
  while (tokens.is(at, 'spaetestens', 'max', 'maximal')) at = tokens.over(at + 1);
  const last = clockAt(tokens, at, true);
  // '8-12. ' ends with a dot of its own.
  return last && ranging(tokens, i, first, { ...last, next: dotAfter(tokens, last.next) });
}

function ranging(tokens: Tokens, i: number, first: Clock, last: Clock): Found {
  // 'halb 4 bis 5' ends in the afternoon, '3 bis halb 5' begins there.
  const noon = 12 * 60;
  const isEndLater = first.isSure && last.isHalfDay && last.minutes <= first.minutes;
  const isStartLater = last.isSure && first.isHalfDay && first.minutes + noon < last.minutes;
  return tokens.foundTime(i, last.next, {
    from: first.minutes + (isStartLater ? noon : 0),
    to: last.minutes + (isEndLater ? noon : 0),
    kind: 'range',
    isHalfDay: (first.isHalfDay && !isStartLater) || (last.isHalfDay && !isEndLater),
  });
}

function pointAt(tokens: Tokens, i: number): Found | undefined {
  const at = approximate(tokens, i);
  const clock = clockAt(tokens, at, at > i);
  if (!clock) return undefined;
  const { minutes, isHalfDay, next } = clock;
  const from = { from: minutes, to: midnight, kind: 'from', isHalfDay } as const;
  const to = { from: 0, to: minutes, kind: 'to', isHalfDay } as const;
  const isPlus = tokens.is(next, '+') && tokens.isGlued(next) && !tokens.isWord(next + 1);
  if (isPlus || isOpenEnd(tokens, next)) return tokens.foundTime(i, next + 1, from);
  const open = openEndAt(tokens, next);
  if (open) return tokens.foundTime(i, open.next, { ...from, ...open.how });
  if (isLater(tokens, next)) return tokens.foundTime(i, next + 2, from);
  if (tokens.is(next, 'aufwaerts', 'an')) return tokens.foundTime(i, next + 1, from);
  const end = afterEnd(tokens, next);
  if (end > next) return tokens.foundTime(i, end, to);
  if (tokens.is(next, 'und', 'oder', 'u', 'od') && tokens.is(next + 1, 'frueher', 'davor'))
    return tokens.foundTime(i, next + 2, to);
  return tokens.foundTime(i, next, { from: minutes, to: minutes, kind: 'point', isHalfDay });
}

/** 'oder später'. */
export function isLater(tokens: Tokens, i: number): boolean {
  return (
    tokens.is(i, 'und', 'oder', 'u', 'od') &&
    tokens.is(i + 1, 'spaeter', 'danach', 'laenger', 'aufwaerts')
  );
}

/** 'Mo 14-': a dash at the hour, and nothing behind it. */
function isOpenEnd(tokens: Tokens, i: number): boolean {
  return (
    tokens.isGlued(i) &&
    dashes.has(tokens.word(i)) &&
    (!tokens.all[i + 1] || tokens.is(i + 1, ',', ';', '|', ')') || tokens.isOnNewLine(i + 1))
  );
}

const untilClose = new Set(
  'offen open openend ende end schluss ladenschluss betriebsschluss praxisschluss'.split(' '),
);

/**
 * '16 - offen', '16 bis Ende', '12 (open end)'; '14 - ?' and '14 - flexibel' are asked about, and
 * 'bis Ende Jänner' is a time of the year.
 */
export function openEndAt(
  tokens: Tokens,
  i: number,
): { next: number; how: Pick<Time, 'isAbout'> } | undefined {
  const isBracket =
    tokens.is(i, '(') && tokens.is(i + 1, 'open') && tokens.is(i + 2, 'end', 'ende');
  if (isBracket && tokens.is(i + 3, ')')) return { next: i + 4, how: {} };
  if (!(joiners.has(tokens.word(i)) || tokens.is(i, '→')) || periodAt(tokens, i + 1))
    return undefined;
  const at = tokens.is(i + 1, 'zum') ? i + 2 : i + 1;
  let next = at;
  while (tokens.is(next, '?', '…', '.')) next++;
  const isVague = tokens.is(at, 'flexibel', 'flex', 'egal', 'beliebig');
  if (isVague) next = tokens.is(at + 1, 'wann') ? at + 2 : at + 1;
  const isDots = tokens.is(at, '.') && next < at + 2;
  if (next > at && !isDots) return { next, how: { isAbout: true } };
  if (!untilClose.has(tokens.word(at))) return undefined;
  const end = dashes.has(tokens.word(at + 1)) ? at + 2 : at + 1;
  const isDoubted = tokens.is(at + 1, '?');
  const isPair = tokens.is(end, 'end', 'ende', 'offen');
  return {
    next: isDoubted ? at + 2 : isPair ? end + 1 : at + 1,
    how: isDoubted ? { isAbout: true } : {},
  };
}

/** Over 'fertig', 'fertig sein': the hour before it is an end. */
export function afterEnd(tokens: Tokens, next: number): number {
  if (!tokens.is(next, 'fertig', 'vorbei')) return next;
  return tokens.is(next + 1, 'sein') ? next + 2 : next + 1;
}
