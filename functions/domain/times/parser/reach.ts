/** What 'nicht' and 'außer' are about. */
import { isPartOf, meets } from '../lexer/breaks.ts';
import type { Item } from '../lexer/item.ts';
import { isDays, isSaid, isTime, type Not, type Placed, phraseOf } from './placed.ts';

export type Reach =
  | { is: 'forward' | 'backward'; items: Placed[] }
  /** 'sonst nicht'. */
  | { is: 'rest' }
  /** 'in den Ferien nicht': no times beside it. */
  | { is: 'nothing' }
  /** 'Mo nicht Di': which of them? */
  | { is: 'unclear' };

export function reaches(items: readonly Placed[]): Map<Item, Reach> {
  const found = new Map<Item, Reach>();
  const claimed = new Set<Item>();
  for (const not of items) {
    if (not.is !== 'not') continue;
    const reach = reachOf(not, items, claimed);
    if ('items' in reach) for (const item of reach.items) claimed.add(item);
    found.set(not, reach);
  }
  return found;
}

function reachOf(not: Not, items: readonly Placed[], claimed: ReadonlySet<Item>): Reach {
  const phrase = phraseOf(not, items);
  const at = phrase.indexOf(not);
  const others = phrase.slice(0, at).findLastIndex(({ is }) => is === 'others');
  const before = phrase.slice(others + 1, at).filter((item) => !claimed.has(item));
  const rest = phrase.slice(at + 1);
  const stop = rest.findIndex(({ is }) => is === 'not' || is === 'others');
  const after = stop < 0 ? rest : rest.slice(0, stop);
  const [own, next] = [before.filter(isSaid), after.filter(isSaid)];
  // 'außer in den Ferien', 'außer Turnen', 'nicht immer' are about no weekday.
  const beside = after.find(({ is }) => is !== 'filler');
  if (beside && ['period', 'limit', 'unknown', 'any'].includes(beside.is)) return { is: 'nothing' };
  // 'außer Fr (ab 11)', 'Fr nicht (ab 11)': or then only?
  const last = next.length > 0 ? next : own;
  const behind = items.slice(items.indexOf(next.at(-1) ?? not) + 1);
  if (!not.isHeading && behind[0]?.is === 'open' && behind[1]?.is === 'time' && last.every(isDays))
    return { is: 'unclear' };
  if (next.length === 0) {
    if (own.length > 0) return backward(before);
    return others >= 0 ? { is: 'rest' } : inBrackets(not, items);
  }
  const forward: Reach = { is: 'forward', items: next };
  const hasDays = next.some(isDays);
  if (isOfHoursApart(after, own)) return { is: 'unclear' };
  // 'außer Mi ab 15': from 15 on the other days?
  const isFirst = !items.some(
    (item) => item.start < not.start && (isSaid(item) || item.is === 'any'),
  );
  const isBound = next.some(
    (item) => isTime(item) && (item.time.kind === 'from' || item.time.kind === 'to'),
  );
  if (not.how === 'except' && isFirst && hasDays && isBound) return { is: 'unclear' };
  if (own.length === 0) return isUnclearRow(after) ? { is: 'unclear' } : forward;
  if (not.how !== undefined || (hasDays && isPartOf(next, own))) return forward;
  if (hasDays && own.some(isDays)) {
    // 'Di nicht Mo ab 14', 'Mo nicht Di nicht'.
    const tail = tailOf(before);
    const goesOn =
      next[0]?.is === 'days' && (next.some(isTime) || (stop >= 0 && rest[stop]?.is === 'not'));
    return goesOn && stop !== 0 && tail.every(isDays) && tail.filter(isDays).length === 1
      ? { is: 'backward', items: tail }
      : { is: 'unclear' };
  }
  if (hasDays) return next.some(isTime) ? { is: 'unclear' } : forward;
  // 'Mo 8–16 nicht 12–14', but not 'vormittags nicht nachmittags'.
  const [times, denied] = [own.filter(isTime), next.filter(isTime)];
  const isWithin =
    times.length === 0 || times.some(({ time }) => denied.some((each) => meets(time)(each.time)));
  return isWithin ? forward : { is: 'unclear' };
}

/** 'Mo 14–16 und Di nicht' is about Tuesday, and so is 'Mo 14–16 Di nicht'. */
function tailOf(before: readonly Placed[]): Placed[] {
  const and = before.findLastIndex(
    ({ is }, i) => is === 'and' && before.slice(0, i).some(isTime) && before.slice(i).some(isDays),
  );
  const said = before.slice(and + 1).filter(isSaid);
  const apart = said.findLastIndex((item, i) => isDays(item) && isTime(said[i - 1] ?? item));
  return said.some(isDays) && isDays(said[0] ?? (before[0] as Placed)) && apart > 0
    ? said.slice(apart)
    : said;
}

function backward(before: readonly Placed[]): Reach {
  const tail = tailOf(before);
  // 'Di vormittags und Mi nachmittags nicht': only the latter?
  const isPair = before.some((item) => isTime(item) && !tail.includes(item)) && tail.some(isTime);
  const isUnclear =
    isPair ||
    tail.some((item, i) => {
      const last = tail[i - 1];
      if (!last || !isDays(item)) return false;
      // 'vormittags Di nicht', 'Mo Di nicht'.
      const between = before.slice(before.indexOf(last) + 1, before.indexOf(item));
      return isTime(last) || !between.some(({ is }) => is === 'and');
    });
  return isUnclear ? { is: 'unclear' } : { is: 'backward', items: tail };
}

/** 'Mo (nicht möglich)'; 'Mo, nicht möglich' may be about more. */
function inBrackets(not: Not, items: readonly Placed[]): Reach {
  const phrase = phraseOf(not, items);
  if (phrase.some(({ is }) => ['period', 'limit', 'unknown', 'any', 'only'].includes(is)))
    return { is: 'nothing' };
  const before = items.filter((item) => item.start < (phrase[0]?.start ?? 0));
  if (!before.some(isSaid)) return { is: 'nothing' };
  const last = before.at(-1);
  if (phrase[0]?.is !== 'open' || !last) return { is: 'unclear' };
  const around = phraseOf(last, before);
  return around.some(isSaid) && !around.some(({ is }) => is === 'not')
    ? backward(around)
    : { is: 'unclear' };
}

/** 'außer Mo und vor 9', 'nicht montags oder nach 15': on Mondays, or on any day? */
function isOfHoursApart(after: readonly Placed[], own: readonly Placed[]): boolean {
  const words = after.filter(({ is }) => is !== 'filler');
  const time = words.findIndex(isTime);
  return words[time - 1]?.is === 'and' && [...own, ...words.slice(0, time)].some(isDays);
}

/** 'nicht Mo und Di ab 14': all of Monday, or are the hours of the other days? */
function isUnclearRow(after: readonly Placed[]): boolean {
  const said = after.filter(isSaid);
  const first = said.find(isTime);
  return first !== undefined && isRow(said) && first.time.kind !== 'part';
}

/** Several days before one time: 'Mo und Mi nachmittags'. */
export function isRow(said: readonly Placed[]): boolean {
  const time = said.findIndex(isTime);
  return time > 1 && time === said.length - 1;
}
