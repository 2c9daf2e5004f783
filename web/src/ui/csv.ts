/**
 * A CSV file that Excel, LibreOffice and Numbers open by double click in German-speaking countries:
 * byte order mark, semicolons, Windows line endings.
 */

import { namedMonth } from './named-month.ts';
import { saveFile } from './save-file.ts';

const byteOrderMark = '\uFEFF';

export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

export function saveTable(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
}

function cell(value: string): string {
  const harmless = value === '' ? '' : asText(withoutControls(value));
  return /[";,\t\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * An apostrophe turns a cell into text that a spreadsheet would change: what begins like a formula,
 * even after blanks or quotation marks (CSV injection, CWE-1236), phone numbers with a plus
 * included; leading zeros; '1-2' and 'März 25', which become days; '1E5', '50 %', '1 1/2'; more
 * digits than a number keeps. Our import removes it.
 */
function asText(value: string): string {
  const isFormula = /^[\s"'\u00A0\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\n]/.test(value);
  const isChanged =
    /^0[\d ()/.-]+$|^\d{1,2}[-/.]\d{1,2}\.?$|^\d{16,}$|^\d+ \d+\/\d+$|^\d:\d$/.test(value) ||
    /^\d[\d.,]*(?:e[+-]?\d+|\s?[%€])$|^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/i.test(value);
  return isFormula || isChanged || namedMonth.test(value) ? `'${value}` : value;
}

/**
 * Uses one kind of line break within a cell, and removes control characters that end a text or line
 * elsewhere.
 */
function withoutControls(value: string): string {
  return value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
}
