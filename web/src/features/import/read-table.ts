/** Parses text into rows and cells, whatever dialect the file uses. */
import { maxRows } from '@platzwart/domain/import/import';
import Papa from 'papaparse';

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
  /** Quotes were unbalanced from here on, so each line was parsed separately. */
  brokenQuotesAt?: number;
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
  const records = broken ? parse(rest, delimiter, noQuote).data.map((cells) => cells.map(withoutQuotes)) : parsed.data;
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

/** Some programs declare it on a separate line: 'sep=;'. */
function withoutSeparatorLine(text: string): { said?: string; rest: string; skipped: number } {
  const line = /^sep=(.)\r?\n/i.exec(text);
  return line?.[1] ? { said: line[1], rest: text.slice(line[0].length), skipped: 1 } : { rest: text, skipped: 0 };
}

/** The separator that makes most rows as wide as the first; on a tie, the one with the most cells. */
function likelyDelimiter(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const rows = parse(text, delimiter, '"', lookedAt).data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    const width = rows[0]?.length ?? 0;
    const alike = rows.filter(({ length }) => length === width).length / Math.max(1, rows.length);
    return { delimiter, score: width < 2 ? 0 : alike, width };
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

/** Our own exports, and Excel, prefix ' to what a spreadsheet would change; a formula in the input stays plain text. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r\d])/, '');
}
