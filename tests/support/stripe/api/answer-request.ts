/** Entry point of the API: checks the key, handles idempotency, and returns errors in Stripe's format. */
import { type Form, parseForm } from '../form.ts';
import type { Ledger } from '../ledger.ts';
import { newId } from '../ledger.ts';
import { Refusal } from '../refusal.ts';
import { rendered } from './expand.ts';
import type { Route } from './route.ts';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
};
export type Answered = { readonly status: number; readonly headers: Record<string, string>; readonly body: string };

/** Request and answer by idempotency key. */
export type AnsweredOnce = Map<string, { readonly asked: string; readonly answered: Answered }>;

export function answerRequest(ledger: Ledger, routes: readonly Route[], once: AnsweredOnce, key: string, asked: Asked): Answered {
  const { method, path, query, body, authorization, idempotencyKey } = asked;
  const headers = { 'Content-Type': 'application/json', 'Request-Id': newId('req', 14) };
  const refuse = ({ status, body: error }: Refusal): Answered => ({ status, headers, body: JSON.stringify(error) });
  if (authorization !== `Bearer ${key}`) {
    return refuse(new Refusal(401, 'invalid_request_error', 'Invalid API Key provided. (The stand-in knows sk_test_demo alone.)'));
  }
  const signature = `${method} ${path} ${query} ${body}`;
  const isIdempotent = method === 'POST' && idempotencyKey !== undefined;
  const before = isIdempotent ? once.get(idempotencyKey) : undefined;
  if (before && before.asked !== signature) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${idempotencyKey}' if you meant to execute a different request.`;
    return refuse(new Refusal(400, 'idempotency_error', message));
  }
  if (before) return { ...before.answered, headers: { ...before.answered.headers, 'Idempotent-Replayed': 'true' } };
  const answered = answerOf();
  // Stripe does not store refusals from before processing.
  if (isIdempotent && (answered.status < 400 || answered.status === 402)) once.set(idempotencyKey, { asked: signature, answered });
  return answered;

  function answerOf(): Answered {
    try {
      const form = parseForm(method === 'POST' ? body : [query, body].filter(Boolean).join('&'));
      const json = rendered(ledger, dispatch(ledger, routes, method, path, form), expansions(form));
      return { status: 200, headers, body: JSON.stringify(json) };
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      throw error;
    }
  }
}

function expansions({ expand }: Form): string[] {
  return Array.isArray(expand) ? expand.filter((one) => typeof one === 'string') : [];
}

function dispatch(ledger: Ledger, routes: readonly Route[], method: string, path: string, form: Form): unknown {
  for (const { method: wanted, path: pattern, answer } of routes) {
    if (wanted !== method) continue;
    const match = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(path);
    if (match) return answer(ledger, form, match.slice(1));
  }
  throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}). The stand-in does not know this call.`);
}
