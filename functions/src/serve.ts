/** Several calls and endpoints behind one HTTP function: the path decides which of them answers. */
import type { HttpsFunction, Request } from 'firebase-functions/https';
import type { Callable } from './call.ts';

type Response = Parameters<HttpsFunction>[1];

/** What an endpoint answers; without headers nobody may cache it. */
export type EndpointAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: string | Buffer | object;
};

type Endpoint = (request: Request) => Promise<EndpointAnswer>;

/**
 * The handler of a deployed HTTP function. In: its calls, each at `/api/{name}` in the callable protocol, and its plain
 * endpoints by path (`/media/**` covers everything below). Any other path is answered with 404.
 */
export function serve(calls: readonly Callable[], endpoints: Readonly<Record<string, Endpoint>> = {}) {
  const callAt = new Map(calls.map(({ name, answer }) => [`/api/${name}`, answer]));
  return async (request: Request, response: Response): Promise<void> => {
    const call = callAt.get(request.path);
    if (call) return void (await call(request, response));
    const { status, headers, body } = (await endpointAt(request.path, endpoints)?.(request)) ?? { status: 404 };
    response
      .status(status)
      .set(headers ?? { 'Cache-Control': 'no-store' })
      .send(body ?? '');
  };
}

function endpointAt(path: string, endpoints: Readonly<Record<string, Endpoint>>): Endpoint | undefined {
  const found = Object.keys(endpoints).find((key) => (key.endsWith('/**') ? path.startsWith(key.slice(0, -2)) : key === path));
  return found === undefined ? undefined : endpoints[found];
}
