/** Two lists beside each other on one sheet, as one below the other. */
import {
  beginning,
  fieldNamed,
  isContent,
  isHeader,
  mappingOf,
  placed,
  placesOf,
} from './match-headers.ts';
import type { Table, TableRow } from './read-table.ts';

/** Columns of one list: the first, and the one behind the last. */
type Block = readonly [from: number, to: number];

/**
 * The same headings twice in one row, each time with the name, are two lists: 'Name | Telefon |
 * Name | Telefon'. Titles over them stay as lines above their people.
 */
export function oneBelowTheOther(table: Table): Table {
  const at = table.rows.slice(0, beginning).findIndex((row) => blocksOf(row).length > 1);
  const header = table.rows[at];
  if (!header) return table;
  // Cells without a heading belong to the list before them.
  const blocks = blocksOf(header).map(
    ([from], i, all): Block => [i === 0 ? 0 : from, all[i + 1]?.[0] ?? table.width],
  );
  const own = header.cells.slice(...(blocks[0] as Block));
  const heads = own.slice(0, own.findLastIndex((cell) => cell !== '') + 1);
  const fields = [...mappingOf(heads)];
  const places = blocks.map((block) => placesOf(header.cells.slice(...block), heads, fields));
  const titles = titlesOver(table.rows[at - 1], header, blocks);
  const people = table.rows.slice(at + 1);
  const rows = blocks.flatMap((block, i) => [
    ...(titles[i] ? [{ line: header.line - 1, cells: [`${titles[i]}:`] }] : []),
    ...people.flatMap(({ line, cells }) => {
      const under = placed(cells.slice(...block), places[i] ?? [], heads);
      return under.length > 0 ? [{ line, cells: under }] : [];
    }),
  ]);
  return {
    ...table,
    width: heads.length,
    lists: blocks.length,
    rows: [
      ...table.rows.slice(0, titles.length > 0 ? at - 1 : at),
      { line: header.line, cells: heads },
      ...rows,
    ],
  };
}

/** What a heading names; of names also in which words: 'Name' beside 'Kind' is one person. */
const keyOf = (cell: string): string => {
  const field = fieldNamed(cell) ?? '';
  return /^(?:last)?name$/.test(field) ? `name ${cell.toLowerCase()}` : field || cell.toLowerCase();
};

const isList = (keys: readonly string[], like: readonly string[]) =>
  keys.some((key) => key.startsWith('name ')) &&
  keys.filter((key) => key !== '' && like.includes(key)).length > 1 &&
  (keys.every((key) => like.includes(key)) || like.every((key) => keys.includes(key)));

function blocksOf(header: TableRow): Block[] {
  if (!isHeader(header)) return [];
  const keys = header.cells.map(keyOf);
  const end = keys.findLastIndex((key) => key !== '') + 1;
  const start = keys.findIndex((key) => key !== '');
  // Parted by empty columns.
  const parted: Block[] = [];
  for (let i = start; i < end; i++) {
    const last = parted.at(-1);
    if (keys[i] === '') continue;
    if (last && last[1] === i) parted[parted.length - 1] = [last[0], i + 1];
    else parted.push([i, i + 1]);
  }
  const [like = []] = parted.map((block) => keys.slice(...block));
  if (parted.length > 1 && parted.every((block) => isList(keys.slice(...block), like)))
    return parted;
  // The same headings again and again.
  for (let width = 2; width <= (end - start) / 2 + 1; width++) {
    const length = keys.slice(start, start + width).findLastIndex((key) => key !== '') + 1;
    const count = (end - start - length) / width + 1;
    const isSame = keys.slice(start + width, end).every((key, i) => key === keys[start + i]);
    const own = keys.slice(start, start + length);
    if (isSame && count > 1 && Number.isInteger(count) && isList(own, own))
      return Array.from({ length: count }, (_, i) => [
        start + i * width,
        Math.min(start + (i + 1) * width, header.cells.length),
      ]);
  }
  return [];
}

/** 'VORMITTAG | | | NACHMITTAG': one over each list, or none. */
function titlesOver(
  above: TableRow | undefined,
  header: TableRow,
  blocks: readonly Block[],
): string[] {
  if (above?.line !== header.line - 1) return [];
  const titles = blocks.map(([from, to]) => above.cells.slice(from, to).filter(Boolean).join(' '));
  return titles.filter((title) => title !== '' && !isContent(title)).length > 1 ? titles : [];
}
