/** Distinguishes a retry from a change: the hash of the payload as sent. */
import { createHash } from 'node:crypto';

/** Maximum nesting of lists and objects in anything a form sends, with a margin. */
const levels = 8;

/** Deeper payloads are attacks. */
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
