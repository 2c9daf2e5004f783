/** A weekly plan as half hours, and the result of painting on them. */
import {
  minutesOf,
  type Slot,
  timeOf,
  type Weekday,
  type WeeklyRange,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import { inOrder } from '@platzwart/domain/waiting-list/weekly-plan';

/** Minutes per row. */
export const step = 30;

/** Visible hours of the day. */
export type Span = { readonly from: number; readonly to: number };

const usualSpan: Span = { from: 6, to: 22 };
const usualHours = { start: '08:00', end: '18:00' };

export function halfHours({ from, to }: Span): string[] {
  return Array.from({ length: ((to - from) * 60) / step }, (_, i) => timeOf(from * 60 + i * step));
}

/** The hours to show; never fewer than before, so that nothing moves under the pointer. */
export function spanOf(plan: readonly WeeklyRange[], before: Span = usualSpan): Span {
  const from = Math.min(before.from, ...plan.map(({ start }) => Math.floor(minutesOf(start) / 60)));
  const to = Math.max(before.to, ...plan.map(({ end }) => Math.ceil(minutesOf(end) / 60)));
  return from === before.from && to === before.to ? before : { from, to };
}

export function keyOf(weekday: Weekday, start: string): string {
  return `${weekday}/${start}`;
}

/** Half hours with any working time, including partial ones. */
export function halfHoursIn(plan: readonly WeeklyRange[]): Set<string> {
  return new Set(
    plan.flatMap(({ weekday, start, end }) => {
      const keys: string[] = [];
      for (let at = Math.floor(minutesOf(start) / step) * step; at < minutesOf(end); at += step)
        keys.push(keyOf(weekday, timeOf(at)));
      return keys;
    }),
  );
}

/**
 * The plan after painting `is` over `was`: additions join adjacent ranges, removals are cut out,
 * everything else stays.
 */
export function paintedPlan(
  plan: readonly WeeklyRange[],
  was: ReadonlySet<string>,
  is: ReadonlySet<string>,
): WeeklyRange[] {
  const added = runsOf([...is].filter((key) => !was.has(key)));
  const removed = runsOf([...was].filter((key) => !is.has(key)));
  const without = removed.reduce<readonly WeeklyRange[]>(
    (ranges, run) => ranges.flatMap((range) => cutOut(range, run)),
    plan,
  );
  return inOrder(added.reduce<readonly WeeklyRange[]>(joined, without));
}

/**
 * A click on a header: clears its day, or its time on all days, if anything is open. Otherwise
 * opens the day at the usual hours, or the time on all working days.
 */
export function toggledByHeader(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): Set<string> {
  const result = new Set(selected);
  const open = keys.filter((key) => selected.has(key));
  for (const key of open) result.delete(key);
  if (open.length > 0) return result;
  const isDay = new Set(keys.map((key) => placeOf(key).weekday)).size === 1;
  const working = new Set([...selected].map((key) => placeOf(key).weekday));
  for (const key of keys) {
    const { weekday, start } = placeOf(key);
    const isUsual = isDay
      ? start >= usualHours.start && start < usualHours.end
      : working.size > 0
        ? working.has(weekday)
        : weekday <= 5;
    if (isUsual) result.add(key);
  }
  return result;
}

/**
 * Where to draw a cell: the half hour it starts in, its offset from there, and its length, both in
 * rows.
 */
export function drawnAt({ start, end }: Pick<Slot, 'start' | 'end'>): {
  row: string;
  offset: number;
  rows: number;
} {
  const from = minutesOf(start);
  const row = Math.floor(from / step) * step;
  return { row: timeOf(row), offset: (from - row) / step, rows: (minutesOf(end) - from) / step };
}

function placeOf(key: string): { weekday: Weekday; start: string } {
  return { weekday: Number(key[0]), start: key.slice(2) };
}

/** Joins consecutive half hours into ranges. */
function runsOf(keys: readonly string[]): WeeklyRange[] {
  const runs: WeeklyRange[] = [];
  for (const weekday of weekdays) {
    const starts = keys
      .filter((key) => placeOf(key).weekday === weekday)
      .map((key) => placeOf(key).start);
    for (const start of starts.sort()) {
      const end = timeOf(minutesOf(start) + step);
      const last = runs.at(-1);
      if (last?.weekday === weekday && last.end === start) last.end = end;
      else runs.push({ weekday, start, end });
    }
  }
  return runs;
}

function joined(ranges: readonly WeeklyRange[], run: WeeklyRange): WeeklyRange[] {
  const touches = (range: WeeklyRange) =>
    range.weekday === run.weekday && range.start <= run.end && run.start <= range.end;
  const whole = { ...run };
  for (const { start, end } of ranges.filter(touches)) {
    if (start < whole.start) whole.start = start;
    if (end > whole.end) whole.end = end;
  }
  return [...ranges.filter((range) => !touches(range)), whole];
}

function cutOut(range: WeeklyRange, run: WeeklyRange): WeeklyRange[] {
  if (range.weekday !== run.weekday || run.end <= range.start || range.end <= run.start)
    return [range];
  const before = range.start < run.start ? [{ ...range, end: run.start }] : [];
  const after = run.end < range.end ? [{ ...range, start: run.end }] : [];
  return [...before, ...after];
}
