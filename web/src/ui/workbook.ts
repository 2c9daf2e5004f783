/**
 * A table as a workbook for Excel, LibreOffice and Numbers (ECMA-376): every cell is text, so that
 * no program drops leading zeros, makes days of '1-2', shortens long numbers or computes what looks
 * like a formula. Loads with the first file.
 */
import { strToU8, zipSync } from 'fflate';
import { saveFile } from './save-file.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters of the widest column. */
const maxWidth = 60;

/** The first row holds the headings, and stays in sight. */
export function workbookOf(
  sheet: string,
  rows: readonly (readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const part = (content: string) =>
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);
  const relations = (all: readonly [type: string, target: string][]) =>
    part(
      `<Relationships xmlns="${packages}/relationships">${all.map(([type, target], i) => `<Relationship Id="r${i + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
    );
  return zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': part(styles),
    'xl/worksheets/sheet1.xml': part(worksheet(rows)),
  });
}

export function saveWorkbook(
  name: string,
  sheet: string,
  rows: readonly (readonly string[])[],
): void {
  saveFile(name, new Blob([workbookOf(sheet, rows)], { type: `${types}.sheet` }));
}

/** Text that wraps (1), and headings in bold (2); 49 is the format for text. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

function worksheet(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) => {
    const longest = Math.max(
      ...rows.map((row) => Math.max(0, ...(row[i] ?? '').split('\n').map((line) => line.length))),
    );
    return `<col min="${i + 1}" max="${i + 1}" width="${Math.min(longest + 2, maxWidth)}" customWidth="1"/>`;
  });
  const lines = rows.map(
    (row, i) =>
      `<row r="${i + 1}">${row.map((cell) => cellOf(cell, i === 0 ? 2 : 1)).join('')}</row>`,
  );
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${width > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellOf(text: string, style: number): string {
  return text === ''
    ? `<c s="${style}"/>`
    : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/**
 * Without what XML cannot hold; a text that looks like an escape of Excel ('_x000D_') is escaped
 * itself.
 */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
