/**
 * Entry point of the API: checks the key, handles idempotency, and returns errors in Stripe's
 * format.
 */

import { ApiError } from '../api-error.ts';
import { type Form, parseForm } from '../form.ts';
import { newId, type Store } from '../store.ts';
import { rendered } from './expand.ts';
import type { Route } from './route.ts';

export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
};
export type ApiResponse = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
};

/** Request and answer by idempotency key. */
export type StoredResponses = Map<
  string,
  { readonly signature: string; readonly response: ApiResponse }
>;

export function handleRequest(
  store: Store,
  routes: readonly Route[],
  stored: StoredResponses,
  key: string,
  request: ApiRequest,
): ApiResponse {
  const { method, path, query, body, authorization, idempotencyKey } = request;
  const headers = { 'Content-Type': 'application/json', 'Request-Id': newId('req', 14) };
  const refuse = ({ status, body: error }: ApiError): ApiResponse => ({
    status,
    headers,
    body: JSON.stringify(error),
  });
  if (authorization !== `Bearer ${key}`) {
    return refuse(
      new ApiError(
        401,
        'invalid_request_error',
        'Invalid API Key provided. (The stand-in knows sk_test_demo alone.)',
      ),
    );
  }
  const signature = `${method} ${path} ${query} ${body}`;
  const isIdempotent = method === 'POST' && idempotencyKey !== undefined;
  const before = isIdempotent ? stored.get(idempotencyKey) : undefined;
  if (before && before.signature !== signature) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${idempotencyKey}' if you meant to execute a different request.`;
    return refuse(new ApiError(400, 'idempotency_error', message));
  }
  if (before)
    return {
      ...before.response,
      headers: { ...before.response.headers, 'Idempotent-Replayed': 'true' },
    };
  const response = respond();
  // Stripe does not store refusals from before processing.
  if (isIdempotent && (response.status < 400 || response.status === 402))
    stored.set(idempotencyKey, { signature, response });
  return response;

  function respond(): ApiResponse {
    try {
      const form = parseForm(method === 'POST' ? body : [query, body].filter(Boolean).join('&'));
      const json = rendered(store, dispatch(store, routes, method, path, form), expansions(form));
      return { status: 200, headers, body: JSON.stringify(json) };
    } catch (error) {
      if (error instanceof ApiError) return refuse(error);
      throw error;
    }
  }
}

function expansions({ expand }: Form): string[] {
  return Array.isArray(expand) ? expand.filter((one) => typeof one === 'string') : [];
}

function dispatch(
  store: Store,
  routes: readonly Route[],
  method: string,
  path: string,
  form: Form,
): unknown {
  for (const { method: wanted, path: pattern, answer } of routes) {
    if (wanted !== method) continue;
    const match = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path);
    if (match) return answer(store, form, match.slice(1));
  }
  throw new ApiError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). The stand-in does not know this call.`,
  );
}
