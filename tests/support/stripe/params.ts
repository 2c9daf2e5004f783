/** Accepted request parameters. Any other is refused, so that wrong requests show. */

import { invalid } from './api-error.ts';
import type { Form, FormValue } from './form.ts';

export type Param<T> = (value: FormValue, path: string) => T;
/** Limits our parameters to names in Stripe's own types; we may accept fewer. */
export type Named<P> = { readonly [K in keyof P]?: Param<unknown> };

type Shape = Record<string, Param<unknown>>;
type Read<P> = P extends Param<infer T> ? T : never;
type Values<S extends Shape, N extends keyof S> = { [K in Exclude<keyof S, N>]?: Read<S[K]> } & {
  [K in N]: Read<S[K]>;
};

export const text: Param<string> = (value, path) => {
  if (typeof value !== 'string') throw invalid('Invalid string', path, 'parameter_invalid_string');
  if (value === '') {
    throw invalid(
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset.`,
      path,
      'parameter_invalid_empty',
    );
  }
  return value;
};

export const int: Param<number> = (value, path) => {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value))
    throw invalid(`Invalid integer: ${String(value)}`, path, 'parameter_invalid_integer');
  return Number(value);
};

export const bool: Param<boolean> = (value, path) => {
  if (value !== 'true' && value !== 'false')
    throw invalid(`Invalid boolean: ${String(value)}`, path);
  return value === 'true';
};

export function oneOf<const T extends string>(...allowed: readonly T[]): Param<T> {
  return (value, path) => {
    const found = allowed.find((one) => one === value);
    if (!found) throw invalid(`Invalid ${path}: must be one of ${allowed.join(', ')}`, path);
    return found;
  };
}

export function list<T>(item: Param<T>): Param<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw invalid('Invalid array', path);
    return value.map((one, i) => item(one, `${path}[${i}]`));
  };
}

/** Strings by arbitrary keys. */
export const metadata: Param<Record<string, string>> = (value, path) => {
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('Invalid object', path);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (typeof one !== 'string')
        throw invalid('Metadata values must be strings', `${path}[${key}]`);
      return [key, one];
    }),
  );
};

/** An object with only these keys; those of `needed` are required. */
export function fields<S extends Shape, N extends keyof S & string = never>(
  shape: S,
  ...needed: N[]
): Param<Values<S, N>> {
  return (value, path) => {
    if (typeof value !== 'object' || Array.isArray(value)) throw invalid('Invalid object', path);
    const inside = (key: string) => (path ? `${path}[${key}]` : key);
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(shape, key))
        throw invalid(
          `Received unknown parameter: ${inside(key)}`,
          inside(key),
          'parameter_unknown',
        );
    }
    for (const key of needed) {
      if ((value as Form)[key] === undefined)
        throw invalid(`Missing required param: ${inside(key)}.`, inside(key), 'parameter_missing');
    }
    const read = Object.entries(value).map(([key, one]) => [key, shape[key]?.(one, inside(key))]);
    return Object.fromEntries(read) as Values<S, N>;
  };
}

/** Parameters of every list; `expand` is read in `handle-request.ts`. */
export const paging = { limit: int, starting_after: text, expand: list(text) };
