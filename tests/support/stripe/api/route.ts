/** One API call: its path, its parameters, its handler. */

import { invalid } from '../api-error.ts';
import type { Form } from '../form.ts';
import type { Param } from '../params.ts';
import type { Store } from '../store.ts';

export type Route = {
  readonly method: string;
  /** '/v1/customers/:id' */
  readonly path: string;
  readonly answer: (store: Store, form: Form, ids: readonly string[]) => unknown;
};

type Handler<T> = (store: Store, params: T, ...ids: string[]) => unknown;

/** 'GET /v1/customers/:id' */
export function route<T>(where: string, params: Param<T>, handler: Handler<T>): Route {
  const [method = '', path = ''] = where.split(' ');
  return { method, path, answer: (store, form, ids) => handler(store, params(form, ''), ...ids) };
}

type Paging = { readonly limit?: number; readonly starting_after?: string };

/** Newest first, at most `limit` (10). */
export function listed<T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after }: Paging,
) {
  if (limit < 1 || limit > 100)
    throw invalid('Invalid integer: limit must be between 1 and 100', 'limit');
  const all = [...oldestFirst].reverse();
  const last = all.findIndex(({ id }) => id === starting_after);
  if (starting_after && last < 0)
    throw invalid(`No such object: '${starting_after}'`, 'starting_after', 'resource_missing');
  const rest = all.slice(last + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}
