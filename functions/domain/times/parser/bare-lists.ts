/** Lists around a denial: days without hours or a verdict of their own, and hours without days. */
import type { Days, Said } from './placed.ts';
import { isBeside, isDays, isSaid, isTime, isVerdict, type Placed, phraseOf } from './placed.ts';

/** 'nicht Mo, Di': what stands alone after commas; likewise 'nicht Mi 9-11, 14-16'. */
export function bareAfter(
  isSuch: typeof isDays | typeof isTime,
  items: readonly Placed[],
  not: Placed,
): Placed[] {
  const bare: Placed[] = [];
  let { phrase } = not;
  for (const item of items.slice(items.indexOf(not) + 1)) {
    if (item.phrase <= phrase) continue;
    const own = phraseOf(item, items);
    // 'nicht Mo, gerne Di'.
    if (own.some(isVerdict)) break;
    const end = own.findIndex((other) => !isSuch(other) && !isBeside(other));
    // 'nicht Do 9–11, 14–16 Di 8–12'.
    const isNext = end > 0 && own.slice(end).some(isDays) && own.slice(end).some(isTime);
    if (end >= 0 && !(isNext && isSuch === isTime)) break;
    bare.push(...(end < 0 ? own : own.slice(0, end)));
    if (end >= 0) break;
    ({ phrase } = item);
  }
  return bare;
}

/** 'Mo, Di 8–12 nicht': the days whose hours stand only there, the nearest phrase first. */
export function bareDaysBefore(items: readonly Placed[], not: Placed): Placed<Days>[] {
  const bare: Placed<Days>[] = [];
  for (let phrase = not.phrase - 1; phrase >= 0; phrase--) {
    const own = items.filter((other) => other.phrase === phrase);
    if (!own.every((other) => isDays(other) || isBeside(other))) break;
    // 'Mo passt, Di nicht vormittags'.
    if (own.findLast(({ is }) => is !== 'comma')?.is === 'filler') break;
    bare.push(...own.filter(isDays));
  }
  return bare;
}

/** 'Kann nicht: Mo ab 14, Di bis 12': what the phrases after it say, to the first that says else. */
export function belowHeading(items: readonly Placed[], not: Placed): Said[][] {
  const found: Said[][] = [];
  const later = items.filter(({ start, phrase }) => start > not.start && phrase > not.phrase);
  for (const phrase of new Set(later.map((item) => item.phrase))) {
    const own = later.filter((item) => item.phrase === phrase);
    if (own.some((item) => item.is === 'only' || isVerdict(item))) break;
    found.push(own.filter(isSaid));
  }
  return found;
}
