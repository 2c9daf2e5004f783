/**
 * Reads a file as text or as the sheets of a workbook, by what it contains: names of files deceive.
 */
import { type DecodedText, decodeText } from './decode-text.ts';
import type { Sheet, WorkbookProblem } from './read-workbook.ts';

/** Bytes; no waiting list is larger, and a larger file is not even opened. */
export const maxBytes = 10 * 1024 * 1024;

export type FileProblem =
  | WorkbookProblem
  | 'tooLarge'
  | 'oldWorkbook'
  | 'otherProgram'
  | 'empty'
  | 'notText'
  | 'tooManyRows'
  | 'unreadable';

export type ReadText = DecodedText & { bytes: Uint8Array; sheets?: undefined; problem?: undefined };
type ReadFile =
  | ReadText
  | { sheets: readonly Sheet[]; problem?: undefined }
  | { problem: FileProblem };

export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > maxBytes) return { problem: 'tooLarge' };
  try {
    return await decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: 'unreadable' };
  }
}

export async function decoded(bytes: Uint8Array): Promise<ReadFile> {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { problem: includesWide(bytes, 'EncryptedPackage') ? 'password' : 'oldWorkbook' };
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    // The reader of workbooks loads with the first one.
    const { readWorkbook } = await import('./read-workbook.ts');
    const read = await readWorkbook(bytes);
    if (read.problem === undefined && read.sheets.every(({ rows }) => rows.length === 0))
      return { problem: 'empty' };
    return read.problem === 'noSheets' ? { problem: 'otherProgram' } : read;
  }
  const read = decodeText(bytes);
  // Web pages and XML that call themselves '.xls'.
  if (/^\s*<(?:\?xml|!doctype|html|table|meta|div)\b/i.test(read.text.slice(0, 500)))
    return { problem: 'oldWorkbook' };
  if (read.text.includes('\0')) return { problem: 'notText' };
  return read.text.trim() === '' ? { problem: 'empty' } : { ...read, bytes };
}

function startsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, i) => bytes[i] === byte);
}

/** Whether the names inside an old container, which are UTF-16, contain one. */
function includesWide(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...name].join('\0'));
}
