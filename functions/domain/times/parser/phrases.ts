/** Phrases of a line: commas divide them, brackets are phrases of their own inside of one. */
import { isBeside, isDays, isSaid, isTime, type Placed, phraseOf, replaced } from './placed.ts';

/** Numbers the phrases from left to right. */
export function inPhrases(items: readonly Placed[]): Placed[] {
  let last = 0;
  const open: number[] = [0];
  return items.map((item) => {
    if (item.is === 'open') open.push(++last);
    const placed = { ...item, phrase: open.at(-1) ?? 0 };
    if (item.is === 'close' && open.length > 1) open.pop();
    else if (item.is === 'comma') open[open.length - 1] = ++last;
    return placed;
  });
}

/** 'ab 14, außer Mi ab 16': on Wednesdays from 16, and not until then. */
export function withOwnBounds(items: readonly Placed[]): Placed[] {
  return items.map((item, i) => {
    if (item.is !== 'not' || item.how !== 'except') return item;
    const said = items.slice(i + 1).filter(({ is }) => is !== 'filler');
    const at = said.findIndex((other) => !isDays(other) && other.is !== 'and');
    const own = said[at];
    if (at < 1 || !own || !isTime(own)) return item;
    const days = said.slice(0, at).flatMap((other) => (isDays(other) ? other.days : []));
    const before = items.slice(0, i).filter(isSaid);
    const isLess = before.some((base, t) => {
      if (!isTime(base) || base.time.kind !== own.time.kind) return false;
      const { kind, from, to } = base.time;
      if (kind === 'from' ? from >= own.time.from : kind !== 'to' || own.time.to >= to)
        return false;
      // 'Mo ab 14, außer Mi ab 16' says nothing of Wednesdays.
      if (!before.some(isDays)) return true;
      const last = before.slice(0, t).findLastIndex(isTime);
      const next = before.findIndex((other, n) => n > t && isTime(other));
      const isAfterDays = before[0] !== undefined && isDays(before[0]);
      const of = isAfterDays
        ? before.slice(last + 1, t)
        : before.slice(t, next < 0 ? undefined : next);
      const known = of.flatMap((other) => (isDays(other) ? other.days : []));
      return days.every((day) => known.includes(day));
    });
    return isLess ? replaced(item, { is: 'comma' as const }) : item;
  });
}

export const isBracket = (items: readonly Placed[], item: Placed) =>
  phraseOf(item, items).some(({ is }) => is === 'open');

export function isInBrackets(items: readonly Placed[], phrase: readonly Placed[]): boolean {
  const before = items.slice(0, items.indexOf(phrase[0] as Placed) + 1);
  const count = (sign: Placed['is']) => before.filter(({ is }) => is === sign).length;
  return count('open') > count('close');
}

/** 'bis 13 (Mi)'. */
export function isBeforeDays(items: readonly Placed[], phrase: readonly Placed[]): boolean {
  const [open, days] = items.slice(items.indexOf(phrase.findLast(isTime) as Placed) + 1);
  return open?.is === 'open' && days !== undefined && isDays(days);
}

/** 'Mo, Mi Turnen': on Mondays as well? 'Mo–Fr, Di Turnen' is about Tuesday. */
export function withListBefore(chosen: readonly Placed[], items: readonly Placed[]): Placed[] {
  const before: Placed[] = [];
  for (let at = (chosen[0]?.phrase ?? 0) - 1; at >= 0; at--) {
    const own = items.filter((item) => item.phrase === at);
    if (!own.every((item) => isDays(item) || isBeside(item) || item.is === 'only')) break;
    before.unshift(...own);
  }
  const isList = before.filter(isDays).every(({ days }) => days.length === 1);
  return isList ? [...before, ...chosen] : [...chosen];
}

/** From the 'und' before the item, if days or times stand on its other side. */
export function sinceLastAnd(phrase: readonly Placed[], item: Placed): readonly Placed[] {
  const at = phrase.indexOf(item);
  const and = phrase.slice(0, at).findLastIndex(({ is }) => is === 'and');
  const isFirst = phrase.slice(and + 1, at).every(({ is }) => is === 'filler' || is === 'only');
  return and >= 0 && item.is !== 'unknown' && isFirst && phrase.slice(at).some(isDays)
    ? phrase.slice(and + 1)
    : phrase;
}
