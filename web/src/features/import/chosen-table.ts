/**
 * The table that a member chose, and what can be chosen of it: the sheet, hidden rows, how its
 * characters are read.
 */
import { maxRows } from '@platzwart/domain/import/import';
import { decodedAs } from './decode-text.ts';
import { readLines } from './join-lines.ts';
import type { SaidLine } from './match-headers.ts';
import type { ReadText } from './read-file.ts';
import { plainCell, readTable, type Table } from './read-table.ts';
import type { Sheet } from './read-workbook.ts';

export type ChosenTable = {
  name: string;
  table: Table;
  /** Lines that are nobody: titles, repeated headings, sums. */
  leftOut: readonly SaidLine[];
  /** Lines above the people whom they are said of. */
  sections: readonly SaidLine[];
  /** Lines that only name the contact person of whoever stands above them. */
  joined: readonly SaidLine[];
  source: TextSource | SheetSource;
};

type TextSource = { kind: 'text'; read: ReadText };
type SheetSource = {
  kind: 'workbook';
  sheets: readonly Sheet[];
  sheet: number;
  /** Whether hidden rows and columns count; undefined until it is said. */
  takesHidden: boolean | undefined;
};

/** Undefined if there are more rows than can be imported; a table without rows is empty. */
export function chosenText(name: string, text: string, read: ReadText): ChosenTable | undefined {
  const table = readTable(text);
  return table && { name, ...readLines(table), source: { kind: 'text', read } };
}

export function chosenEncoding(
  { name }: ChosenTable,
  { bytes }: ReadText,
  encoding: string,
): ChosenTable | undefined {
  const read = { ...decodedAs(bytes, encoding), bytes };
  return chosenText(name, read.text, read);
}

export function chosenSheet(
  name: string,
  sheets: readonly Sheet[],
  sheet = likelySheet(sheets),
  takesHidden?: boolean,
): ChosenTable | undefined {
  const table = tableOf(sheets[sheet], takesHidden ?? true);
  if (table.rows.length > maxRows + 20) return undefined;
  const read = readLines(table);
  return read.table.rows.length > maxRows + 1
    ? undefined
    : { name, ...read, source: { kind: 'workbook', sheets, sheet, takesHidden } };
}

/** Of a sheet: rows and columns that people do not see in their program. */
export function hiddenIn({ rows, hiddenColumns }: Sheet): { rows: number; columns: number } {
  return { rows: rows.filter(({ isHidden }) => isHidden).length, columns: hiddenColumns.length };
}

/** The visible one with the most that looks like people below headings. */
function likelySheet(sheets: readonly Sheet[]): number {
  const filled = sheets.flatMap(({ rows }, i) => (rows.length > 0 ? [i] : []));
  if (filled.length < 2) return filled[0] ?? 0;
  const scores = sheets.map((sheet) => {
    const { table } = readLines(tableOf(sheet, true));
    return (
      (sheet.isHidden ? 0 : 1e6) +
      Math.min(table.width, 5) * 1e5 * (table.rows.length > 1 ? 1 : 0) +
      table.rows.length
    );
  });
  return scores.indexOf(Math.max(...scores));
}

function tableOf(sheet: Sheet | undefined, takesHidden: boolean): Table {
  const hidden = new Set(takesHidden ? [] : sheet?.hiddenColumns);
  const shown = (sheet?.rows ?? []).filter(({ isHidden }) => takesHidden || !isHidden);
  const rows = shown
    .map(({ line, cells }) => ({
      line,
      cells: cells.flatMap((cell, i) => (hidden.has(i) ? [] : [plainCell(cell)])),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { delimiter: '', rows, width: Math.max(0, ...rows.map(({ cells }) => cells.length)) };
}
