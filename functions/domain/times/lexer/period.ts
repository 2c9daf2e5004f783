/** Times of the year, with the words before them; what follows from them is the parser's. */
import { joiners } from './connectors.ts';
import { isMonth } from './lexicon/limits.ts';
import { phraseFrom } from './meanings.ts';
import { dotAfter } from './sentence-ends.ts';
import type { Found, Tokens } from './tokens.ts';

const besides = new Set(
  'in im am den der dem die das zum zur zu ende mitte anfang erst um spaetestens inkl einschliesslich'.split(
    ' ',
  ),
);

/**
 * Days of the calendar, months, seasons, with the words before them: 'ab 15.12.', 'bis Ende
 * Jänner', 'von 1.2. bis 15.3.', 'in den Ferien'.
 */
export function periodAt(tokens: Tokens, i: number): Found | undefined {
  let at = i;
  let isOpen = false;
  let isSpan = false;
  let hasOpening = false;
  for (let n = 0; n < 4; n++) {
    const word = tokens.word(at);
    if (['ab', 'nach', 'seit'].includes(word)) isOpen = true;
    else if (['bis', 'vor', 'von', 'vom', 'waehrend', 'zwischen'].includes(word))
      [isOpen, isSpan] = [false, true];
    else if (!besides.has(word)) break;
    hasOpening = true;
    at = tokens.over(at + 1);
  }
  const end = dateAt(tokens, at, hasOpening);
  if (end === undefined) return undefined;
  const until =
    joiners.has(tokens.word(end)) || tokens.is(end, 'und', 'u', 'oder')
      ? dateAt(tokens, end + 1, true)
      : undefined;
  const isDay =
    !isOpen &&
    !isSpan &&
    isCalendarDay(tokens, at) &&
    (until === undefined || (!joiners.has(tokens.word(end)) && isCalendarDay(tokens, end + 1)));
  return tokens.found(i, until ?? end, {
    is: 'period',
    isOpen: isOpen && until === undefined,
    ...(isDay && { isDay }),
  });
}

/** '24.12.', '24. Dezember', 'Feiertage'. */
function isCalendarDay(tokens: Tokens, i: number): boolean {
  return (
    (/^\d{1,2}$/.test(tokens.word(i)) && tokens.is(i + 1, '.')) ||
    tokens.word(i).startsWith('feiertag')
  );
}

function dateAt(tokens: Tokens, i: number, hasOpening: boolean): number | undefined {
  const [one, two, three, four] = [
    tokens.word(i),
    tokens.word(i + 1),
    tokens.word(i + 2),
    tokens.word(i + 3),
  ];
  const isNumber = /^\d{1,2}$/.test(one) && Number(one) >= 1 && Number(one) <= 31;
  // '1. und 3. Montag'.
  const isDotted = isNumber && two === '.' && tokens.isGlued(i + 1);
  if (isDotted && isMonth(three)) return yearAfter(tokens, dotAfter(tokens, i + 3));
  if (isNumber && hasOpening && isMonth(two)) return yearAfter(tokens, dotAfter(tokens, i + 2));
  if (isDotted && /^\d{1,2}$/.test(three) && Number(three) >= 1 && Number(three) <= 12) {
    const isClock = tokens.is(i + 3, 'uhr', 'h') || tokens.is(i + 4, 'uhr', 'h') || three === '00';
    if (four === '.' && tokens.isGlued(i + 3))
      return /^(?:\d{2}|20\d{2})$/.test(tokens.word(i + 4)) && tokens.isGlued(i + 4)
        ? i + 5
        : i + 4;
    if (!isClock && tokens.isGlued(i + 2) && !(three.length === 2 && Number(three) % 15 === 0))
      return i + 3;
  }
  if (isMonth(one) && (hasOpening || one.length > 3))
    return yearAfter(tokens, dotAfter(tokens, i + 1));
  if (one === 'kw' && /^\d{1,2}$/.test(two)) return i + 2;
  if (hasOpening && /^20[2-4]\d$/.test(one) && !['uhr', 'h'].includes(two)) return i + 1;
  const phrase = phraseFrom(tokens, i);
  return phrase?.meaning.is === 'period' ? yearAfter(tokens, phrase.next) : undefined;
}

function yearAfter(tokens: Tokens, next: number): number {
  return /^20[2-4]\d$/.test(tokens.word(next)) ? next + 1 : next;
}
