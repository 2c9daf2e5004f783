/** From text to rows and cells, however the file was written. */
import { maxRows } from '@platzwart/domain/import/import';
import Papa from 'papaparse';

export type TableRow = {
  /** As a tabular program counts, empty ones and the headings too. */
  line: number;
  cells: readonly string[];
};

export type Table = {
  delimiter: string;
  /** How many cells the widest row has. */
  width: number;
  rows: readonly TableRow[];
  /** Quotes did not close from here on, so each line was read by itself. */
  brokenQuotesAt?: number;
};

const delimiters = [';', '\t', ',', '|'];

/** Rows that are looked at to tell by what cells are separated. */
const lookedAt = 50;

/** Undefined if there are more rows than may be taken over. */
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

/** In no text that people write. */
const noQuote = '\u0001';

function parse(text: string, delimiter: string, quoteChar = '"', preview = maxRows * 3) {
  return Papa.parse<string[]>(text, { delimiter, quoteChar, preview });
}

/** Some programs say it in a line of its own: 'sep=;'. */
function withoutSeparatorLine(text: string): { said?: string; rest: string; skipped: number } {
  const line = /^sep=(.)\r?\n/i.exec(text);
  return line?.[1] ? { said: line[1], rest: text.slice(line[0].length), skipped: 1 } : { rest: text, skipped: 0 };
}

/** The one by which most rows are as wide as the first; of equals, the one with the most cells. */
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

/** Our own files put a ' before what a tabular program would calculate; a formula that comes along stays the text it is. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}
