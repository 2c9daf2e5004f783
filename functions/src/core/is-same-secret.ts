import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison; hashes are of equal length. */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
