/**
 * A request's preferred times as a small week. All of a practice's weeks have the same days and
 * hours, to compare them at a glance.
 */
import {
  cellsByDay,
  type OfferedPlan,
  offeredTimes,
  type WithPreferredTimes,
} from '@platzwart/domain/waiting-list/offered-times';
import { type Slot, uncoveredParts, weekdayName } from '@platzwart/domain/waiting-list/slot';
import type { MiniWeekCell } from '../../ui/mini-week.tsx';
import { anywhere, cellsIn, emptyFrame, type Frame, framing } from './week-frame.ts';

type Times = Pick<WithPreferredTimes, 'locationIds' | 'slots'>;

const usualWeek: Frame = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 18 * 60 };

/** Until the plan is loaded, all times count as offered. */
export function requestWeek(
  { locationIds, slots }: Times,
  plan: OfferedPlan | undefined,
): { days: number; cells: MiniWeekCell[] } {
  const wished = anywhere(slots);
  const offered = plan ? offeredAt(locationIds, plan) : [];
  const chosen = plan ? anywhere(offeredTimes({ locationIds, slots }, plan).offered) : wished;
  const former = uncoveredParts(wished, chosen);
  const frame = framing(plan ? practiceWeek(plan).frame : usualWeek, wished);
  return {
    days: frame.days.length,
    cells: [
      ...cellsIn(frame, 'offered', offered),
      ...cellsIn(frame, 'former', former),
      ...cellsIn(frame, 'chosen', chosen),
    ],
  };
}

/**
 * The days of the practice's small weeks, by name; above a week that stands alone also those of
 * `slots` that the practice no longer offers.
 */
export function weekDayNames(plan: OfferedPlan | undefined, slots: Times['slots'] = []): string[] {
  const frame = plan ? practiceWeek(plan).frame : usualWeek;
  return framing(frame, anywhere(slots)).days.map((day) => weekdayName(day));
}

type PracticeWeek = {
  frame: Frame;
  cells: readonly Slot[];
  offeredAt: Map<string, readonly Slot[]>;
};

/** Cached: thousands of requests are shown in one frame. */
const known = new WeakMap<OfferedPlan, PracticeWeek>();

function practiceWeek(plan: OfferedPlan): PracticeWeek {
  const before = known.get(plan);
  if (before) return before;
  const cells = [...cellsByDay(plan).values()].flat();
  const frame = cells.length === 0 ? usualWeek : framing(emptyFrame, cells);
  const week: PracticeWeek = { frame, cells, offeredAt: new Map() };
  known.set(plan, week);
  return week;
}

/** The practice's times at these locations, as ranges. */
function offeredAt(locationIds: readonly string[], plan: OfferedPlan): readonly Slot[] {
  const { cells, offeredAt } = practiceWeek(plan);
  const key = locationIds.join(' ');
  const offered =
    offeredAt.get(key) ??
    anywhere(cells.filter(({ locationId }) => locationIds.includes(locationId)));
  offeredAt.set(key, offered);
  return offered;
}
