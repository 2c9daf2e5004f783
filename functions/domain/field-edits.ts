/** Changes field by field that say what their author saw: whatever a colleague has changed meanwhile is not overwritten. */
import * as z from 'zod/mini';

/** By field: what the editor saw, and what it shall be. Only what is named is touched. */
export const FieldEdits = z.record(z.string().check(z.maxLength(40)), z.strictObject({ from: z.unknown(), to: z.unknown() }));
export type FieldEdits = z.infer<typeof FieldEdits>;

/** Whether two values are equal, in whatever order their fields stand. Absent, null and '' are all nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
