/** Reads a file as text, without blocking the page. */
import { type DecodedText, decodeText } from './decode-text.ts';

/** Bytes; no waiting list is larger, and a larger file is not even opened. */
export const maxBytes = 10 * 1024 * 1024;

export type FileProblem = 'tooLarge' | 'workbook' | 'empty' | 'notText' | 'unreadable';

type ReadText = (DecodedText & { problem?: undefined }) | { problem: FileProblem };

export async function readFile(file: File): Promise<ReadText> {
  if (file.size > maxBytes) return { problem: 'tooLarge' };
  if (/\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i.test(file.name)) return { problem: 'workbook' };
  try {
    return decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: 'unreadable' };
  }
}

export function decoded(bytes: Uint8Array): ReadText {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { problem: 'workbook' };
  const read = decodeText(bytes);
  if (read.text.includes('\0')) return { problem: 'notText' };
  return read.text.trim() === '' ? { problem: 'empty' } : read;
}

function startsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, i) => bytes[i] === byte);
}
