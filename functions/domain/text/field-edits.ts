/** Changes field by field that say what their author saw: whatever a colleague has changed meanwhile is not overwritten. */
import * as z from 'zod/mini';
import { accepted, type Detail, detailsOf, messages, type Outcome, refused, wholeForm } from '../failure.ts';

/** By field: what the editor saw, and what it shall be. Only what is named is touched. */
export const FieldEdits = z.record(z.string().check(z.maxLength(128)), z.strictObject({ from: z.unknown(), to: z.unknown() }));
export type FieldEdits = z.infer<typeof FieldEdits>;

type Validate<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { readonly issues: readonly unknown[] } };
};

/**
 * `current` with these edits, validated by its schema; the same object if they change nothing. Refusals, all at once at their fields: a
 * field that does not exist, one that somebody else has changed since it was read (code changedMeanwhile), and what the schema says
 * about `current` with the edits.
 */
export function applyEdits<T extends object>(schema: Validate<T>, current: T, edits: FieldEdits): Outcome<T> {
  const details = Object.entries(edits).flatMap(([field, { from, to }]): Detail[] => {
    if (!Object.hasOwn(current, field)) return [{ field: field || wholeForm, code: 'unknown', message: messages.unknownArgument }];
    const stored = current[field as keyof T];
    if (isSameValue(stored, from) || isSameValue(stored, to)) return [];
    return [{ field, code: 'changedMeanwhile', message: messages.changedMeanwhile }];
  });
  const wanted = Object.entries(edits).filter(([field]) => Object.hasOwn(current, field));
  const parsed = schema.safeParse({ ...current, ...Object.fromEntries(wanted.map(([field, { to }]) => [field, to])) });
  if (!parsed.success) details.push(...detailsOf(parsed.error));
  if (details.length > 0 || !parsed.success) return refused({ kind: 'invalid', details });
  return accepted(isSameValue(parsed.data, current) ? current : parsed.data);
}

/** Whether two values are equal, in whatever order their fields stand. Absent, null and '' are all nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null';
  // Without fields of its own every moment would be the same.
  if (value instanceof Date) return `Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
