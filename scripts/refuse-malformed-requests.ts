/**
 * Loaded into firebase-tools (`node --import`) and by the world: an address that a server cannot
 * parse, such as `//`, is an uncaught error in firebase-tools' Hosting and ends all emulators with
 * their data, and any web page can send one. Such requests become ones for a file that does not
 * exist.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

subscribe('http.server.request.start', (event) => {
  const { request } = event as { request: IncomingMessage };
  if (isWellFormed(request.url ?? '')) return;
  request.method = 'GET';
  request.url = '/assets/malformed';
});

/** A path from the root, which decodes to printable characters; whatever query. */
function isWellFormed(url: string): boolean {
  const [path = ''] = url.split('?');
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
