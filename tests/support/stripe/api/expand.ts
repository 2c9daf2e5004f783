/** Contents of an answer: ids, unless `expand` names the objects; some fields only on request. */

import { invalid } from '../api-error.ts';
import type { Store } from '../store.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** By kind of object: fields omitted unless requested. */
const onRequest: Record<string, readonly string[]> = {
  price: ['tiers'],
  'billing_portal.configuration': ['features.subscription_update.products'],
};

/** The answer as JSON, expanded as requested. */
export function rendered(store: Store, answer: unknown, expand: readonly string[]): Json {
  const json = JSON.parse(JSON.stringify(answer)) as Json;
  for (const path of expand)
    if (path.split('.').length > 4)
      throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
  for (const path of expand) expandPath(store, json, path.split('.'), path);
  return withoutUnasked(json, '', expand);
}

function expandPath(
  store: Store,
  value: Json | undefined,
  path: readonly string[],
  whole: string,
): void {
  const [key, ...rest] = path;
  if (key === undefined || value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const one of value) expandPath(store, one, path, whole);
    return;
  }
  if (typeof value !== 'object') throw notExpandable(whole);
  const kind = typeof value.object === 'string' ? value.object : '';
  const isHidden = onRequest[kind]?.some((one) => one.split('.')[0] === key);
  if (!Object.hasOwn(value, key)) {
    if (isHidden) return;
    throw notExpandable(whole);
  }
  const inner = value[key];
  if (typeof inner === 'string') {
    const object = store.find(inner);
    if (!object) throw notExpandable(whole);
    value[key] = JSON.parse(JSON.stringify(object)) as Json;
  } else if (Array.isArray(inner)) {
    value[key] = inner.map((one) =>
      typeof one === 'string' ? (JSON.parse(JSON.stringify(store.find(one) ?? one)) as Json) : one,
    );
  }
  expandPath(store, value[key], rest, whole);
}

function notExpandable(path: string): Error {
  return invalid(
    `This property cannot be expanded (${path}). You may want to try expanding other properties.`,
    'expand',
  );
}

/**
 * Removes fields that are only there on request; `at` is the path that `expand` would name, without
 * list positions.
 */
function withoutUnasked(value: Json, at: string, expand: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((one) => withoutUnasked(one, at, expand));
  if (typeof value !== 'object' || value === null) return value;
  const kind = typeof value.object === 'string' ? value.object : '';
  for (const hidden of onRequest[kind] ?? []) {
    if (!expand.includes(at ? `${at}.${hidden}` : hidden)) remove(value, hidden.split('.'));
  }
  for (const [key, inner] of Object.entries(value))
    value[key] = withoutUnasked(inner, at ? `${at}.${key}` : key, expand);
  return value;
}

function remove(value: Json | undefined, [key, ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || key === undefined)
    return;
  if (rest.length === 0) delete value[key];
  else remove(value[key], rest);
}
