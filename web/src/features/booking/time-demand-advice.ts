import { quieterHalf } from '@platzwart/domain/waiting-list/demand';
import { coveredCells, isMorning, type Slot, slotKey } from '@platzwart/domain/waiting-list/slot';
import type { DemandLevels } from '../../entities/practice/demand-levels.ts';

/**
 * The half of the day with better chances, as long as fewer than half of its cells are chosen:
 * beyond that the patient knows already, or cannot come then. `cells`: those of the chosen
 * locations.
 */
export function adviceFor(
  cells: readonly Slot[],
  levels: DemandLevels,
  slots: readonly Slot[],
): 'morning' | 'afternoon' | undefined {
  const half = quieterHalf(cells, levels);
  if (half === undefined) return undefined;
  const offered = cells.filter((cell) => isMorning(cell) === (half === 'morning'));
  return 2 * coveredCells(slots, offered).length < offered.length ? half : undefined;
}

/**
 * Two times of that half that few ask for, on two days; first those on days on which the patient
 * comes anyway.
 */
export function examplesOf(
  half: 'morning' | 'afternoon',
  cells: readonly Slot[],
  levels: DemandLevels,
  slots: readonly Slot[],
): Slot[] {
  const chosen = coveredCells(slots, cells);
  const quiet = cells.filter(
    (cell) =>
      isMorning(cell) === (half === 'morning') &&
      levels[slotKey(cell)] === 'low' &&
      !chosen.some((own) => slotKey(own) === slotKey(cell)),
  );
  const comes = ({ weekday }: Slot) => slots.some((slot) => slot.weekday === weekday);
  const byDay = [...quiet.filter(comes), ...quiet.filter((cell) => !comes(cell))];
  const first = byDay.filter(
    (cell, i) => byDay.findIndex(({ weekday }) => weekday === cell.weekday) === i,
  );
  return first.slice(0, 2);
}
