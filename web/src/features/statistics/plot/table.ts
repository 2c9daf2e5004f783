/**
 * What a plot shows, as a table: for screen readers, for whoever wants the figures, and for files.
 */
import { type Cell, masked as maskedRows, minTold } from '@platzwart/domain/statistics/masking';
import { formatNumber } from '../format.ts';

export type PlotTable = {
  readonly columns: readonly string[];
  /** Which columns count people or what they did. */
  readonly isCount: readonly boolean[];
  readonly rows: readonly (readonly Cell[])[];
  /** Of all rows. On the screen only: beside one masked row it would tell its number. */
  readonly total?: readonly Cell[];
};

const nothing = '–';

export function textOf(cell: Cell): string {
  if (cell === null) return nothing;
  return typeof cell === 'number' ? formatNumber(cell) : cell;
}

/** A row in words, its name first: '3 Absagen' as 'Absagen: 3'; without what nobody counts in. */
export function toldBy({ columns, isCount, rows }: PlotTable, i: number): string[] {
  const [name = '', ...cells] = rows[i] ?? [];
  const told = cells.flatMap((cell, c) =>
    cell === null || (isCount[c + 1] && cell === 0) ? [] : [`${columns[c + 1]}: ${textOf(cell)}`],
  );
  return [textOf(name), ...(told.length > 0 ? told : [nothing])];
}

/** For paper, where room is scarce: without columns in which nothing is counted. */
export function withoutZeros(
  rows: readonly (readonly Cell[])[],
  { columns, isCount }: PlotTable,
): PlotTable {
  const stays = columns.map(
    (_, i) => !isCount[i] || rows.some((row) => row[i] !== 0 && row[i] !== null),
  );
  const pick = <T>(cells: readonly T[]) => cells.filter((_, i) => stays[i]);
  return { columns: pick(columns), isCount: pick(isCount), rows: rows.map(pick) };
}

/** For a file: with its columns, small counts hidden unless they are wanted. */
export function rowsForFile({ columns, isCount, rows }: PlotTable, isExact: boolean): string[][] {
  const told = isExact ? rows : maskedRows(rows, isCount);
  return [[...columns], ...told.map((row) => row.map(textOf))];
}

/** In place of a count of 1 to 4, drawn. */
export const masked = `<${minTold}`;

const smallNumber = /(?<![\d.,])[1-4](?:,\d+)?(?![\d,]|\.\d)(?!\s?%)/;

/** The sentence on paper: none if it tells a number that the table hides. */
export function sentenceToShare(sentence: string, tellsTime: boolean): string | undefined {
  return tellsTime || !smallNumber.test(sentence) ? sentence : undefined;
}

/** How a count is drawn on paper: 1 to 4 look alike. */
export function drawnMasked(n: number): number {
  return n > 0 && n < minTold ? minTold / 2 : n;
}

/** The first column names the row, all others count. */
export function counting(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): PlotTable {
  return { columns, rows, isCount: columns.map((_, i) => i > 0) };
}

/** With what the columns add up to; the last `others` columns do not. */
export function totalled(table: PlotTable, name: string, others = 0): PlotTable {
  const sumOf = (i: number) => table.rows.reduce((sum, row) => sum + Number(row[i] ?? 0), 0);
  const sums = table.columns.map((_, i) => (i < table.columns.length - others ? sumOf(i) : null));
  return { ...table, total: [name, ...sums.slice(1)] };
}
