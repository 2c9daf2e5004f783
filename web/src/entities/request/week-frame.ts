/** Times as cells of a small week: which days and hours it shows, and where in it they are. */
import {
  mergeSlots,
  minutesOf,
  type Slot,
  type Weekday,
} from '@platzwart/domain/waiting-list/slot';
import type { MiniWeekCell } from '../../ui/mini-week.tsx';

/** The days and hours shown, in minutes since midnight. */
export type Frame = { days: readonly Weekday[]; from: number; to: number };

export const emptyFrame: Frame = { days: [], from: 24 * 60, to: 0 };

/** Grows for times outside it. */
export function framing({ days, from, to }: Frame, slots: readonly Slot[]): Frame {
  return {
    days: [...new Set([...days, ...slots.map(({ weekday }) => weekday)])].sort((a, b) => a - b),
    from: Math.min(from, ...slots.map(({ start }) => minutesOf(start))),
    to: Math.max(to, ...slots.map(({ end }) => minutesOf(end))),
  };
}

export function cellsIn(
  { days, from, to }: Frame,
  kind: MiniWeekCell['kind'],
  times: readonly Slot[],
): MiniWeekCell[] {
  const place = (minutes: number) => (minutes - from) / (to - from);
  return times.map(({ weekday, start, end }) => ({
    kind,
    day: days.indexOf(weekday),
    from: place(minutesOf(start)),
    to: place(minutesOf(end)),
  }));
}

/** Regardless of location, to merge times across them. */
export function anywhere(slots: readonly Slot[]): Slot[] {
  return mergeSlots(slots.map((slot) => ({ ...slot, locationId: 'any' })));
}
