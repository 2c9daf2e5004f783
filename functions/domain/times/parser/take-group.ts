/** A group of days and hours, once it is complete: into the week, or asked about. */
import type { Weekday } from '../../waiting-list/slot.ts';
import type { Group } from './group.ts';
import type { Line } from './groups.ts';
import { doubtAbout, intersection } from './hours.ts';
import type { Days, Timed } from './placed.ts';
import { countOf, eachDay, everyDay, type Range, rangeOf, timeOf } from './ranges.ts';

/** `named`: the days of the line so far. */
export function takeGroup(group: Group, named: readonly Weekday[], line: Line): void {
  const { reading, blocked, locationId } = line;
  const { week } = reading;
  const said = [...group.days, ...group.times].sort((one, other) => one.start - other.start);
  if (said.length === 0) return;
  const days = group.days.filter((item) => !blocked.has(item));
  const known = group.times.filter((item) => !blocked.has(item));
  const isLost = (all: readonly unknown[], left: readonly unknown[]) =>
    all.length > 0 && left.length === 0;
  // Without its days or its hours the rest would say more than was said.
  if (group.isUnclear || isLost(group.days, days) || isLost(group.times, known)) {
    if (group.isUnclear) reading.diagnostics.hasRefused = true;
    else reading.diagnostics.refuse(said[0]?.start ?? 0, said.at(-1)?.end ?? 0);
    // 'Mo–Fr ab 14, Di vielleicht': nobody knows of Tuesday.
    week.lose(group.days, group.isUnclear ? [] : group.times, group.times.length > 0);
    return;
  }
  const like = known.length === 0 ? days.findLast((item) => item.like)?.like : undefined;
  const times = like ? hoursLike(like, days, line) : hoursOf(known, line);
  if (!times) {
    if (like) week.lose(days, [], false);
    return;
  }
  const others = group.onOthers ? [...reading.named, ...named] : [];
  const ranges = eachDay(days.length > 0 ? days : [everyDay(group.times, others)]).flatMap((day) =>
    (times.length > 0 ? times : [undefined]).map((item) => {
      const start = Math.min(day.start, item?.start ?? day.start);
      const end = Math.max(day.end, item?.end ?? day.end);
      const range = rangeOf({ ...day, start, end }, item?.time, locationId);
      return { ...range, of: countOf(days, day.weekday) };
    }),
  );
  if (times.length > 0 && !group.isOnly) week.takeFromSets(days, like ? times : group.times);
  week.add(ranges, days, times, group.isOnly);
}

/**
 * 'Mo 14–16, Mi auch': the hours of all days before it, or of the one named. Undefined, and asked
 * about, where they differ or are not sure.
 */
function hoursLike(
  { of, isSure, end }: NonNullable<Days['like']>,
  days: readonly Days[],
  { reading }: Line,
): Timed[] | undefined {
  const { week, excluded, diagnostics } = reading;
  const before = week.ranges.filter(({ weekday }) => of === undefined || weekday === of);
  const last = Math.max(0, ...before.map((range) => range.end));
  const isOpen = !isSure || days.some((item) => !item.like);
  const hasDenied = excluded.some(
    ({ start, weekday }) => start >= last || before.some((range) => range.weekday === weekday),
  );
  if (before.length === 0 && !hasDenied && !diagnostics.hasRefused && isOpen && of === undefined)
    return [];
  const [one = [], ...others] = [...new Set(before.map(({ weekday }) => weekday))].map((weekday) =>
    before.filter((range) => range.weekday === weekday),
  );
  const said = (ranges: readonly Range[]) => ranges.map(({ from, to }) => `${from}-${to}`).join();
  const [first] = days;
  if (
    one.length === 0 ||
    hasDenied ||
    (of === undefined && diagnostics.hasRefused) ||
    others.some((other) => said(other) !== said(one))
  ) {
    diagnostics.refuse(first?.start ?? 0, Math.max(end, first?.end ?? 0), 'hours');
    return undefined;
  }
  if (one.every(({ isBare }) => isBare)) return [];
  return one.map((range) => ({
    is: 'time',
    start: first?.start ?? 0,
    end: first?.end ?? 0,
    time: timeOf(range),
  }));
}

/** Hours, and what they leave of a guess; undefined if they may mean something else. */
function hoursOf(known: readonly Timed[], { reading }: Line): Timed[] | undefined {
  const { diagnostics, earliest } = reading;
  const assumed = known.find(({ time }) => time.isAssumed);
  if (assumed) diagnostics.keep(assumed.start, assumed.end, 'hours');
  const times: Timed[] = [];
  for (const item of known) {
    if (item === assumed && known.length > 1) continue;
    const time = assumed && item !== assumed ? intersection(item.time, assumed.time) : item.time;
    const doubt = time && doubtAbout(time, earliest);
    if (doubt) {
      diagnostics.refuse(item.start, item.end, doubt);
      return undefined;
    }
    if (time) times.push({ ...item, time });
  }
  return times;
}
