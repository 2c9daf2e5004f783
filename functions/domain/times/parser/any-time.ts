/** 'immer', 'egal' and 'sonst immer' in a line: all times, or those of the days not named. */
import type { LocationId, Weekday } from '../../waiting-list/slot.ts';
import type { Item } from '../lexer/item.ts';
import { isDays, isSaid, isTime, type Placed, phraseOf } from './placed.ts';
import type { Reading } from './reading.ts';

/** Returns the days that others than all times are said of, if the other ones are free. */
export function readAny(
  positive: readonly Placed[],
  blocked: ReadonlySet<Item>,
  reading: Reading,
  locationId: LocationId | undefined,
): Weekday[] | undefined {
  const any = positive.find(({ is }) => is === 'any');
  if (!any || blocked.has(any)) return undefined;
  const others = positive.findIndex(({ is }) => is === 'others');
  const isOfRest = others >= 0 && reading.named.length > 0;
  if (!positive.some(isSaid) && !isOfRest) reading.anyAt.push(locationId);
  else if (isBase(any, positive, reading)) reading.week.addWhole(locationId);
  else if (others >= 0 && positive[others + 1]?.is === 'any' && blocked.size === 0) {
    const named = positive.filter(isDays).filter((day) => !isPreferred(day, positive));
    return [...reading.named, ...named.flatMap(({ days }) => days)];
  }
  return undefined;
}

/** 'immer, Di jedoch erst ab 15': every day, and one of them with less. */
function isBase(any: Placed, positive: readonly Placed[], { text, diagnostics }: Reading): boolean {
  const days = positive.filter(isDays);
  if (
    phraseOf(any, positive).some(isSaid) ||
    days.length === 0 ||
    days.some(({ start }) => start < any.start)
  )
    return false;
  const isLess = days.every((day) => {
    const phrase = phraseOf(day, positive);
    if (phrase.some(({ is }) => is === 'wish')) return true;
    const after = text.slice(day.end, phrase.at(-1)?.end);
    return phrase.some(isTime) && /(?:^|\s)(?:jedoch|aber|erst|allerdings)\s/i.test(after);
  });
  // 'flexibel, Mo 8–12': always, or on Mondays?
  if (!isLess) diagnostics.keep(any.start, any.end, 'contradiction');
  return isLess;
}

/** 'am liebsten Di früh, sonst egal': Tuesday is free all day. */
const isPreferred = (day: Placed, items: readonly Placed[]) =>
  phraseOf(day, items).some(
    ({ is, word }) => is === 'wish' && /lieb|best|ehe|bevorz|vorzug|ide|opti/i.test(word),
  );
