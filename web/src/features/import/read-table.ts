/** Parses text into rows and cells, whatever dialect the file uses. */
import { maxRows } from '@platzwart/domain/import/import';
import Papa from 'papaparse';
import { namedMonth } from '../../ui/named-month.ts';

export type TableRow = {
  /** As a spreadsheet program counts, including empty rows and headings. */
  line: number;
  cells: readonly string[];
};

export type Table = {
  delimiter: string;
  /** Cell count of the widest row. */
  width: number;
  rows: readonly TableRow[];
  /**
   * Here the first quotation mark stood that closes nothing; such lines were parsed by themselves.
   */
  brokenQuotesAt?: number;
  /** Lines with more cells than others. */
  longer?: readonly number[];
  /** How many lists stood beside each other. */
  lists?: number;
};

const delimiters = [';', '\t', ',', '|'];

/** Number of rows sampled to detect the separator. */
const lookedAt = 50;

/** Undefined if there are more rows than can be imported. */
export function readTable(text: string): Table | undefined {
  const { said, rest, skipped } = withoutSeparatorLine(text.replace(/^\ufeff/, ''));
  const delimiter = said ?? likelyDelimiter(rest);
  const parsed = parse(rest, delimiter);
  const broken = parsed.errors.find(({ type }) => type === 'Quotes');
  const records = broken ? parseApart(rest, delimiter) : parsed.data;
  const rows = records
    .map((cells, i) => ({ line: i + 1 + skipped, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > maxRows + 1 || parsed.meta.truncated) return undefined;
  return {
    delimiter,
    rows,
    width: Math.max(0, ...rows.map(({ cells }) => cells.length)),
    ...(broken && { brokenQuotesAt: (broken.row ?? 0) + 1 + skipped }),
  };
}

/** Never occurs in text that people write. */
const noQuote = '\u0001';

function parse(text: string, delimiter: string, quoteChar = '"', preview = maxRows * 3) {
  return Papa.parse<string[]>(text, { delimiter, quoteChar, preview });
}

/**
 * Lines that a cell may have whose quotation marks are right, although those of another cell are
 * not.
 */
const maxLines = 20;

/** Each row by itself, so that a mark that closes nothing swallows no other row. */
function parseApart(text: string, delimiter: string): string[][] {
  const lines = text.split(/\r\n|\r|\n/);
  const records: string[][] = [];
  for (let i = 0; i < lines.length && records.length <= maxRows * 3; ) {
    const most =
      ((lines[i] ?? '').split('"').length - 1) % 2 === 0 ? 1 : Math.min(maxLines, lines.length - i);
    let length = 1;
    let cells: string[] | undefined;
    for (; length <= most && !cells; length++) {
      const { data, errors } = parse(lines.slice(i, i + length).join('\n'), delimiter, '"', 2);
      if (data.length === 1 && !errors.some(({ type }) => type === 'Quotes')) cells = data[0];
    }
    const isApart = cells === undefined;
    records.push(
      cells ?? (parse(lines[i] ?? '', delimiter, noQuote, 1).data[0] ?? ['']).map(withoutQuotes),
    );
    i += isApart ? 1 : length - 1;
  }
  return records;
}

/** Some programs declare it on a separate line: 'sep=;'. */
function withoutSeparatorLine(text: string): { said?: string; rest: string; skipped: number } {
  const line = /^sep=(.)\r?\n/i.exec(text);
  return line?.[1]
    ? { said: line[1], rest: text.slice(line[0].length), skipped: 1 }
    : { rest: text, skipped: 0 };
}

/**
 * The separator that makes most rows equally wide, whatever stands above the table; on a tie, the
 * one with the most cells.
 */
function likelyDelimiter(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const rows = parse(text, delimiter, '"', lookedAt).data.filter((cells) =>
      cells.some((cell) => cell.trim() !== ''),
    );
    const widths = new Map<number, number>();
    for (const { length } of rows)
      if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    const [[width, score] = [0, 0]] = [...widths].sort(([, a], [, b]) => b - a);
    return { delimiter, score, width };
  });
  scores.sort((a, b) => b.score - a.score || b.width - a.width);
  return scores[0]?.delimiter ?? ';';
}

function withoutQuotes(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/""/g, '"');
}

/**
 * Our own exports, and Excel, prefix ' to what a spreadsheet would change; a formula in the input
 * stays plain text.
 */
export function plainCell(cell: string): string {
  const text = cell.trim();
  const bare = text.replace(/^'/, '');
  return /^[=+\-@\t\r\d]/.test(bare) || namedMonth.test(bare) ? bare : text;
}
