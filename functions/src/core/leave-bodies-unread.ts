/**
 * Google's runtime unpacks and parses a whole body before any code of ours: a megabyte may become a
 * gigabyte, or a nest that takes a second.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Published by Node before anybody else sees the request. */
const started = 'http.server.request.start';

/** No parser knows it: each answers 415 and reads nothing. */
const refused = 'refused';
/** Every parser leaves it as it is, in `rawBody`. */
const unread = 'application/octet-stream';

/** Where a request keeps its own type; one name in the process, however often this file is loaded. */
const given = Symbol.for('platzwart.given-type');
type Known = IncomingMessage & { [given]?: { type: string | undefined } };

/**
 * From now on this process unpacks and parses no body of a request: ours do that
 * (`parse-bounded.ts`). No page of ours packs what it sends, nor do the services that report to us.
 * Events of the platform itself are read by other functions, in processes of their own; so are the
 * tasks of its queues, which reach the functions of these names by HTTP, and only they.
 */
export function leaveBodiesUnread(queues: readonly string[] = []): void {
  const { FUNCTION_SIGNATURE_TYPE: kind, FUNCTION_TARGET: name = '' } = process.env;
  if (kind === 'cloudevent' || queues.includes(name)) return;
  subscribe(started, (message) => {
    const { request } = message as { request: Known };
    // In tests several modules share a process, and each may have asked for it.
    if (request[given]) return;
    const { headers } = request;
    if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
      headers['content-encoding'] = refused;
    request[given] = { type: headers['content-type'] };
    headers['content-type'] = unread;
  });
}

/** Once the runtime has passed the request on. */
export function restoreType(request: IncomingMessage): void {
  const known = (request as Known)[given];
  if (known) request.headers['content-type'] = known.type;
}
