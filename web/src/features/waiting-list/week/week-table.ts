/** The week as a table: which cells stand where, and which waiting lists each of them stands for. */
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

/** The same time at one location or at several: one slot key for each that offers it. */
export type WeekCell = { id: string; weekday: Weekday; start: TimeOfDay; end: TimeOfDay; keys: readonly string[] };
export type WeekRow = { id: string; label: string; cells: readonly (WeekCell | undefined)[] };
export type WeekTable = { days: readonly Weekday[]; rows: readonly WeekRow[] };

type Timed = Pick<Slot, 'weekday' | 'start' | 'end'>;

/** The name of a time, wherever. */
export function timeId({ weekday, start, end }: Timed): string {
  return `${weekday} ${start} ${end}`;
}

/**
 * The offered cells by time and day. Days on which nothing is offered are left out; a row exists for every pair of start
 * and end, since each range of the plan is cut from its own start.
 */
export function weekTable(offered: readonly Slot[]): WeekTable {
  const cells = new Map<string, WeekCell>();
  for (const slot of offered) {
    const id = timeId(slot);
    const { weekday, start, end } = slot;
    cells.set(id, { id, weekday, start, end, keys: [...(cells.get(id)?.keys ?? []), slotKey(slot)] });
  }
  const days = weekdays.filter((day) => offered.some((slot) => slot.weekday === day));
  const times = [...new Set(offered.map(({ start, end }) => `${start} ${end}`))].sort();
  const labelOf = rowLabels(times);
  const rows = times.map((time) => ({ id: time, label: labelOf(time), cells: days.map((day) => cells.get(`${day} ${time}`)) }));
  return { days, rows };
}

/** Whole hours say enough as '8'; where two rows begin at the same time, they say their ends too. */
function rowLabels(times: readonly string[]): (time: string) => string {
  const starts = times.map(startOf);
  const areWhole = starts.every((start) => minutesOf(start) % 60 === 0);
  return (time) => {
    const start = startOf(time);
    if (starts.filter((other) => other === start).length > 1) return spokenRange({ start, end: time.slice(6) }).replace(' Uhr', '');
    return areWhole ? spokenTime(start) : start;
  };
}

function startOf(time: string): TimeOfDay {
  return time.slice(0, 5);
}

/** A counter may be one step behind its cause, but nobody waits less than nobody. */
export function waitingIn(cell: Pick<WeekCell, 'keys'>, counts: ReadonlyMap<string, number>): number {
  return cell.keys.reduce((sum, key) => sum + Math.max(0, counts.get(key) ?? 0), 0);
}

export function cellsIn({ rows }: WeekTable): WeekCell[] {
  return rows.flatMap(({ cells }) => cells.filter((cell) => cell !== undefined));
}

/** What the fullest cell of the tables holds. */
export function maxWaiting(tables: readonly WeekTable[], counts: ReadonlyMap<string, number>): number {
  return Math.max(0, ...tables.flatMap(cellsIn).map((cell) => waitingIn(cell, counts)));
}
