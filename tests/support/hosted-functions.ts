/** The services behind Hosting's rewrites, called as Google's frontend calls them. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchesGlob } from 'node:path/posix';
import express from 'express';
import { waitLimit } from './limits.ts';

export type Service = { (request: unknown, response: unknown): unknown; __endpoint: Endpoint };
type Endpoint = {
  httpsTrigger?: object;
  eventTrigger?: { eventFilterPathPatterns?: object };
  secretEnvironmentVariables?: { key: string }[];
};
type Source = { source: string } | { regex: string };
type Rewrite = Source & { function?: { functionId: string; region: string }; destination?: string };

export const { rewrites } = (
  JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { rewrites: Rewrite[] };
  }
).hosting;
export const toFunctions = rewrites.flatMap(({ function: to, ...from }) =>
  to ? [{ ...to, from }] : [],
);
const fits = (path: string, from: Source) =>
  'regex' in from ? new RegExp(from.regex).test(path) : matchesGlob(path, from.source);

/** Hosting's document for every practice. */
export const emptyDocument = '<title>Platzwart</title>';

/** The caller as Google's frontend sees it: tests set it by a header of their own. */
const seenBy = (headers: IncomingHttpHeaders) => String(headers['x-test-caller'] ?? '192.0.2.1');

/** For Express's parsers: calls read the body as it came. */
export const keepRawBody = (request: IncomingMessage, _response: unknown, rawBody: Buffer) =>
  void Object.assign(request, { rawBody });

/** Out: where they answer, and how to stop. */
export async function hostFunctions(
  services: Record<string, Service>,
): Promise<{ origin: string; stop: () => void }> {
  const app = express();
  // As in the cloud: errors of its own show no stack.
  app.set('env', 'production');
  // As Google's runtime reads bodies (`@google-cloud/functions-framework`), in its order.
  const reading = { verify: keepRawBody, limit: '32mb' };
  app.use(
    express.json(reading),
    express.text(reading),
    express.urlencoded({ ...reading, extended: true }),
  );
  app.use(express.raw({ ...reading, type: () => true }));
  app.get(
    ['/practice.html', '/booking.html'],
    (_request, response) => void response.send(emptyDocument),
  );
  app.use((request, response) => {
    const list = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] =
      `${list === undefined ? '' : `${String(list)}, `}${seenBy(request.headers)}`;
    const leadsTo = toFunctions.find(({ from }) => fits(request.path, from));
    const service = services[leadsTo?.functionId ?? ''];
    if (service) void service(request, response);
    else response.status(404).send('no rewrite');
  });
  const server = app.listen(0, '127.0.0.1');
  // A busy machine closes an idle connection, after five seconds by default, while it is used again.
  server.keepAliveTimeout = waitLimit;
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
