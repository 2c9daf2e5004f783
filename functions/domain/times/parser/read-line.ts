/** A line of items: what it denies, then what it says to suit, both into the reading. */
import type { LocationId } from '../../waiting-list/slot.ts';
import type { Item } from '../lexer/item.ts';
import { readAny } from './any-time.ts';
import { blockedItems } from './find-blocked.ts';
import { readGroups } from './groups.ts';
import { hoursBeforeDays } from './lines.ts';
import { type Denied, type Negation, negated } from './negations.ts';
import { inPhrases, withOwnBounds } from './phrases.ts';
import {
  emptyAt,
  endOf,
  isAbout,
  isDays,
  isHoursAlone,
  isOfHours,
  isSaid,
  isTime,
  type Placed,
  phraseOf,
} from './placed.ts';
import { eachDay, everyDay, rangeOf, setBeforeDay } from './ranges.ts';
import { type Reach, reaches } from './reach.ts';
import type { Reading } from './reading.ts';
import { settle } from './settle.ts';

export function readLine(
  line: readonly Placed[],
  reading: Reading,
  locationId: LocationId | undefined,
): void {
  const { diagnostics, week, named } = reading;
  const items = inPhrases(withOwnBounds(line));
  settle(items);
  const isNarrowing = (item: Placed) => !isTime(item) || item.time.narrows === true;
  if (isOfHours(items) && named.length > 0 && !items.every(isNarrowing)) {
    // 'Mo 8–12; nur bis 10': for all that was said. 'Mo 8–12; ab 14' may be about any day.
    const isOnly = items.some(({ is }) => is === 'only');
    if (!(isOnly && week.narrowToAny(items.filter(isTime))))
      diagnostics.refuse(items[0]?.start ?? 0, endOf(items), 'contradiction');
    return;
  }
  refuseHoursAlone(items, reading);
  const reached = reaches(items);
  const blocked = blockedItems(items, reached, reading);
  const denied = negated(items, reached);
  exclude(denied, reached, reading, locationId);
  const positive = items.filter((item) => !denied.items.has(item));
  for (const group of denied.groups) goOnOfDays(group, positive);
  noteWhatSuits(positive, reading);
  const rest = readAny(positive, blocked, reading, locationId);
  readGroups(positive, items, { reading, blocked, locationId });
  if (rest) week.addWhole(locationId, rest);
}

/** 'Mo ab 8; ab 14, Di ab 9': of which days? */
function refuseHoursAlone(items: Placed[], { diagnostics, named }: Reading): void {
  const alone = hoursBeforeDays(items);
  const [first, last] = [alone[0], alone.at(-1)];
  const said = items.filter(isSaid);
  if (named.length === 0 || !said.some(isDays) || said.at(-1)?.is !== 'time' || !first || !last)
    return;
  diagnostics.refuse(first.start, endOf(alone), 'contradiction');
  items.splice(0, items.indexOf(last) + 1);
}

function exclude(
  { groups }: Denied,
  reached: ReadonlyMap<Item, Reach>,
  reading: Reading,
  locationId: LocationId | undefined,
): void {
  const { diagnostics, excluded } = reading;
  reading.isRestOut ||= [...reached.values()].some(({ is }) => is === 'rest');
  for (const { days, times, isForAll, unclear, isRestOpen } of groups) {
    diagnostics.hasRefused ||= isRestOpen === true;
    if (unclear)
      diagnostics.keep(
        Math.min(...unclear.map(({ start }) => start)),
        endOf(unclear),
        'contradiction',
      );
    const many = isForAll && setBeforeDay(days);
    if (many) diagnostics.keep(many.start, times.at(-1)?.end ?? many.end, 'contradiction');
    for (const day of eachDay(days.length > 0 ? days : [everyDay(times)]))
      for (const item of times.length > 0 ? times : [undefined]) {
        excluded.push(rangeOf(day, item?.time, locationId));
        if (item?.time.isAssumed) diagnostics.keep(item.start, item.end, 'hours');
      }
  }
}

/** 'Di geht vormittags nicht, aber nachmittags': on Tuesdays. Others of hours are asked about. */
function goOnOfDays({ days, times: [denied] }: Negation, positive: Placed[]): void {
  if (!denied || days.length === 0) return;
  const next = positive.filter(({ phrase }) => phrase === (denied as Placed).phrase + 1);
  const time = next.find(isTime);
  if (!time || !isHoursAlone(next) || time.time.narrows) return;
  const again = days.map((item) => ({ ...emptyAt(time.start, item), phrase: time.phrase }));
  positive.splice(positive.indexOf(time), 0, ...again);
}

/** Whether anything suits, and where a day is only limited. */
function noteWhatSuits(positive: readonly Placed[], reading: Reading): void {
  const isLimited = (item: Placed) =>
    isTime(item) && item.time.narrows === true && /^n[ieoö]|^kein?/i.test(item.word);
  for (const item of positive) {
    const limit = phraseOf(item, positive).find(isLimited);
    if (isDays(item) && limit)
      reading.atMost.push({
        start: Math.min(item.start, limit.start),
        end: Math.max(item.end, limit.end),
      });
    else reading.hasFree ||= isAbout([item]) && !isLimited(item);
    reading.hasPositive ||=
      isDays(item) ||
      item.is === 'any' ||
      (item.is === 'others' && !reading.isRestOut) ||
      (isTime(item) && !isLimited(item));
  }
}
