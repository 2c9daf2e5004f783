/** The week as a table: its cells, and the waiting lists that each combines. */
import {
  minutesOf,
  type Slot,
  slotKey,
  spokenRange,
  spokenTime,
  type TimeOfDay,
  type Weekday,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';

/** A time at one or several locations: one slot key per location that offers it. */
export type WeekCell = {
  id: string;
  weekday: Weekday;
  start: TimeOfDay;
  end: TimeOfDay;
  keys: readonly string[];
};
type WeekRow = { id: string; label: string; cells: readonly (WeekCell | undefined)[] };
export type WeekTable = { days: readonly Weekday[]; rows: readonly WeekRow[] };

type Timed = Pick<Slot, 'weekday' | 'start' | 'end'>;

/** Identifies a time, regardless of location. */
export function timeId({ weekday, start, end }: Timed): string {
  return `${weekday} ${start} ${end}`;
}

/**
 * Offered cells by time and day. Omits days without offered times; has a row for each pair of start
 * and end, since each range of the plan is divided from its own start. `frame` gives days and rows
 * of their own to times that are not offered.
 */
export function weekTable(offered: readonly Slot[], frame: readonly Timed[] = offered): WeekTable {
  const cells = new Map<string, WeekCell>();
  for (const slot of offered) {
    const id = timeId(slot);
    const { weekday, start, end } = slot;
    cells.set(id, {
      id,
      weekday,
      start,
      end,
      keys: [...(cells.get(id)?.keys ?? []), slotKey(slot)],
    });
  }
  const days = weekdays.filter((day) => frame.some((slot) => slot.weekday === day));
  const times = [...new Set(frame.map(({ start, end }) => `${start} ${end}`))].sort();
  const labelOf = rowLabels(times);
  const rows = times.map((time) => ({
    id: time,
    label: labelOf(time),
    cells: days.map((day) => cells.get(`${day} ${time}`)),
  }));
  return { days, rows };
}

/**
 * Weeks side by side share days and rows, so that the same time stands at the same height, unless
 * their times overlap.
 */
export function comparedTables(weeks: readonly (readonly Slot[])[]): WeekTable[] {
  const all = weeks.flat();
  const times = [...new Set(all.map(({ start, end }) => `${start} ${end}`))].sort();
  const overlap = times.some((time, i) => i > 0 && startOf(time) < (times[i - 1] ?? '').slice(6));
  return weeks.map((offered) =>
    offered.length === 0 || overlap ? weekTable(offered) : weekTable(offered, all),
  );
}

/** Whole hours shorten to '8'; rows with the same start also show their ends. */
function rowLabels(times: readonly string[]): (time: string) => string {
  const starts = times.map(startOf);
  const areWhole = starts.every((start) => minutesOf(start) % 60 === 0);
  return (time) => {
    const start = startOf(time);
    if (starts.filter((other) => other === start).length > 1)
      return spokenRange({ start, end: time.slice(6) }).replace(' Uhr', '');
    return areWhole ? spokenTime(start) : start;
  };
}

function startOf(time: string): TimeOfDay {
  return time.slice(0, 5);
}

/** Counters may lag behind, but a count is never negative. */
export function waitingIn(
  cell: Pick<WeekCell, 'keys'>,
  counts: ReadonlyMap<string, number>,
): number {
  return cell.keys.reduce((sum, key) => sum + Math.max(0, counts.get(key) ?? 0), 0);
}

export function cellsIn({ rows }: WeekTable): WeekCell[] {
  return rows.flatMap(({ cells }) => cells.filter((cell) => cell !== undefined));
}

/** What each cell of the tables counts. */
export function countsIn(
  tables: readonly WeekTable[],
  counts: ReadonlyMap<string, number>,
): number[] {
  return tables.flatMap(cellsIn).map((cell) => waitingIn(cell, counts));
}

/**
 * Different people: somebody who waits for several cells of a day counts once in it. By day, by
 * row, and in the whole table.
 */
export type WeekSums = { days: readonly number[]; rows: readonly number[]; all: number };

export function weekSums(
  { days, rows }: WeekTable,
  requests: readonly { slotKeys: readonly string[] }[],
): WeekSums {
  const places = new Map(
    rows.flatMap(({ cells }, row) =>
      cells.flatMap((cell, day) => (cell?.keys ?? []).map((key) => [key, { row, day }] as const)),
    ),
  );
  const sums = { days: days.map(() => 0), rows: rows.map(() => 0), all: 0 };
  for (const { slotKeys } of requests) {
    const here = slotKeys.flatMap((key) => places.get(key) ?? []);
    for (const day of new Set(here.map((place) => place.day)))
      sums.days[day] = (sums.days[day] ?? 0) + 1;
    for (const row of new Set(here.map((place) => place.row)))
      sums.rows[row] = (sums.rows[row] ?? 0) + 1;
    if (here.length > 0) sums.all += 1;
  }
  return sums;
}
