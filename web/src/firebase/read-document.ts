/**
 * Parses a stored document. Schemas are strict, and a page may be older than the functions: fields
 * added by a newer release are ignored, so that an open table does not lose its rows at a
 * deployment. Any other mismatch is refused.
 */
import type * as z from 'zod/mini';

export function readDocument<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const known = structuredClone(value);
  for (const issue of read.error.issues) {
    if (issue.code === 'unrecognized_keys') forget(known, issue.path, issue.keys);
  }
  return schema.parse(known);
}

function forget(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): void {
  const owner = path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown>)[step],
    value,
  );
  for (const key of keys) Reflect.deleteProperty(owner as object, key);
}
