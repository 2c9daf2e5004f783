/** Days and hours of a line in groups: 'Mo, Di 8–12, Do ab 14' has two. */
import type { LocationId, Weekday } from '../../waiting-list/slot.ts';
import type { Item } from '../lexer/item.ts';
import { addDays, addHours, type Group } from './group.ts';
import { isDays, isSaid, isTime, type Placed, type Said } from './placed.ts';
import type { Reading } from './reading.ts';
import { takeGroup } from './take-group.ts';

/** Where a group is said, and what of it is not taken. */
export type Line = {
  reading: Reading;
  blocked: ReadonlySet<Item>;
  locationId: LocationId | undefined;
};

/** `all`: with what the line denies. */
export function readGroups(items: readonly Placed[], all: readonly Placed[], line: Line): void {
  const said = items.filter(isSaid);
  const parts = turns(said, all);
  for (const phrases of parts) {
    const isOf = ({ phrase }: Placed) => phrases.includes(phrase);
    readGroups(items.filter(isOf), all.filter(isOf), line);
  }
  const [first, last] = [said[0], said.at(-1)];
  if (parts.length > 0 || !first || !last) return;
  const isTimeFirst = isTime(first) && said.some(isDays);
  if (isTimeFirst && isTime(last) && !isApart(said, all)) {
    const { diagnostics } = line.reading;
    diagnostics.hasRefused ||= said.some((item) => !line.blocked.has(item));
    diagnostics.keep(first.start, last.end, 'contradiction');
    return;
  }
  const opening = isTimeFirst && isDays(last) ? 'time' : 'days';
  const named: Weekday[] = [];
  let group: Group | undefined;
  let before: Said | undefined;
  for (const item of said) {
    const from = before?.end ?? 0;
    const between = all.filter(({ start, end }) => start >= from && end <= item.start);
    const onOthers = isTime(item) && isOnOthers(between);
    // 'vormittags außer Di, nachmittags nur Mi': the days that are left out end what they limit.
    const isNext = isTime(item) && opening === 'time' && between.some(isDays);
    const isNew = item.is === opening && before !== undefined && before.is !== opening;
    // 'Mi auch, Do ab 9'.
    const isBehindLike =
      isDays(item) &&
      before?.is === 'days' &&
      before.like !== undefined &&
      before.like.end > before.end &&
      before.phrase !== item.phrase &&
      line.reading.week.ranges.length > 0;
    if (
      !group ||
      onOthers ||
      isNext ||
      isNew ||
      isBehindLike ||
      isAgain(item, before, between, named)
    ) {
      if (group) takeGroup(group, named, line);
      group = { days: [], times: [], isOnly: false, onOthers, isUnclear: false };
    }
    const isOnly = between.some(({ is }) => is === 'only');
    if (isDays(item)) {
      addDays(group, item, isOnly && (opening === 'days' || group.times.length === 0), line);
      named.push(...item.days);
    } else addHours(group, item, { before, between, isOnly, hasDays: said.some(isDays) }, line);
    before = item;
  }
  if (group) takeGroup(group, named, line);
  line.reading.named.push(...named);
}

/** A comma or bracket stands between the hours and the first days. */
function isApart(said: readonly Said[], all: readonly Placed[]): boolean {
  const days = said.findIndex(isDays);
  const [from, to] = [said[days - 1]?.start ?? 0, said[days]?.start ?? 0];
  return all.some(
    ({ is, start, end }) => (is === 'comma' || is === 'open') && start > from && end <= to,
  );
}

/** 'sonst ab 14', but not 'sonst auch ab 14'. */
const isOnOthers = (between: readonly Placed[]) =>
  between.some(({ is }, i) => {
    const next = between[i + 1];
    return is === 'others' && !(next?.is === 'filler' && /^auch$/i.test(next.word));
  });

/** 'Mo, Di, Mo': the second Monday is one of its own. */
const isAgain = (
  item: Said,
  before: Said | undefined,
  between: readonly Item[],
  named: readonly Weekday[],
) =>
  isDays(item) &&
  before?.is === 'days' &&
  between.some(({ is }) => is === 'comma' || is === 'open') &&
  item.days.every((weekday) => named.includes(weekday));

/**
 * 'ab 15 Mo, Fr ab 13', 'Mo ab 13, ab 15 Di, Mi': the phrases that turn, and those around them,
 * stand for themselves. Empty if none turns.
 */
function turns(said: readonly Said[], all: readonly Placed[]): number[][] {
  const phrases = [...new Set(said.map(({ phrase }) => phrase))];
  const openings = phrases.map((phrase) =>
    openingOf(
      said.filter((item) => item.phrase === phrase),
      all,
    ),
  );
  const [opening] = openings;
  const turned = openings.findIndex((each) => opening && each && each !== opening);
  const isWhole = opening === 'days' || !openings.slice(0, turned).includes(undefined);
  if (turned < 1 || !isWhole) return [];
  const next = opening === 'days' ? turned + 1 : phrases.length;
  return [phrases.slice(0, turned), phrases.slice(turned, next), phrases.slice(next)];
}

/** Whether days or hours come first; undefined if something comes after both. */
function openingOf(said: readonly Said[], all: readonly Item[]): Said['is'] | undefined {
  const [first, second, ...more] = said.filter(({ is }, i) => is !== said[i - 1]?.is);
  if (!first || !second || more.length > 0) return undefined;
  const last = said[said.indexOf(second) - 1];
  // 'Mo 8–10, 14–16 und Di', '14–16 auch Di', '14–16 ohne jeden zweiten Di': those of Monday.
  const isAdded = all.some(
    ({ is, start }) =>
      ['and', 'not', 'limit'].includes(is) && start >= (last?.end ?? 0) && start < second.start,
  );
  const isLike = isDays(second) && second.like !== undefined;
  return isTime(first) && (isAdded || isLike) ? undefined : first.is;
}
