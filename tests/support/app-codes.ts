/** The code that an app shows (RFC 6238): written without the product's library. */
import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** `secret`: base32; `time`: milliseconds. */
export function codeAt(secret: string, time: number): string {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 0xf;
  const number = (hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}
