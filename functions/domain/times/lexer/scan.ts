/**
 * A text of times as a row of items, from left to right, each at its place in the text. What is no
 * item is 'unknown'.
 */
import type { Weekday } from '../../waiting-list/slot.ts';
import { settleBreaks } from './breaks.ts';
import { weekdaysAt } from './days.ts';
import { timeAt } from './hours.ts';
import { inFull } from './in-full.ts';
import type { Item } from './item.ts';
import { restricting } from './lexicon/abbreviations.ts';
import { longPhraseAt, noMoreAt, reasonAt, shortPhraseAt, unknownAt } from './meanings.ts';
import { partAt } from './parts.ts';
import { periodAt } from './period.ts';
import { dashAt, doubtAt, lineBreakAt, signAt, verdictAt } from './signs.ts';
import { type Found, type Token, Tokens, tokenize } from './tokens.ts';

/** Nobody's times are more; the items of a line are compared with each other. */
export const maxItems = 300;

/** Stops behind `maxItems`. */
export function scan(text: string): Item[] {
  const all = tokenize(text);
  // 'Only' may stand anywhere, even inside of a time, and changes none.
  const isOnly = ({ fold }: Token) => restricting.has(fold);
  const tokens = new Tokens(inFull(all.filter((each) => !isOnly(each))), text);
  const items: Item[] = [];
  for (let i = 0, isBroken = false; i < tokens.all.length && items.length <= maxItems; ) {
    const { items: found, next } = itemsAt(tokens, i, items, isBroken);
    items.push(...found);
    isBroken = next === i;
    i = next;
  }
  return withOnlys(settleBreaks(items, text), all.filter(isOnly));
}

/** Each before the item it stands in: 'nach der nur Schule'. */
function withOnlys(items: readonly Item[], onlys: readonly Token[]): Item[] {
  const placed: Item[] = [];
  const only = ({ start, end }: Token, until: number): Item => ({
    is: 'only',
    start: Math.min(start, until),
    end: Math.min(end, until),
  });
  let at = 0;
  for (const item of items) {
    for (let next = onlys[at]; next && next.start < item.end; next = onlys[++at])
      placed.push(only(next, item.start));
    placed.push(item);
  }
  return [...placed, ...onlys.slice(at).map((each) => only(each, each.end))];
}

/** `isBroken`: the line break before the token is read already. */
function itemsAt(tokens: Tokens, i: number, before: readonly Item[], isBroken: boolean): Found {
  return (
    dashAt(tokens, i, before) ??
    verdictAt(tokens, i, before) ??
    doubtAt(tokens, i) ??
    (isBroken ? undefined : lineBreakAt(tokens, i)) ??
    signAt(tokens, i) ??
    reasonAt(tokens, i) ??
    noMoreAt(tokens, i, before) ??
    periodAt(tokens, i) ??
    longPhraseAt(tokens, i) ??
    timeAt(tokens, i) ??
    weekdaysAt(tokens, i) ??
    partAt(tokens, i, before) ??
    shortPhraseAt(tokens, i) ??
    unknownAt(tokens, i)
  );
}

/**
 * The weekdays at the start of a text: 'täglich', 'Mo–Do', 'Dienstags'. Not with a part of the day,
 * not backward.
 */
export function daysAt(rest: string): { days: readonly Weekday[]; length: number } | undefined {
  // The longest words for days are shorter.
  const [first, second] = scan(rest.slice(0, 60));
  if (first?.is !== 'days' || first.isBackward || first.start > 0 || second?.start === 0)
    return undefined;
  return { days: first.days, length: first.end };
}
