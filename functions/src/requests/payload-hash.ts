/** By what a retry is told from a change: the hash of what was sent, as it was sent. */
import { createHash } from 'node:crypto';

/** How deep lists and objects lie in each other in anything a form sends, with room to spare. */
const levels = 8;

/** What is deeper was made to break programs. */
export function isTooDeep(value: unknown, max: number = levels): boolean {
  if (value === null || typeof value !== 'object') return false;
  return max === 0 || Object.values(value).some((inner) => isTooDeep(inner, max - 1));
}

/** SHA-256, whatever the order of the keys. */
export function payloadHashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return String(JSON.stringify(value));
}
