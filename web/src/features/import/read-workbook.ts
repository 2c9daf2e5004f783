/**
 * Workbooks of Excel (.xlsx, .xlsm) and LibreOffice (.ods) as tables of text: what people see in
 * the cells. Formulas count by the value that the program stored, merged cells in every row they
 * cover, real dates as days. Our own, since none of the readers on npm bounds what comes out of an
 * archive, or tells of hidden rows and merged cells.
 */
import { SaxesParser } from 'saxes';
import { type Archive, ArchiveError, openArchive } from './read-archive.ts';
import { formatNumber, germanMoment, type NumberFormat, numberFormat } from './workbook-numbers.ts';

type SheetRow = { line: number; cells: readonly string[]; isHidden: boolean };

export type Sheet = {
  name: string;
  /** Members do not see it in their program. */
  isHidden: boolean;
  /** Without empty ones. */
  rows: readonly SheetRow[];
  /** Indices of hidden columns that hold something. */
  hiddenColumns: readonly number[];
};

/**
 * `password`: it is encrypted; `tooLargeInside`: more comes out of it than a list needs;
 * `noSheets`: an archive of another kind.
 */
export type WorkbookProblem = 'password' | 'tooLargeInside' | 'damaged' | 'noSheets';
type ReadWorkbook =
  | { sheets: readonly Sheet[]; problem?: undefined }
  | { problem: WorkbookProblem };

/** Cells with something in them; 5,000 rows of 40 columns are 200,000. */
const maxCells = 400_000;
/** Columns of a list; Excel itself has 16,384. */
const maxColumns = 500;
/** Rows that a repetition may make. */
const maxRepeated = 10_000;

export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  try {
    const archive = openArchive(bytes);
    if (archive.isEncrypted) return { problem: 'password' };
    if (archive.names.includes('content.xml')) return readOpenDocument(archive);
    if (archive.names.some((name) => name.endsWith('workbook.xml'))) return readExcel(archive);
    return { problem: 'noSheets' };
  } catch (error) {
    return { problem: error instanceof ArchiveError ? error.problem : 'damaged' };
  }
}

type Attributes = Readonly<Record<string, string | undefined>>;
type Events = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Names without their prefixes if `isPlain`: some programs write 'x:row'. False if there is no such
 * part.
 */
function parse(
  archive: Archive,
  name: string,
  { open, text, close }: Events,
  isPlain = true,
): boolean {
  const parser = new SaxesParser();
  const named = (tag: string) => (isPlain ? tag.slice(tag.indexOf(':') + 1) : tag);
  parser.on('error', () => {
    throw new ArchiveError('damaged');
  });
  parser.on('opentag', (tag) => open?.(named(tag.name), tag.attributes as Attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', (tag) => close?.(named(tag.name)));
  const isThere = archive.read(name, (piece) => parser.write(piece));
  if (isThere) parser.close();
  return isThere;
}

/** Counts the cells of all sheets together. */
function counter() {
  let cells = 0;
  return (more: number) => {
    cells += more;
    if (cells > maxCells) throw new ArchiveError('tooLargeInside');
  };
}

class SheetBuilder {
  readonly rows: SheetRow[] = [];
  private readonly hidden = new Set<number>();
  private readonly name: string;
  private readonly isHidden: boolean;
  private readonly count: (more: number) => void;

  constructor(name: string, isHidden: boolean, count: (more: number) => void) {
    this.name = name;
    this.isHidden = isHidden;
    this.count = count;
  }

  hideColumns(from: number, to: number) {
    for (let column = from; column <= Math.min(to, maxColumns); column++) this.hidden.add(column);
  }

  add(line: number, cells: string[], isHidden: boolean) {
    while (cells.length > 0 && (cells.at(-1) ?? '') === '') cells.pop();
    if (cells.length === 0) return;
    this.count(cells.length);
    this.rows.push({ line, cells: Array.from(cells, (cell) => cell ?? ''), isHidden });
  }

  /**
   * The value of a merged cell in every row it covers, in its first column: one location for three
   * people.
   */
  merge(first: number, last: number, column: number) {
    const value = this.rows.find(({ line }) => line === first)?.cells[column] ?? '';
    if (value === '') return;
    for (const [i, row] of this.rows.entries()) {
      if (row.line <= first || row.line > last) continue;
      const cells = Array.from(
        { length: Math.max(row.cells.length, column + 1) },
        (_, at) => row.cells[at] ?? '',
      );
      cells[column] ||= value;
      this.rows[i] = { ...row, cells };
    }
  }

  built(): Sheet {
    const hiddenColumns = [...this.hidden].filter((column) =>
      this.rows.some(({ cells }) => (cells[column] ?? '') !== ''),
    );
    return { name: this.name, isHidden: this.isHidden, rows: this.rows, hiddenColumns };
  }
}

/** Excel: ECMA-376 part 1, section 18. */
function readExcel(archive: Archive): ReadWorkbook {
  const main =
    relationsOf(archive, '').find(({ type }) => type.endsWith('/officeDocument'))?.target ??
    'xl/workbook.xml';
  const relations = relationsOf(archive, main);
  const partOf = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const named: { name: string; isHidden: boolean; part: string }[] = [];
  let is1904 = false;
  parse(archive, main, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = isOn(attributes.date1904);
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(
        ([key]) => key === 'id' || key.endsWith(':id'),
      )?.[1];
      // Sheets of charts hold no cells.
      const part = relations.find(
        (relation) => relation.id === id && relation.type.endsWith('/worksheet'),
      )?.target;
      if (part !== undefined)
        named.push({
          name: attributes.name ?? '',
          isHidden: (attributes.state ?? 'visible') !== 'visible',
          part,
        });
    },
  });
  const [styles, strings] = [partOf('styles'), partOf('sharedStrings')];
  const formats = styles === undefined ? [] : formatsOf(archive, styles);
  const shared = strings === undefined ? [] : sharedStrings(archive, strings);
  const count = counter();
  const sheets: Sheet[] = [];
  for (const { name, isHidden, part } of named) {
    const builder = new SheetBuilder(name, isHidden, count);
    readWorksheet(archive, part, builder, (kind, style, value) => {
      if (kind === 's') return shared[Number(value)] ?? '';
      if (kind === 'b') return value === '1' ? 'WAHR' : 'FALSCH';
      if (kind === 'd') return germanMoment(value);
      if (kind === 'e') return '';
      if (kind === 'str' || kind === 'inlineStr') return withoutError(plainText(value));
      const number = Number(value);
      return value === '' || !Number.isFinite(number)
        ? value
        : formatNumber(number, formats[style] ?? { kind: 'number' }, is1904);
    });
    sheets.push(builder.built());
  }
  return { sheets };
}

type Relation = { id: string; type: string; target: string };

function relationsOf(archive: Archive, part: string): Relation[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const found: Relation[] = [];
  parse(archive, `${folder}_rels/${part.slice(folder.length)}.rels`, {
    open: (tag, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (tag !== 'Relationship' || TargetMode === 'External') return;
      found.push({
        id: Id,
        type: Type,
        target: new URL(Target, `zip:///${folder}`).pathname.slice(1),
      });
    },
  });
  return found;
}

/** The format of each cell style. */
function formatsOf(archive: Archive, part: string): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInStyles = false;
  const events: Events = {
    open: (tag, attributes) => {
      if (tag === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (tag === 'cellXfs') isInStyles = true;
      if (tag === 'xf' && isInStyles)
        formats.push(
          numberFormat(Number(attributes.numFmtId), codes.get(Number(attributes.numFmtId))),
        );
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInStyles = false;
    },
  };
  parse(archive, part, events);
  return formats;
}

function sharedStrings(archive: Archive, part: string): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  // Pronunciation, which Japanese programs store beside the text.
  let isAside = false;
  parse(archive, part, {
    open: (tag) => {
      if (tag === 'si') current = '';
      if (tag === 'rPh') isAside = true;
      if (tag === 't') isText = !isAside;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (tag) => {
      if (tag === 't') isText = false;
      if (tag === 'rPh') isAside = false;
      if (tag === 'si') strings.push(plainText(current));
    },
  });
  return strings;
}

type ValueOf = (kind: string, style: number, value: string) => string;

function readWorksheet(
  archive: Archive,
  part: string,
  builder: SheetBuilder,
  shown: ValueOf,
): void {
  let [line, column, kind, style, value] = [0, 0, 'n', 0, ''];
  let [isHidden, isText, isAside] = [false, false, false];
  let cells: string[] = [];
  const merged: [number, number, number][] = [];
  parse(archive, part, {
    open: (tag, attributes) => {
      switch (tag) {
        case 'col':
          if (isOn(attributes.hidden))
            builder.hideColumns(Number(attributes.min) - 1, Number(attributes.max) - 1);
          break;
        case 'row':
          line = Number(attributes.r) || line + 1;
          [cells, column, isHidden] = [[], 0, isOn(attributes.hidden)];
          break;
        case 'c':
          column = columnOf(attributes.r) ?? column;
          [kind, style, value] = [attributes.t ?? 'n', Number(attributes.s ?? 0), ''];
          break;
        case 'rPh':
          isAside = true;
          break;
        case 'v':
        case 't':
          isText = !isAside;
          break;
        case 'mergeCell': {
          const [, from, first, last] =
            /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(attributes.ref ?? '') ?? [];
          if (last !== undefined) merged.push([Number(first), Number(last), columnOf(from) ?? 0]);
        }
      }
    },
    text: (text) => {
      if (isText) value += text;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isText = false;
      if (tag === 'rPh') isAside = false;
      if (tag === 'c' && column < maxColumns) cells[column++] = shown(kind, style, value);
      if (tag === 'row') builder.add(line, cells, isHidden);
    },
  });
  for (const [first, last, at] of merged) if (last > first) builder.merge(first, last, at);
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';

/** 'AB12' -> 27. */
function columnOf(reference: string | undefined): number | undefined {
  const [name] = /^[A-Z]+/.exec(reference ?? '') ?? [];
  if (name === undefined) return undefined;
  return [...name].reduce((sum, character) => sum * 26 + character.charCodeAt(0) - 64, 0) - 1;
}

/** Excel writes control characters as '_x000D_' (ECMA-376, 22.9.2.19). */
function plainText(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, '\n');
}

/** LibreOffice: OpenDocument 1.3 part 3, section 9. */
function readOpenDocument(archive: Archive): ReadWorkbook {
  const told = new Set<string>();
  parse(archive, 'META-INF/manifest.xml', { open: (tag) => void told.add(tag) });
  if (told.has('encryption-data')) return { problem: 'password' };

  const sheets: Sheet[] = [];
  const count = counter();
  const invisible = new Set<string>();
  let [style, line, column] = ['', 0, 0];
  let builder: SheetBuilder | undefined;
  let row = { cells: [] as string[], repeated: 1, isHidden: false };
  let cell = { attributes: {} as Attributes, text: [] as string[] };
  let [isText, aside, sheetColumn] = [false, 0, 0];
  let merged: [number, number, number][] = [];
  const add = (text: string) => {
    if (isText && aside === 0) cell.text[cell.text.length - 1] += text;
  };
  parse(
    archive,
    'content.xml',
    {
      open: (tag, attributes) => {
        switch (tag) {
          case 'style:style':
            style = attributes['style:name'] ?? '';
            break;
          case 'style:table-properties':
            if (attributes['table:display'] === 'false') invisible.add(style);
            break;
          case 'table:table':
            builder = new SheetBuilder(
              attributes['table:name'] ?? '',
              invisible.has(attributes['table:style-name'] ?? ''),
              count,
            );
            [line, sheetColumn, merged] = [0, 0, []];
            break;
          case 'table:table-column': {
            const repeated = times(attributes['table:number-columns-repeated']);
            if (isCollapsed(attributes))
              builder?.hideColumns(sheetColumn, sheetColumn + repeated - 1);
            sheetColumn += repeated;
            break;
          }
          case 'table:table-row':
            row = {
              cells: [],
              repeated: times(attributes['table:number-rows-repeated']),
              isHidden: isCollapsed(attributes),
            };
            column = 0;
            break;
          case 'table:table-cell':
          case 'table:covered-table-cell': {
            cell = { attributes, text: [] };
            const rows = times(attributes['table:number-rows-spanned']);
            if (rows > 1) merged.push([line + 1, line + rows, column]);
            break;
          }
          // Remarks and drawings hold text that is not the cell's.
          case 'office:annotation':
          case 'draw:frame':
          case 'table:shapes':
            aside++;
            break;
          case 'text:p':
          case 'text:h':
            if (aside > 0) break;
            isText = true;
            cell.text.push('');
            break;
          case 'text:s':
            add(' '.repeat(Math.min(times(attributes['text:c']), 100)));
            break;
          case 'text:tab':
            add(' ');
            break;
          case 'text:line-break':
            add('\n');
        }
      },
      text: add,
      close: (tag) => {
        switch (tag) {
          case 'office:annotation':
          case 'draw:frame':
          case 'table:shapes':
            aside--;
            break;
          case 'text:p':
          case 'text:h':
            if (aside === 0) isText = false;
            break;
          case 'table:table-cell':
          case 'table:covered-table-cell': {
            const repeated = times(cell.attributes['table:number-columns-repeated']);
            const value = shownIn(cell.attributes, cell.text.join('\n'));
            if (value !== '')
              for (let i = column; i < Math.min(column + repeated, maxColumns); i++)
                row.cells[i] = value;
            column += repeated;
            break;
          }
          case 'table:table-row':
            if (row.cells.length > 0) {
              for (let i = 1; i <= Math.min(row.repeated, maxRepeated); i++)
                builder?.add(line + i, [...row.cells], row.isHidden);
            }
            line += row.repeated;
            break;
          case 'table:table':
            for (const [first, last, at] of merged) builder?.merge(first, last, at);
            if (builder) sheets.push(builder.built());
            builder = undefined;
        }
      },
    },
    false,
  );
  return sheets.length === 0 ? { problem: 'noSheets' } : { sheets };
}

const times = (repeated: string | undefined) => Math.max(1, Number(repeated ?? 1) || 1);
const isCollapsed = (attributes: Attributes) =>
  ['collapse', 'filter'].includes(attributes['table:visibility'] ?? '');

function shownIn(attributes: Attributes, text: string): string {
  const value = attributes['office:value'];
  switch (attributes['office:value-type']) {
    case 'date':
      return germanMoment(attributes['office:date-value'] ?? text);
    case 'time': {
      const [, hours = '', minutes = ''] =
        /^PT(\d+)H(\d+)M/.exec(attributes['office:time-value'] ?? '') ?? [];
      return hours === '' ? text : `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
    }
    case 'float': {
      // As shown, if only zeros and signs were added to the digits: '0660 1234567'.
      const plain =
        value === undefined ? text : formatNumber(Number(value), { kind: 'number' }, false);
      return text.replace(/\D/g, '').replace(/^0+/, '') ===
        plain.replace(/\D/g, '').replace(/^0+/, '')
        ? text
        : plain;
    }
    case 'boolean':
      return attributes['office:boolean-value'] === 'true' ? 'WAHR' : 'FALSCH';
    default:
      return withoutError(text);
  }
}

/** A formula that failed shows its error. */
function withoutError(text: string): string {
  return /^(?:#(?:N\/A|NV|REF!|BEZUG!|WERT!|VALUE!|NAME\?|DIV\/0!|NUM!|ZAHL!|NULL!)|Err:\d+)$/.test(
    text,
  )
    ? ''
    : text;
}
