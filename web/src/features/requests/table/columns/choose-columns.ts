/** Which columns are shown, and how wide. Pure, without DOM access. */
import { constantColumn } from './change-columns.ts';
import { type ColumnKey, columnKeys, columnOf } from './columns.tsx';

export const defaultColumns = columnKeys.filter((key) => columnOf(key).isShownAtFirst);

/**
 * Reads a stored choice; drops invalid values, and falls back to the default if nothing is left.
 */
export function columnsFrom(stored: string | null): readonly ColumnKey[] {
  const known = (stored ?? '')
    .split(',')
    .filter((word): word is ColumnKey => (columnKeys as readonly string[]).includes(word));
  const columns = [...new Set(known)];
  if (columns.length === 0) return defaultColumns;
  return columns.includes(constantColumn) ? columns : [constantColumn, ...columns];
}

/** In rem, beyond the least: tags are to be read, not guessed. */
const readable = 4;

/**
 * Without the columns that do not fit `room` rem: the last ones first, what somebody is chosen by
 * last, the name never.
 */
export function columnsThatFit(
  room: number,
  columns: readonly ColumnKey[],
  others: number,
): readonly ColumnKey[] {
  const rankOf = (key: ColumnKey) => columnOf(key).rank ?? columnKeys.length + columns.indexOf(key);
  const staying = [...columns].sort((one, other) => rankOf(one) - rankOf(other));
  while (staying.length > 1 && widthsIn(room, staying, others + readable).isTooWide) staying.pop();
  return columns.filter((key) => staying.includes(key));
}

export type Widths = {
  /** In rem, by column. */
  of: Readonly<Record<string, number>>;
  /** The columns do not fit: the table scrolls sideways. */
  isTooWide: boolean;
  total: number;
};

/** Distributes `room` rem among the columns; `others` is the width of the fixed columns. */
export function widthsIn(room: number, columns: readonly ColumnKey[], others: number): Widths {
  const min = others + columns.reduce((sum, key) => sum + columnOf(key).min, 0);
  // Half a pixel must not cause scrolling.
  const isTooWide = min > room + 0.05;
  const parts = columns.reduce((sum, key) => sum + (columnOf(key).part ?? 0), 0);
  const total = parts === 0 ? min : Math.max(min, room);
  const of = { ...Object.fromEntries(columns.map((key) => [key, columnOf(key).min])) };
  // Columns whose share is below their minimum get the minimum; the others share the rest.
  let sharing = columns.filter((key) => columnOf(key).part);
  let left =
    total -
    others -
    columns.reduce((sum, key) => sum + (columnOf(key).part ? 0 : columnOf(key).min), 0);
  for (;;) {
    const all = sharing.reduce((sum, key) => sum + (columnOf(key).part ?? 0), 0);
    const share = (key: ColumnKey) => (left * (columnOf(key).part ?? 0)) / all;
    const small = sharing.filter((key) => share(key) < columnOf(key).min);
    const large =
      sharing.length > 1
        ? sharing.find((key) => share(key) > (columnOf(key).max ?? Infinity))
        : undefined;
    if (small.length === 0 && large) {
      of[large] = columnOf(large).max ?? 0;
      left -= of[large];
      sharing = sharing.filter((key) => key !== large);
      continue;
    }
    if (small.length === 0) {
      for (const key of sharing) of[key] = share(key);
      break;
    }
    for (const key of small) left -= columnOf(key).min;
    sharing = sharing.filter((key) => !small.includes(key));
    if (sharing.length === 0) break;
  }
  return { of, isTooWide, total };
}
