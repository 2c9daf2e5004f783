/** The week as a table: which cells stand where, and how strongly each is marked. */
import { minutesOf, type Slot, slotKey, type Weekday, weekdays } from '@platzwart/domain/slot';
import { differenceInDays, differenceInMonths, differenceInWeeks } from 'date-fns';

/** 0 nobody, 1 for 1–2, 2 for 3–5, 3 for 6–9, 4 for 10 and more. */
export type HeatStep = 0 | 1 | 2 | 3 | 4;

export function heatStep(waiting: number): HeatStep {
  if (waiting <= 0) return 0;
  if (waiting <= 2) return 1;
  if (waiting <= 5) return 2;
  return waiting <= 9 ? 3 : 4;
}

export type WeekCell = { key: string; slot: Slot; waiting: number };
export type WeekRow = { start: string; end: string; cells: readonly (WeekCell | undefined)[] };
export type WeekTable = { days: readonly Weekday[]; rows: readonly WeekRow[] };

/**
 * The offered cells by time and day, with how many wait. Days on which nothing is offered are left out; a row exists for
 * every pair of start and end, since each range of the plan is cut from its own start.
 */
export function weekTable(cells: readonly Slot[], waiting: Readonly<Record<string, number>>): WeekTable {
  const days = weekdays.filter((day) => cells.some((cell) => cell.weekday === day));
  const times = [...new Set(cells.map((cell) => `${cell.start} ${cell.end}`))].sort();
  const byPlace = new Map(cells.map((slot) => [`${slot.weekday} ${slot.start} ${slot.end}`, slot]));
  const rows = times.map((time) => {
    const [start = '', end = ''] = time.split(' ');
    return {
      start,
      end,
      cells: days.map((day) => {
        const slot = byPlace.get(`${day} ${time}`);
        if (!slot) return undefined;
        const key = slotKey(slot);
        // A counter may be one step behind its cause, but nobody waits less than nobody.
        return { key, slot, waiting: Math.max(0, waiting[key] ?? 0) };
      }),
    };
  });
  return { days, rows };
}

/** Whether the rows are whole hours, so that '8' says enough. */
export function hasWholeHours(rows: readonly WeekRow[]): boolean {
  return rows.every((row) => minutesOf(row.start) % 60 === 0);
}

/** How long somebody has waited, in the unit people would use. */
export function waitingTime(since: Date, now: Date): { unit: 'days' | 'weeks' | 'months'; n: number } {
  const days = Math.max(0, differenceInDays(now, since));
  if (days < 14) return { unit: 'days', n: days };
  if (days < 63) return { unit: 'weeks', n: differenceInWeeks(now, since) };
  return { unit: 'months', n: differenceInMonths(now, since) };
}
