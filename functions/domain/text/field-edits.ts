/**
 * Edits per field that include what their author saw, so that a colleague's change meanwhile is not
 * overwritten.
 */
import * as z from 'zod/mini';
import {
  accepted,
  type Detail,
  detailsOf,
  messages,
  type Outcome,
  refused,
  wholeForm,
} from '../failure.ts';
import { isReadableMarkdown } from './readable-markdown.ts';

/** Here: the other messages of functions are no part of pages. */
const unreadable =
  'In diesem Text sind so viele Zeichen für Listen, Hervorhebungen oder Links, dass ihn kein Browser zeigen könnte. Bitte nimm „>“, „-“, „1.“ oder Leerzeichen am Anfang der Zeilen heraus, Sternchen, Klammern „[“ oder leere Zeilen.';

/** More than any of our forms has. */
const maxFields = 100;

/**
 * By field, or by id: the value the editor saw, and the new one. Other fields stay untouched. No
 * name that each object has: nobody's field.
 */
export const FieldEdits = z.pipe(
  z.custom<Record<string, { from?: unknown; to?: unknown }>>(
    (edits) =>
      typeof edits !== 'object' ||
      edits === null ||
      (Object.keys(edits).length <= maxFields &&
        !Object.keys(edits).some((name) => name in Object.prototype)),
    messages.unknownArgument,
  ),
  z.record(
    z.string().check(z.maxLength(128)),
    z.strictObject({ from: z.unknown(), to: z.unknown() }),
  ),
);
export type FieldEdits = z.infer<typeof FieldEdits>;

type Validate<T> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { readonly issues: readonly unknown[] } };
};

/**
 * `current` with these edits, validated by its schema; the same object if they change nothing.
 * Refusals, all together at their fields: an unknown field, a text that could not be shown
 * (unreadable), one that somebody else changed since it was read (changedMeanwhile), and the
 * schema's errors for the result.
 */
export function applyEdits<T extends object>(
  schema: Validate<T>,
  current: T,
  edits: FieldEdits,
): Outcome<T> {
  const details = Object.entries(edits).flatMap(([field, { from, to }]): Detail[] => {
    if (!Object.hasOwn(current, field))
      return [{ field: field || wholeForm, code: 'unknown', message: messages.unknownArgument }];
    if (typeof to === 'string' && !isReadableMarkdown(to))
      return [{ field, code: 'unreadable', message: unreadable }];
    const stored = current[field as keyof T];
    if (isSameValue(stored, from) || isSameValue(stored, to)) return [];
    return [{ field, code: 'changedMeanwhile', message: messages.changedMeanwhile }];
  });
  const wanted = Object.entries(edits).filter(([field]) => Object.hasOwn(current, field));
  const parsed = schema.safeParse({
    ...current,
    ...Object.fromEntries(wanted.map(([field, { to }]) => [field, to])),
  });
  if (!parsed.success) details.push(...detailsOf(parsed.error));
  if (details.length > 0 || !parsed.success) return refused({ kind: 'invalid', details });
  return accepted(isSameValue(parsed.data, current) ? current : parsed.data);
}

/** Whether two values are equal, ignoring key order. Absent, null and '' count as equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null';
  // A Date has no keys, so all dates would look equal.
  if (value instanceof Date) return `Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
