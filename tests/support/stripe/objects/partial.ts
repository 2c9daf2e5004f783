/**
 * Which fields Stripe always sends is checked by `published-calls.ts`, with the values that its
 * types leave open.
 */
export function partial<T>(
  fields: { readonly [K in keyof T]?: T[K] | (T[K] extends object | null ? Partial<T[K]> : never) },
): T {
  return fields as T;
}

/** Fields that are null where their feature is not used. */
export function unused<const K extends string>(...names: readonly K[]): { [name in K]: null } {
  return Object.fromEntries(names.map((name) => [name, null])) as { [name in K]: null };
}
