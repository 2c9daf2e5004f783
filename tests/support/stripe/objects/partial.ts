/** Stripe's objects have many more fields; the stand-in fills in those that somebody reads. */
export function partial<T>(fields: { readonly [K in keyof T]?: T[K] | (T[K] extends object | null ? Partial<T[K]> : never) }): T {
  return fields as T;
}
