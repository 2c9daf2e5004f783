/** Lists with more than one line for each person, as tables with one. */
import { readPhones } from '@platzwart/domain/contact/read-phones';
import {
  contactPersonOf,
  isRelationship,
  readNameCell,
} from '@platzwart/domain/import/contact-person';
import type { ImportField } from '@platzwart/domain/import/row';
import { areTimes } from './guess-columns.ts';
import {
  beginning,
  columnLabel,
  fieldNamed,
  isContent,
  isHeader,
  mappingOf,
  ofNames,
  type SaidLine,
  withoutTitles,
} from './match-headers.ts';
import type { Table, TableRow } from './read-table.ts';
import { oneBelowTheOther } from './side-by-side.ts';

/** `joined`: lines that name nobody but the contact person of whoever stands above them. */
type ReadLines = ReturnType<typeof withoutTitles> & { joined: readonly SaidLine[] };

/** The people of a table, each in one row, and the lines that are nobody. */
export function readLines(table: Table): ReadLines {
  const read = withoutTitles(unstacked(oneBelowTheOther(withoutSurplus(table))));
  return { ...read, ...withContactsBelow(withLinesBelow(read.table)) };
}

/**
 * Text whose cells hold separators without quotation marks: 'Eva Huber,0660 …,Mo, Mi ab 14'. What is
 * too much behind times belongs to them; such rows are told, wherever the surplus stands.
 */
function withoutSurplus(table: Table): Table {
  if (table.delimiter === '') return table;
  const lengthOf = ({ cells }: TableRow) => cells.findLastIndex((cell) => cell !== '') + 1;
  const at = table.rows.slice(0, beginning).findIndex((row) => isHeader(row));
  const header = table.rows[at];
  const people = table.rows.slice(at + 1);
  const columns = Array.from({ length: table.width }, (_, i) =>
    people.map(({ cells }) => cells[i]),
  );
  // Without headings, the first column of times behind which some rows end.
  const timesAt = header
    ? lengthOf(header) - 1
    : columns.findIndex(
        (column, i) =>
          i > 0 &&
          people.some(({ cells }) => cells.length === i + 1) &&
          areTimes(column.filter((cell): cell is string => Boolean(cell))),
      );
  if (timesAt < 1) return table;
  const isTimes = !header || fieldNamed(header.cells[timesAt] ?? '') === 'times';
  const longer = new Set(people.filter((row) => lengthOf(row) > timesAt + 1));
  // Where most rows have more, a heading is missing.
  if (longer.size === 0 || (header && longer.size > people.length / 2)) return table;
  const between = table.delimiter === ',' ? ', ' : `${table.delimiter} `;
  const rows = table.rows.map((row) =>
    longer.has(row) && isTimes
      ? {
          ...row,
          cells: [
            ...row.cells.slice(0, timesAt),
            row.cells.slice(timesAt).filter(Boolean).join(between),
          ],
        }
      : row,
  );
  return {
    ...table,
    rows,
    width: isTimes ? Math.max(...rows.map(({ cells }) => cells.length)) : table.width,
    longer: [...longer].map(({ line }) => line),
  };
}

/** A line of nothing but these belongs to the person above it. */
const belowNames: readonly ReadonlySet<ImportField | undefined>[] = [
  new Set(['phone', 'phone2', 'email', 'contactPerson']),
  new Set(['adminNote', 'reason', 'note']),
];

/** 'Huber Lena | 0660 …', and below it nothing but '| 0676 … (Vater)'. */
function withLinesBelow(table: Table): Table {
  const header = isHeader(table.rows[0]) ? table.rows[0] : undefined;
  const people = header ? table.rows.slice(1) : table.rows;
  const mapping = mappingOf(header?.cells ?? []);
  // Without headings, a number alone below another one.
  const isNumberBelow = (row: TableRow, above: TableRow) =>
    !header &&
    row.cells.filter((cell) => cell !== '').length === 1 &&
    above.cells.filter((cell) => cell !== '').length > 1 &&
    row.cells.every((cell, i) => cell === '' || [cell, above.cells[i] ?? ''].every(isPhone));
  const section = header?.cells.indexOf('Abschnitt') ?? -1;
  const rows: TableRow[] = [];
  let last = 0;
  for (const row of people) {
    const above = rows.at(-1);
    const fields = row.cells.flatMap((cell, i) =>
      cell === '' || i === section ? [] : [mapping[i]],
    );
    const isBelow =
      above !== undefined &&
      row.line === last + 1 &&
      (isNumberBelow(row, above) ||
        (above.cells.some((cell, i) => cell !== '' && ofNames.has(mapping[i])) &&
          belowNames.some((those) => fields.every((field) => those.has(field)))));
    last = row.line;
    if (!above || !isBelow) rows.push(row);
    else {
      const cells = Array.from({ length: table.width }, (_, i) =>
        [above.cells[i], i === section ? '' : row.cells[i]].filter(Boolean).join('; '),
      );
      rows[rows.length - 1] = { ...above, cells };
    }
  }
  return rows.length === people.length
    ? table
    : { ...table, rows: [...(header ? [header] : []), ...rows] };
}

const isPhone = (cell: string) => readPhones(cell.slice(0, 200)).numbers.length > 0;
const isDay = (cell: string) => /(?<!\d)\d{1,2}\. ?\d{1,2}\. ?\d{2}/.test(cell);
const isDitto = (cell: string) =>
  /^(?:detto|dito|dto\.?|s\. ?o\.?|(?:siehe|wie) oben|["„“”″'-]+)$/i.test(cell);

/**
 * 'Huber Lena *3.4.19', and below it 'Mutter: Eva Groß | 0664 …' without a day of its own: her name
 * goes to a column of contact persons, her number to the child.
 */
function withContactsBelow(table: Table): Pick<ReadLines, 'table' | 'joined'> {
  const header = isHeader(table.rows[0]) ? table.rows[0] : undefined;
  const byHeads = mappingOf(header?.cells ?? []);
  // 'Kind / Eltern' alone names both.
  const mapping = byHeads.some((field) => ofNames.has(field))
    ? byHeads
    : byHeads.map((field) => (field === 'contactPerson' ? 'name' : field));
  const own = mapping.indexOf('contactPerson');
  const column = own < 0 ? table.width : own;
  const section = header?.cells.indexOf('Abschnitt') ?? -1;
  const rows: TableRow[] = [];
  const joined: SaidLine[] = [];
  let last = -1;
  for (const row of header ? table.rows.slice(1) : table.rows) {
    const above = rows.at(-1);
    const isNext = row.line === last + 1;
    last = row.line;
    const isName = (i: number) =>
      i !== section &&
      (header ? ofNames.has(mapping[i]) : !isContent(row.cells[i] ?? '') && above?.cells[i] !== '');
    const named = row.cells.filter((cell, i) => cell !== '' && isName(i)).slice(0, header ? 3 : 1);
    const name = named.join(' ').slice(0, 200);
    const aboveNames = above?.cells.filter((_, i) => isName(i)).join(' ') ?? '';
    if (!above || !isNext || !isContactOf(name, aboveNames, row, above)) {
      rows.push(row);
      continue;
    }
    joined.push({ line: row.line, text: name });
    const { relationship } = contactPersonOf(name, { lastname: '' });
    const contact = [name];
    const cells = Array.from({ length: Math.max(table.width, column + 1) }, (_, i) => {
      const [before = '', cell = ''] = [above.cells[i], row.cells[i]];
      if (cell === '' || i === section || named.includes(cell) || isDitto(cell)) return before;
      const isTheirs = header
        ? belowNames.some((those) => mapping[i] !== 'contactPerson' && those.has(mapping[i]))
        : isPhone(cell) || cell.includes('@');
      if (!isTheirs) contact.push(cell);
      else if (before === '') return cell;
      // Whose number it is.
      else
        return `${before}; ${/\p{L}/u.test(cell) || !isPhone(cell) ? cell : `${cell} (${relationship})`}`;
      return before;
    });
    cells[column] = [cells[column], ...contact].filter(Boolean).join('; ');
    rows[rows.length - 1] = { ...above, cells };
  }
  if (joined.length === 0) return { table, joined };
  const head = header && {
    ...header,
    cells: Array.from(
      { length: Math.max(table.width, column + 1) },
      (_, i) => (i === column && own < 0 ? columnLabel('contactPerson') : header.cells[i]) ?? '',
    ),
  };
  return {
    table: {
      ...table,
      width: Math.max(table.width, column + 1),
      rows: [...(head ? [head] : []), ...rows],
    },
    joined,
  };
}

/** Whether a line names nobody but the contact person of the one above it. */
function isContactOf(name: string, child: string, row: TableRow, above: TableRow): boolean {
  if (name === '' || child === '' || row.cells.some(isDay)) return false;
  const only = readNameCell(name);
  if (readNameCell(child).isContactOnly) return false;
  const [, who = '', behind = ''] = /^([^(),]+)(?:, ?| ?\()([^(),]+)\)?$/.exec(name) ?? [];
  const isNamed = only.isContactOnly === true && only.contact?.relationship !== '';
  if (!isNamed && !isRelationship(behind.trim())) return false;
  const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const isFamily = words(isNamed ? name : who).some((word) => words(child).includes(word));
  // Of another name, below somebody with a day or without a number.
  return isFamily || (isNamed && (above.cells.some(isDay) || !above.cells.some(isPhone)));
}

/**
 * 'Name | Tel.' above 'geb. | E-Mail': each person has two lines, too, and maybe more that have no
 * headings.
 */
function unstacked(table: Table): Table {
  const from = table.rows
    .slice(0, beginning)
    .findIndex((row, i) => areTwoLines(row, table.rows[i + 1]));
  const [upper, lower] = [table.rows[from], table.rows[from + 1]];
  if (!upper || !lower) return table;
  const groups = groupsOf(table.rows.slice(from + 2));
  const fields = lower.cells.map(fieldNamed);
  const seconds = groups.flatMap(([, second]) => second ?? []);
  const fits = seconds.flatMap(({ cells }) =>
    cells.flatMap((cell, i) => {
      if (cell === '' || !['birthdate', 'email', 'phone'].includes(fields[i] ?? '')) return [];
      return [fields[i] === 'email' ? cell.includes('@') : /\d|\?/.test(cell)];
    }),
  );
  const isStacked =
    seconds.length > groups.length / 2 && fits.filter(Boolean).length > fits.length * 0.8;
  if (!isStacked) return table;
  const inWidth = ({ cells }: Pick<TableRow, 'cells'>) =>
    Array.from({ length: table.width }, (_, i) => cells[i] ?? '');
  const rows = groups.map(([first, second, ...others]): TableRow => {
    const cells = [...inWidth(first), ...inWidth(second ?? { cells: [] }), ''];
    for (const { cells: said } of others) {
      const words = said.filter((cell) => cell !== '').join(' ');
      const field = words.includes('@') ? 'email' : isContent(words) ? 'phone' : undefined;
      const at = [...upper.cells.map(fieldNamed), ...fields].indexOf(field);
      const column =
        field === undefined || at < 0
          ? cells.length - 1
          : at < upper.cells.length
            ? at
            : at - upper.cells.length + table.width;
      cells[column] = [cells[column], words].filter(Boolean).join('; ');
    }
    return { line: first.line, cells };
  });
  const header = { line: upper.line, cells: [...inWidth(upper), ...inWidth(lower), 'Notiz'] };
  return {
    ...table,
    width: table.width * 2 + 1,
    rows: [...table.rows.slice(0, from), header, ...rows],
  };
}

/** Both lines have headings of their own, and only the upper one those of names. */
function areTwoLines(upper: TableRow | undefined, lower: TableRow | undefined): boolean {
  if (!isHeader(upper) || !isHeader(lower) || lower?.line !== (upper?.line ?? 0) + 1) return false;
  const [above, below] = [upper, lower].map((row) => row?.cells.map(fieldNamed) ?? []);
  const different = below?.filter(
    (field, i) => field !== undefined && above?.[i] !== undefined && field !== above[i],
  );
  return (
    (different?.length ?? 0) >= 2 &&
    above?.some((field) => ofNames.has(field)) === true &&
    below?.some((field) => ofNames.has(field)) === false
  );
}

type Group = [TableRow, ...TableRow[]];

/** Parted by empty lines, or else two lines each. */
function groupsOf(rows: readonly TableRow[]): Group[] {
  const gaps = rows.filter(({ line }, i) => i > 0 && line > (rows[i - 1]?.line ?? 0) + 1).length;
  const areParted = gaps > 0 && gaps + 1 > rows.length / 4;
  const groups: Group[] = [];
  for (const [i, row] of rows.entries()) {
    const last = groups.at(-1);
    const isNext = row.line === (rows[i - 1]?.line ?? 0) + 1;
    const belongs = areParted ? isNext : isNext && (last?.length === 1 || row.cells[0] === '');
    if (last && belongs) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
