import { quieterHalf } from '@platzwart/domain/waiting-list/demand';
import { coveredCells, isMorning, type Slot } from '@platzwart/domain/waiting-list/slot';
import type { DemandLevels } from './time-demand-levels.ts';

/**
 * The half of the day with better chances, as long as fewer than half of its cells are chosen: beyond that the patient
 * knows already, or cannot come then. `cells`: those of the chosen locations.
 */
export function adviceFor(cells: readonly Slot[], levels: DemandLevels, slots: readonly Slot[]): 'morning' | 'afternoon' | undefined {
  const half = quieterHalf(cells, levels);
  if (half === undefined) return undefined;
  const offered = cells.filter((cell) => isMorning(cell) === (half === 'morning'));
  return 2 * coveredCells(slots, offered).length < offered.length ? half : undefined;
}
