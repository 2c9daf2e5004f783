/** What was said against what the practice offers: the cells taken, and what fits none. */
import type { OfferedPlan } from '../../waiting-list/offered-times.ts';
import { cellsOf, minutesOf, type Slot } from '../../waiting-list/slot.ts';
import type { Ask } from './diagnostics.ts';
import type { Range } from './ranges.ts';
import type { Reading } from './reading.ts';

type Cell = { slot: Slot; from: number; to: number };

/** Of these places, without what was excluded. */
export function fitted(
  { text, week: { ranges }, excluded }: Reading,
  places: OfferedPlan['selectableLocations'],
  { minSlotSize }: OfferedPlan,
): { taken: Slot[]; asks: Ask[] } {
  const cells = places.flatMap((place) =>
    cellsOf(place, minSlotSize).map((slot) => ({
      slot,
      from: minutesOf(slot.start),
      to: minutesOf(slot.end),
    })),
  );
  const asks: Ask[] = [];
  for (const range of ranges) {
    const kind = misfit(
      range,
      cells.filter((cell) => isAt(range, cell)),
      excluded,
    );
    const { start, end } = range;
    const words = (end > start ? text.slice(start, end) : text).trim();
    if (kind && !asks.some((ask) => ask.kind === kind && ask.text === words))
      asks.push({ kind, text: words });
  }
  const taken = cells.filter(
    (cell) => !excluded.some((range) => touches(range, cell)) && isCovered(cell, ranges),
  );
  return { taken: taken.map(({ slot }) => slot), asks };
}

const isAt = ({ weekday, locationId }: Range, { slot }: Cell) =>
  slot.weekday === weekday && (locationId === undefined || locationId === slot.locationId);

const touches = (range: Range, cell: Cell) =>
  isAt(range, cell) &&
  (range.isPoint
    ? cell.from <= range.from && range.from < cell.to
    : range.from < cell.to && cell.from < range.to);

/** Why no cells, or not all of the range, can be taken; `day`: the cells of its day. */
function misfit(
  range: Range,
  day: readonly Cell[],
  excluded: readonly Range[],
): Ask['kind'] | undefined {
  const { from, to, hasStart, hasEnd, isPoint } = range;
  const touched = day.filter((cell) => touches(range, cell));
  if (touched.length === 0) return range.isNamed ? 'notOffered' : undefined;
  // 'alle Tage außer Do, Do ab 17': is Thursday out?
  const isOut =
    range.of === 1 &&
    !range.isBare &&
    excluded.some(
      (out) => out.isBare && out.isNamed && touched.every((cell) => touches(out, cell)),
    );
  if (isOut) return 'contradiction';
  // 'Mo 14:30' in a cell from 14 to 15.
  if (isPoint) return touched.some((cell) => cell.from === from) ? undefined : 'cut';
  const isInside = day.some((cell) => cell.from <= from) && day.some((cell) => to <= cell.to);
  const isCut = touched.some((cell) => (hasStart && cell.from < from) || (hasEnd && to < cell.to));
  return isCut || (hasStart && hasEnd && !isInside) ? 'cut' : undefined;
}

/** Ranges that touch each other cover a cell together; a point is enough for one. */
function isCovered(cell: Cell, ranges: readonly Range[]): boolean {
  // 'Mo ab 15:15; nur 15:15' adds no cell that began before.
  const isLeft = ({ within }: Range) =>
    !within || within.isPoint || (within.from <= cell.from && cell.to <= within.to);
  if (ranges.some((range) => range.isPoint && touches(range, cell) && isLeft(range))) return true;
  let covered = cell.from;
  for (const { from, to } of ranges
    .filter((range) => !range.isPoint && isAt(range, cell))
    .sort((one, other) => one.from - other.from))
    if (from <= covered) covered = Math.max(covered, to);
  return covered >= cell.to;
}
