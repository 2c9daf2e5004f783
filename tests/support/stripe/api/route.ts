/** One API call: its path, its parameters, its handler. */
import type { Form } from '../form.ts';
import type { Ledger } from '../ledger.ts';
import type { Param } from '../params.ts';
import { invalid } from '../refusal.ts';

export type Route = {
  readonly method: string;
  /** '/v1/customers/:id' */
  readonly path: string;
  readonly answer: (ledger: Ledger, form: Form, ids: readonly string[]) => unknown;
};

type Handler<T> = (ledger: Ledger, params: T, ...ids: string[]) => unknown;

/** 'GET /v1/customers/:id' */
export function route<T>(where: string, params: Param<T>, handler: Handler<T>): Route {
  const [method = '', path = ''] = where.split(' ');
  return { method, path, answer: (ledger, form, ids) => handler(ledger, params(form, ''), ...ids) };
}

type Paging = { readonly limit?: number; readonly starting_after?: string; readonly ending_before?: string };

/** Newest first, at most `limit` (10). */
export function listed<T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after, ending_before }: Paging,
) {
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be between 1 and 100', 'limit');
  const all = [...oldestFirst].reverse();
  const at = (id: string) => {
    const index = all.findIndex((one) => one.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, 'starting_after', 'resource_missing');
    return index;
  };
  const range = starting_after ? all.slice(at(starting_after) + 1) : ending_before ? all.slice(0, at(ending_before)) : all;
  const data = ending_before ? range.slice(-limit) : range.slice(0, limit);
  return { object: 'list', data, has_more: range.length > data.length, url };
}
