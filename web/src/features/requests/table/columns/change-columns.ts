/**
 * Changes which columns are shown. Apart from the columns and their cells, so that the bundler keeps
 * those in one file with the table: the picker, which loads later, takes their titles as given.
 */
import type { ColumnKey } from './columns.tsx';

/** Identifies the row, so it cannot be hidden. */
export const constantColumn: ColumnKey = 'name';

export function withColumn(
  columns: readonly ColumnKey[],
  key: ColumnKey,
  isOn: boolean,
): readonly ColumnKey[] {
  if (key === constantColumn || columns.includes(key) === isOn) return columns;
  return isOn ? [...columns, key] : columns.filter((other) => other !== key);
}

/** Moves one position to the start or end; stays at the ends. */
export function movedColumn(
  columns: readonly ColumnKey[],
  key: ColumnKey,
  by: -1 | 1,
): readonly ColumnKey[] {
  const from = columns.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= columns.length) return columns;
  const after = columns.filter((other) => other !== key);
  after.splice(to, 0, key);
  return after;
}
