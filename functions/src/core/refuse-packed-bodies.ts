/** Google's runtime unpacks and parses a whole body before any code of ours: a megabyte may become a gigabyte, and an instance's memory. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Published by Node before anybody else sees the request. */
const started = 'http.server.request.start';

/** No parser knows it: each answers 415 and reads nothing. */
const refused = 'refused';

/**
 * From now on this process unpacks no body of a request. No page of ours packs what it sends, nor do the services that report to us. Events
 * of the platform itself are read by other functions, in processes of their own.
 */
export function refusePackedBodies(): void {
  if (process.env.FUNCTION_SIGNATURE_TYPE === 'cloudevent') return;
  subscribe(started, (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') headers['content-encoding'] = refused;
  });
}
