/** Signs between words, line breaks, and the verdicts 'ja' and 'nein' that end a phrase. */
import { isOpenDash } from './bound.ts';
import { dashes } from './connectors.ts';
import { dayAt } from './days.ts';
import { timeAt } from './hours.ts';
import type { Item, ItemWithoutPlace } from './item.ts';
import { shortPhraseAt } from './meanings.ts';
import { partAt } from './parts.ts';
import { isEnd } from './sentence-ends.ts';
import { endedBy, type Found, type Tokens } from './tokens.ts';

const kinds = new Map<string, ItemWithoutPlace>(
  (
    [
      [{ is: 'end' }, ';|'],
      [{ is: 'comma' }, ','],
      [{ is: 'open' }, '(['],
      [{ is: 'close' }, ')]'],
      [{ is: 'and' }, '/&+·'],
      [{ is: 'filler' }, ':=→"„“”\'*•'],
    ] as const
  ).flatMap(([item, signs]) => [...signs].map((sign) => [sign, item] as const)),
);

/** Faces, thumbs up and thanks: none that says no. */
const smiles = /^(?:[\u{1F600}-\u{1F644}\u{1F64F}\u{1F44B}-\u{1F44D}\u{2764}]|\u{FE0F})$/u;

export function signAt(tokens: Tokens, i: number): Found | undefined {
  const sign = tokens.word(i);
  // 'Mo → Di' may move somebody; 'Mo 14–16*' has a footnote.
  const isFootnote = sign === '*' && tokens.isGlued(i) && !tokens.isGlued(i + 1);
  if (isFootnote || (sign === '→' && dayAt(tokens, i + 1)))
    return tokens.found(i, i + 1, { is: 'unknown' });
  // '-: Di', 'Mo(+) 14–16'.
  const isInBrackets = sign === '+' && tokens.is(i - 1, '(') && tokens.is(i + 1, ')');
  if (isInBrackets || (dashes.has(sign) && tokens.is(i + 1, ':')))
    return tokens.found(i, i + 1, { is: 'unknown' });
  const item = kinds.get(sign);
  if (item) return tokens.found(i, i + 1, item);
  if (sign === '.' || sign === '!')
    return tokens.found(i, i + 1, { is: isEnd(tokens, i) ? 'end' : 'filler' });
  if (smiles.test(sign)) return tokens.found(i, i + 1, { is: 'filler' });
  return dashes.has(sign) && !isOpenDash(tokens, i)
    ? tokens.found(i, i + 1, { is: 'break' })
    : undefined;
}

export function lineBreakAt(tokens: Tokens, i: number): Found | undefined {
  const at = tokens.gapBefore(i).search(/[\n\r]/);
  if (at < 0) return undefined;
  // A 'nur' may stand between.
  const start = (tokens.all[i - 1]?.end ?? 0) + at;
  return { items: [{ is: 'end', start, end: start }], next: i };
}

/** 'Sa? sonst Mo': the doubt is about what stands before it. */
export function doubtAt(tokens: Tokens, i: number): Found | undefined {
  const isDoubt =
    tokens.is(i, '?') &&
    tokens.is(i + 1, 'sonst', 'ansonsten', 'oder', 'lieber') &&
    dayAt(tokens, i + 2) !== undefined;
  return isDoubt ? endedBy('end', tokens.found(i, i + 1, { is: 'unknown' })) : undefined;
}

/** 'Di -', 'Di ---' and 'Di /' in a list of days: nothing is said of it, or that it does not suit. */
export function dashAt(tokens: Tokens, i: number, before: readonly Item[]): Found | undefined {
  // 'Di (-)'.
  const isOpen = tokens.is(i, '(', '[') && tokens.is(i + 2, ')', ']');
  const isSlash = tokens.is(isOpen ? i + 1 : i, '/') && (isOpen || !tokens.isGlued(i));
  const isDash = dashes.has(tokens.word(isOpen ? i + 1 : i));
  const last = before.slice(-3).findLast(({ is }) => is !== 'filler');
  // 'Mo nm ✓, vm -', 'Di 14–16 -'.
  const isPart = last?.is === 'time' && (last.time.kind === 'part' || !tokens.isGlued(i));
  if (!(isDash || isSlash) || !(isPart || last?.is === 'days')) return undefined;
  let next = isOpen ? i + 3 : i + 1;
  while (
    isDash &&
    !isOpen &&
    next <= i + 5 &&
    dashes.has(tokens.word(next)) &&
    tokens.isGlued(next)
  )
    next++;
  const isLast =
    !tokens.all[next] ||
    tokens.is(next, ',', ';', '|', ')') ||
    tokens.is(i - 1, ':') ||
    tokens.isOnNewLine(next);
  // 'Di: - Mi: 14–16': the hours are those of the next day.
  return isLast ? endedBy('end', tokens.found(i, next, { is: 'unknown' })) : undefined;
}

/** 'Di: nein Mi: ja': a verdict is about what stands before it and ends the phrase. */
export function verdictAt(tokens: Tokens, i: number, before: readonly Item[]): Found | undefined {
  if (tokens.is(i, 'ja', 'nein')) {
    const is = tokens.is(i, 'nein') ? 'not' : 'filler';
    if (isBeforeDays(tokens, i)) {
      const { items, next } = tokens.found(i, i + 1, { is });
      const start = tokens.all[i]?.start ?? 0;
      return { items: [{ is: 'comma', start, end: start }, ...items], next };
    }
    return endedBy('comma', tokens.found(i, i + 1, { is }));
  }
  const isEvery =
    tokens.is(i, 'jeden', 'jede', 'alle', 'allen') ||
    (tokens.is(i, 'immer', 'imma', 'jederzeit') && isOfHours(tokens, i + 1));
  if (!isEvery || !isBesideLeftOut(before)) return undefined;
  const { items, next } = tokens.found(i, i + 1, { is: 'filler' });
  const start = tokens.all[i]?.start ?? 0;
  return { items: [{ is: 'comma', start, end: start }, ...items], next };
}

/** '✅ Mo 14–16', '❌ Di': the line opens with a sign or 'ja:'. */
function isBeforeDays(tokens: Tokens, i: number): boolean {
  let first = i;
  while (
    first > 0 &&
    i - first < 60 &&
    !tokens.isOnNewLine(first) &&
    !tokens.is(first - 1, ';', '|')
  )
    first--;
  const isOpening = tokens.is(first, 'ja', 'nein');
  const isSign = !tokens.isWord(first) || !/^\p{L}/u.test(tokens.all[first]?.text ?? '');
  const isEnd = i === first && !tokens.all[i + 1];
  return isOpening && !isEnd && (isSign || tokens.is(first + 1, ':'));
}

/** 'immer am Nachmittag', but not 'immer'. */
function isOfHours(tokens: Tokens, i: number): boolean {
  const at = tokens.is(i, 'am', 'an', 'zu') ? i + 1 : i;
  const found = timeAt(tokens, at) ?? partAt(tokens, at, []) ?? shortPhraseAt(tokens, at);
  return found?.items[0]?.is === 'time';
}

/** 'außer mittwochs jeden Nachmittag': the afternoons are those of the other days. */
function isBesideLeftOut(before: readonly Item[]): boolean {
  const from = before.findLastIndex(({ is }) => is === 'not');
  const since = before.slice(from + 1);
  return (
    from >= 0 &&
    since.at(-1)?.is === 'days' &&
    since.every(({ is }) => ['days', 'filler', 'and'].includes(is))
  );
}
