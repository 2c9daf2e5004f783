/** Several calls and endpoints behind one HTTP function, routed by path. */
import { callPath } from '@platzwart/domain/calls/calls';
import type { Limit } from '@platzwart/domain/rate-limit';
import type { HttpsFunction, Request } from 'firebase-functions/https';
import type { Callable } from './call.ts';
import type { EndpointAnswer } from './core/endpoint-answer.ts';
import { floodGuard } from './core/flood-guard.ts';
import { restoreType } from './core/leave-bodies-unread.ts';
import { reportUnforeseen } from './core/report.ts';
import { senderOf } from './core/sender-of.ts';
import type { Tools } from './core/tools.ts';

type Response = Parameters<HttpsFunction>[1];

/**
 * The handler, and its limit per network address: beyond it, callers get 429 without any work done.
 */
type Endpoint = {
  readonly limit: Limit;
  readonly answer: (request: Request) => Promise<EndpointAnswer>;
  /** Bytes; more get 413, and nothing looks at them. */
  readonly maxBody?: number;
  /** Answers instead of the refusal, without reading anything. */
  readonly beyond?: (request: Request) => Promise<EndpointAnswer>;
};

/**
 * The handler of a deployed HTTP function. In: its calls, each at `callPath(name)` in the callable
 * protocol, and its plain endpoints by path (`/media/**` covers everything below), of which the
 * first match answers. Any other path gets 404. Only an endpoint's success may be cached, and only
 * as it says itself: firebase.json says nothing about these paths.
 */
export function serve(
  calls: readonly Callable[],
  endpoints: Readonly<Record<string, Endpoint>>,
  tools: () => Pick<Tools, 'now' | 'limits'>,
) {
  const callAt = new Map(calls.map(({ name, answer }) => [callPath(name), answer]));
  const guarded = Object.fromEntries(
    Object.entries(endpoints).map(([path, endpoint]) => [path, withLimit(endpoint, tools)]),
  );
  return async (request: Request, response: Response): Promise<void> => {
    restoreType(request);
    // Google's runtime adds its name and version; nobody needs to know.
    response.removeHeader('X-Powered-By');
    response.set('Cache-Control', uncached);
    const call = callAt.get(request.path);
    if (call) return void (await call(request, withDetails(response)));
    const { status, headers, body } = await answerTo(request, endpointAt(request.path, guarded));
    response.status(status).set(headers ?? {});
    // What failed for one is never handed to others: only what succeeded may be cached.
    if (status >= 400) response.set('Cache-Control', uncached);
    response.send(body ?? '');
  };
}

const uncached = 'no-store';

async function answerTo(
  request: Request,
  endpoint: Endpoint['answer'] | undefined,
): Promise<EndpointAnswer> {
  try {
    return (await endpoint?.(request)) ?? { status: 404 };
  } catch (error) {
    // Not where: an address may hold somebody's secret.
    reportUnforeseen('endpoint', error);
    return { status: 500 };
  }
}

/** More than a service reports at once. */
const usualBody = 1_000_000;

function withLimit(
  { limit, answer, maxBody = usualBody, beyond }: Endpoint,
  tools: () => Pick<Tools, 'now' | 'limits'>,
): Endpoint['answer'] {
  const allows = floodGuard(limit);
  const refuse = async () => ({
    status: 429,
    headers: { 'Retry-After': String(limit.minutes * 60) },
  });
  const refuseBody = async () => ({ status: 413 });
  const bounded = (request: Request) =>
    (request.rawBody?.length ?? 0) > maxBody ? refuseBody() : answer(request);
  return (request) => (allows(senderOf(request), tools()) ? bounded : (beyond ?? refuse))(request);
}

function endpointAt(
  path: string,
  endpoints: Readonly<Record<string, Endpoint['answer']>>,
): Endpoint['answer'] | undefined {
  const found = Object.keys(endpoints).find((key) =>
    key.endsWith('/**') ? path.startsWith(key.slice(0, -2)) : key === path,
  );
  return found === undefined ? undefined : endpoints[found];
}

/**
 * The callable protocol has a refusal's details inside `error`; the specification (section 8) has
 * the list itself in the body of status 400: both are there.
 */
function withDetails(response: Response): Response {
  const send = response.send.bind(response);
  response.send = (body: unknown) =>
    send(
      response.statusCode === 400 && isRefusal(body)
        ? { details: body.error.details ?? [], ...body }
        : body,
    );
  return response;
}

function isRefusal(body: unknown): body is { error: { details?: unknown } } {
  return (
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'
  );
}
