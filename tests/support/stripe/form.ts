/**
 * Stripe's form-encoded bodies and queries: `items[0][id]=si_1&metadata[practice]=x`, as a tree.
 * All values are strings.
 */

export type Form = { [key: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

/** `a[]=1&a[]=2` and `a[0]=1&a[1]=2` are arrays. */
export function parseForm(body: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...inner] = name.split('[').map((part) => part.replace(/\]$/, ''));
    let at = root;
    let key = first;
    for (const part of inner) {
      at[key] ??= {};
      at = at[key] as Form;
      key = part === '' ? String(Object.keys(at).length) : part;
    }
    at[key] = value;
  }
  return withArrays(root) as Form;
}

function withArrays(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withArrays(inner)] as const);
  const isArray = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isArray
    ? entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner)
    : Object.fromEntries(entries);
}
