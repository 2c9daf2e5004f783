/** The week of one location: maps its plan's cells to a grid of rows and days. */
import {
  coveredCells,
  isMorning,
  type Slot,
  slotKey,
  spokenRange,
  spokenTime,
  weekdayName,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import type { DemandLevels } from '../../entities/practice/demand-levels.ts';
import { SlotPicker } from '../../ui/slot-picker.tsx';
import { furtherTexts } from './further-texts.ts';

type WeekPickerProps = {
  /**
   * The offered cells. All have the same length, so cells that begin together end together and
   * share a row.
   */
  cells: readonly Slot[];
  /** Set if there are several locations: each week then names its own. */
  location: string | undefined;
  slots: readonly Slot[];
  onChange: (slots: Slot[]) => void;
  isInvalid: boolean;
  asList: boolean;
  /** Demand per cell, where the practice publishes it. */
  levels?: DemandLevels;
  /** Keys of times that are full. */
  full?: readonly string[];
};

export function WeekPicker({
  cells,
  location,
  slots,
  onChange,
  isInvalid,
  asList,
  levels = {},
  full = [],
}: WeekPickerProps) {
  if (cells.length === 0) return <p>{furtherTexts.noTimes}</p>;

  const days = weekdays
    .filter((weekday) => cells.some((cell) => cell.weekday === weekday))
    .map((weekday) => {
      const short = weekdayName(weekday, 'short');
      const long = weekdayName(weekday);
      return {
        id: String(weekday),
        label: short,
        longLabel: long,
        toggleName: furtherTexts.wholeDay(short, long),
      };
    });
  const ends = new Map(cells.map((cell) => [cell.start, cell.end]));
  const rows = [...ends]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([start, end]) => {
      const label = `${spokenTime(start)}–${spokenTime(end)}`;
      return {
        id: start,
        label,
        longLabel: spokenRange({ start, end }),
        toggleName: furtherTexts.wholeHour(label),
      };
    });
  const keysWhere = (fits: (cell: Slot) => boolean) => cells.filter(fits).map(slotKey);

  return (
    <SlotPicker
      label={location ? furtherTexts.weekAt(location) : furtherTexts.week}
      cornerLabel={furtherTexts.corner}
      days={days}
      rows={rows}
      cells={cells.map((cell) => ({
        key: slotKey(cell),
        day: String(cell.weekday),
        row: cell.start,
        name: furtherTexts.cellName(
          weekdayName(cell.weekday),
          plainTime(cell.start),
          plainTime(cell.end),
        ),
        mark: levels[slotKey(cell)] === 'low' ? furtherTexts.demand.low : undefined,
        full: full.includes(slotKey(cell)) ? furtherTexts.full.mark : undefined,
      }))}
      notOfferedName={(day, row) =>
        furtherTexts.notOffered(
          furtherTexts.cellName(
            day.longLabel,
            plainTime(row.id),
            plainTime(ends.get(row.id) ?? ''),
          ),
        )
      }
      selected={new Set(coveredCells(slots, cells).map(slotKey))}
      onChange={(selected) => onChange(cells.filter((cell) => selected.has(slotKey(cell))))}
      isInvalid={isInvalid}
      shortcutsLabel={location ? furtherTexts.shortcutsAt(location) : furtherTexts.shortcuts}
      shortcuts={[
        { label: furtherTexts.morning, keys: keysWhere(isMorning) },
        { label: furtherTexts.afternoon, keys: keysWhere((cell) => !isMorning(cell)) },
        { label: furtherTexts.all, keys: keysWhere(() => true) },
      ]}
      resetLabel={furtherTexts.reset}
      undoLabel={furtherTexts.undo}
      asList={asList}
      wholeDayLabel={furtherTexts.wholeDayInList}
    />
  );
}

/** '08:00' -> '8:00'. */
function plainTime(time: string): string {
  return time.replace(/^0/, '');
}
