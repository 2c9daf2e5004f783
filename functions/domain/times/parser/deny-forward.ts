/** What a denial takes away that stands before what it denies: 'nicht Mo', 'außer Mi nachmittags'. */
import { bareAfter, bareDaysBefore, belowHeading } from './bare-lists.ts';
import type { Denied, Negation } from './negations.ts';
import { isBracket } from './phrases.ts';
import {
  isBeside,
  isDays,
  isPlain,
  isSaid,
  isTime,
  isVerdict,
  type Not,
  type Placed,
  phraseOf,
} from './placed.ts';
import { everyDay } from './ranges.ts';
import { isRow } from './reach.ts';

const newGroup = (): Negation => ({ days: [], times: [], isForward: true });

/** `reached`: days and hours of its phrase that it is about. */
export function denyForward(
  not: Not,
  reached: readonly Placed[],
  items: readonly Placed[],
  denied: Denied,
): void {
  const before = phraseOf(not, items).filter(
    (item) => item.start < not.start && !denied.items.has(item),
  );
  const hasDays = reached.some(isDays);
  // 'Mo–Fr, außer Mi 14–16', but not 'Mo–Fr (außer Mi 14–16)'.
  const last = items.filter(({ phrase }) => phrase === not.phrase - 1);
  const goesOn = !before.some(isSaid) && isPlain(last) && !isBracket(items, not);
  const group = groupOf(reached, goesOn ? [...last, ...before] : before, denied);
  if (not.how === 'except' && allowInDenial(group, denied)) return;
  if (hasDays && group.times.length === 0 && reached.every((item) => denied.items.has(item)))
    for (const item of bareAfter(isDays, items, not)) denied.take(item, group);
  // 'immer außer Mo vormittags, Do nachmittags' leaves out both.
  const isPair = group.times.length > 0 && before.some(({ is }) => is === 'any');
  const isOpen = isPair || (hasDays && group.times.length === 0 && !before.some(isTime));
  if (not.how === 'except' && isOpen) denyNext(not, isPair, items, denied);
  // 'nicht Mi 9-11, 14-16'.
  if (hasDays && group.times.length > 0)
    for (const item of bareAfter(isTime, items, not)) denied.take(item, group);
  if (not.isHeading) denyBelow(not, group, items, denied);
  // 'außer Mo und Mi nachmittags': all of Monday?
  if (hasDays && group.days.length > 1 && isRow(reached)) {
    denied.groups.push({ ...group, days: group.days.slice(0, -1), times: [] });
    group.days = group.days.slice(-1);
    group.unclear = reached;
  }
  // 'Mo nicht vormittags', 'Mo, Di nicht vormittags'.
  if (!hasDays && before.some(isDays)) {
    const bare = before.some(isTime) ? [] : bareDaysBefore(items, not).reverse();
    group.days.unshift(...bare);
    group.days.push(...before.filter(isDays));
    group.isForAll = bare.length > 0;
  }
  denied.push(group);
}

/** The last of its groups: 'nicht Mo vormittags und Di nachmittags' has two. */
function groupOf(reached: readonly Placed[], before: readonly Placed[], denied: Denied): Negation {
  let group = newGroup();
  // 'Mo–Fr außer Mi ab 14': the hours are those of the other days.
  const isOfOthers =
    reached.some(isDays) &&
    before.some(isDays) &&
    !before.some((other) => isTime(other) || isVerdict(other));
  for (const item of reached) {
    if (isDays(item) && group.days.length > 0 && group.times.length > 0) {
      denied.groups.push(group);
      group = newGroup();
    }
    // 'Mo–Fr außer Mi 14–16': or are these the only hours that do not suit?
    if (isOfOthers && isTime(item) && item.time.kind !== 'part') group.unclear = reached;
    else denied.take(item, group);
  }
  return group;
}

/** 'nicht nachmittags, außer Mo': Monday's afternoon stays. False if nothing was denied before. */
function allowInDenial({ days }: Negation, { groups }: Denied): boolean {
  const last = groups.at(-1);
  if (!last || last.days.length > 0 || !last.isForward) return false;
  const allowed = days.flatMap((item) => item.days);
  groups[groups.length - 1] = { ...last, days: [everyDay(last.times, allowed)] };
  return true;
}

/** 'außer Mo, Mi nachmittags': but for those, or at those? */
function denyNext(not: Not, isPair: boolean, items: readonly Placed[], denied: Denied): void {
  const next = items.filter(({ phrase }) => phrase === not.phrase + 1);
  const [first] = next.filter((item) => !isBeside(item));
  const isList =
    first !== undefined &&
    isDays(first) &&
    next.every((item) => isSaid(item) || (isBeside(item) && !isVerdict(item))) &&
    next.some((item) => isTime(item) && item.time.kind !== 'from' && item.time.kind !== 'to');
  if (!isList) return;
  for (const item of next) denied.items.add(item);
  const [days, times] = [next.filter(isDays), next.filter(isTime)];
  denied.groups.push(
    isPair && days.length === 1
      ? { days, times, isForward: true }
      : { days, times: [], isForward: true, unclear: next },
  );
}

/** 'Kann nicht: Mo (ab 14), Di'. */
function denyBelow(not: Not, group: Negation, items: readonly Placed[], denied: Denied): void {
  let last = group;
  for (const said of belowHeading(items, not)) {
    const own = newGroup();
    for (const item of said) denied.take(item, own);
    if (own.days.length > 0) {
      last = own;
      denied.groups.push(own);
    } else if (last.times.length > 0 || last.days.length === 1) last.times.push(...own.times);
  }
}
