/** Moving and painting in a grid of rows and days, independent of the DOM. */

/**
 * Row -1 is the header with the days, day -1 the one with the times; the corner between them is not
 * a position.
 */
export type Place = { readonly row: number; readonly day: number };
export type Size = { readonly rows: number; readonly days: number };
export type Stroke = 'add' | 'remove';

/** Rows per PageUp and PageDown. */
const page = 4;

/**
 * The target of a navigation key, or undefined for other keys. No wrapping at the edges: confusing
 * in a table.
 */
export function moved(
  from: Place,
  key: string,
  withControl: boolean,
  { rows, days }: Size,
): Place | undefined {
  const steps: Record<string, Place> = {
    ArrowLeft: { row: from.row, day: from.day - 1 },
    ArrowRight: { row: from.row, day: from.day + 1 },
    ArrowUp: { row: from.row - 1, day: from.day },
    ArrowDown: { row: from.row + 1, day: from.day },
    Home: withControl ? { row: 0, day: 0 } : { row: from.row, day: 0 },
    End: withControl ? { row: rows - 1, day: days - 1 } : { row: from.row, day: days - 1 },
    PageUp: { row: Math.max(0, from.row - page), day: from.day },
    PageDown: { row: from.row + page, day: from.day },
  };
  const to = steps[key];
  if (!to) return undefined;
  const row = clamped(to.row, from.day < 0 ? 0 : -1, rows - 1);
  return { row, day: clamped(to.day, row < 0 ? 0 : -1, days - 1) };
}

/**
 * The selection with the rectangle between two corners added or removed; unavailable cells are
 * skipped.
 */
export function painted(
  base: ReadonlySet<string>,
  from: Place,
  to: Place,
  stroke: Stroke,
  keyAt: (place: Place) => string | undefined,
): Set<string> {
  const result = new Set(base);
  for (
    let row = Math.max(0, Math.min(from.row, to.row));
    row <= Math.max(from.row, to.row);
    row++
  ) {
    for (let day = Math.min(from.day, to.day); day <= Math.max(from.day, to.day); day++) {
      const key = keyAt({ row, day });
      if (key === undefined) continue;
      if (stroke === 'add') result.add(key);
      else result.delete(key);
    }
  }
  return result;
}

/** All of the keys if one is missing, otherwise none of them. */
export function toggledTogether(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): Set<string> {
  const result = new Set(selected);
  const areAllIn = keys.every((key) => selected.has(key));
  for (const key of keys) {
    if (areAllIn) result.delete(key);
    else result.add(key);
  }
  return result;
}

function clamped(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
