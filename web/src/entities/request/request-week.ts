/** A request's preferred times as a small week. All of a practice's weeks have the same days and hours, to compare them at a glance. */
import { cellsByDay, type OfferedPlan, offeredTimes, type WithPreferredTimes } from '@platzwart/domain/waiting-list/offered-times';
import { mergeSlots, minutesOf, type Slot, uncoveredParts, type Weekday } from '@platzwart/domain/waiting-list/slot';
import type { MiniWeekCell } from '../../ui/mini-week.tsx';

type Times = Pick<WithPreferredTimes, 'locationIds' | 'slots'>;

/** The days and hours shown, in minutes since midnight. */
type Frame = { days: readonly Weekday[]; from: number; to: number };

const usualWeek: Frame = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 18 * 60 };

/** Until the plan is loaded, all times count as offered. */
export function requestWeek({ locationIds, slots }: Times, plan: OfferedPlan | undefined): { days: number; cells: MiniWeekCell[] } {
  const wished = anywhere(slots);
  const offered = plan ? offeredAt(locationIds, plan) : [];
  const chosen = plan ? anywhere(offeredTimes({ locationIds, slots }, plan).offered) : wished;
  const former = uncoveredParts(wished, chosen);
  const frame = framing(plan ? practiceWeek(plan).frame : usualWeek, wished);
  const cellsOf = (kind: MiniWeekCell['kind'], times: readonly Slot[]) =>
    times.map(({ weekday, start, end }) => ({
      kind,
      day: frame.days.indexOf(weekday),
      from: (minutesOf(start) - frame.from) / (frame.to - frame.from),
      to: (minutesOf(end) - frame.from) / (frame.to - frame.from),
    }));
  return { days: frame.days.length, cells: [...cellsOf('offered', offered), ...cellsOf('former', former), ...cellsOf('chosen', chosen)] };
}

type PracticeWeek = { frame: Frame; cells: readonly Slot[]; offeredAt: Map<string, readonly Slot[]> };

/** Cached: thousands of requests are shown in one frame. */
const known = new WeakMap<OfferedPlan, PracticeWeek>();

function practiceWeek(plan: OfferedPlan): PracticeWeek {
  const before = known.get(plan);
  if (before) return before;
  const cells = [...cellsByDay(plan).values()].flat();
  const frame = cells.length === 0 ? usualWeek : framing({ days: [], from: 24 * 60, to: 0 }, cells);
  const week: PracticeWeek = { frame, cells, offeredAt: new Map() };
  known.set(plan, week);
  return week;
}

/** The practice's times at these locations, as ranges. */
function offeredAt(locationIds: readonly string[], plan: OfferedPlan): readonly Slot[] {
  const { cells, offeredAt } = practiceWeek(plan);
  const key = locationIds.join(' ');
  const offered = offeredAt.get(key) ?? anywhere(cells.filter(({ locationId }) => locationIds.includes(locationId)));
  offeredAt.set(key, offered);
  return offered;
}

/** Grows for times outside it, which are no longer offered. */
function framing({ days, from, to }: Frame, slots: readonly Slot[]): Frame {
  return {
    days: [...new Set([...days, ...slots.map(({ weekday }) => weekday)])].sort((a, b) => a - b),
    from: Math.min(from, ...slots.map(({ start }) => minutesOf(start))),
    to: Math.max(to, ...slots.map(({ end }) => minutesOf(end))),
  };
}

/** Regardless of location, to merge times across them. */
function anywhere(slots: readonly Slot[]): Slot[] {
  return mergeSlots(slots.map((slot) => ({ ...slot, locationId: 'any' })));
}
