/**
 * A table as a file that Excel, LibreOffice and Numbers open with a double click in German-speaking countries: a mark for
 * the encoding, semicolons, lines as Windows ends them.
 */

const byteOrderMark = '\uFEFF';

export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(value: string): string {
  const harmless = value === '' ? '' : withoutFormula(withoutControls(value));
  return /[";,\t\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * What patients type is opened in a program that calculates: a cell that begins like a formula, behind whatever blanks or
 * quotation marks, is made text by an apostrophe (CWE-1236). Telephone numbers with a plus are among them.
 */
function withoutFormula(value: string): string {
  return /^[\s"'\u00A0\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\n]/.test(value) ? `'${value}` : value;
}

/** One kind of line break inside of a cell, and no signs that end a text or a line elsewhere. */
function withoutControls(value: string): string {
  return value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
}
