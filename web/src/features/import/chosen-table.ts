/**
 * The table that a member chose, and what can be chosen of it: the sheet, hidden rows, how its
 * characters are read.
 */
import { maxRows } from '@platzwart/domain/import/import';
import { alternativesOf } from './decode-text.ts';
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

type TextSource = Pick<ReadText, 'encoding' | 'suspects'> & {
  kind: 'text';
  /** What the bytes would say in each encoding, where nothing says for certain what they mean. */
  alternatives: ReturnType<typeof alternativesOf>;
};
type SheetSource = {
  kind: 'workbook';
  sheets: readonly (Pick<Sheet, 'name' | 'isHidden'> & { hidden: Hidden; isEmpty: boolean })[];
  sheet: number;
  /** Whether hidden rows and columns count; undefined until it is said. */
  takesHidden: boolean | undefined;
};

/** Undefined if there are more rows than can be imported; a table without rows is empty. */
export function chosenText(name: string, read: ReadText): ChosenTable | undefined {
  const table = readTable(read.text);
  const { encoding, suspects, isGuessed, bytes } = read;
  const alternatives = isGuessed || suspects.length > 0 ? alternativesOf(bytes) : [];
  return (
    table && {
      name,
      ...readLines(table),
      source: { kind: 'text', encoding, suspects, alternatives },
    }
  );
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
  if (read.table.rows.length > maxRows + 1) return undefined;
  const described = sheets.map((each) => ({
    name: each.name,
    isHidden: each.isHidden,
    hidden: hiddenIn(each),
    isEmpty: each.rows.length === 0,
  }));
  return {
    name,
    ...read,
    source: { kind: 'workbook', sheets: described, sheet, takesHidden },
  };
}

/** Of a sheet: rows and columns that people do not see in their program. */
type Hidden = { rows: number; columns: number };

export function hiddenIn({ rows, hiddenColumns }: Sheet): Hidden {
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
