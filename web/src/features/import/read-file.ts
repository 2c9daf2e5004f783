/** Reads a file as text: handles the encodings that spreadsheet programs write, without blocking the page. */

/** Bytes; no waiting list is larger, and a larger file is not even opened. */
export const maxBytes = 10 * 1024 * 1024;

export type FileProblem = 'tooLarge' | 'workbook' | 'empty' | 'notText' | 'unreadable';

type ReadText = { text: string; encoding: string; problem?: undefined } | { problem: FileProblem };

export async function readFile(file: File): Promise<ReadText> {
  if (file.size > maxBytes) return { problem: 'tooLarge' };
  if (/\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i.test(file.name)) return { problem: 'workbook' };
  try {
    return decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: 'unreadable' };
  }
}

/** By its byte order mark; otherwise UTF-8 if valid, otherwise the Windows encoding. */
export function decoded(bytes: Uint8Array): ReadText {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { problem: 'workbook' };
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) return { problem: 'notText' };
  return text.trim() === '' ? { problem: 'empty' } : { text, encoding };
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function startsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, i) => bytes[i] === byte);
}
