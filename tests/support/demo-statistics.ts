/**
 * The demo world's visitor statistics: a script that reports page views to this server, and a page
 * with the counts. No cookie, no third party, nothing stored beyond the run.
 *
 * `GET /script.js` is what the product loads after 'Akzeptieren', which then sends `POST /visit`;
 * `GET /visits` returns the counts as JSON.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type DemoStatistics = { readonly port: number; stop(): Promise<void> };

const script = `fetch(new URL('/visit', document.currentScript.src), { method: 'POST', body: location.pathname, mode: 'no-cors', keepalive: true });`;

/** Port 0 picks a free one. */
export async function startDemoStatistics({ port = 0 } = {}): Promise<DemoStatistics> {
  const visits: Record<string, number> = {};
  const server = createServer(async (request, response) => {
    const told = (type: string, body: string) =>
      response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body);
    if (request.url === '/script.js') return told('text/javascript', script);
    if (request.url === '/visits') return told('application/json', JSON.stringify(visits));
    if (request.url === '/visit' && request.method === 'POST') {
      const path = await text(request);
      if (/^\/[\w/-]*$/.test(path)) visits[path] = (visits[path] ?? 0) + 1;
      return response.writeHead(204).end();
    }
    const rows = Object.entries(visits).map(([path, count]) => `<li>${path}: ${count}</li>`);
    return told(
      'text/html',
      `<!doctype html><title>Demo-Statistik</title><h1>Besuche</h1><ul>${rows.join('')}</ul>`,
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
