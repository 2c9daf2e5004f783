/**
 * Any page open in a developer's browser can send the world malformed requests, and a server that
 * throws would end all of it.
 */
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/**
 * What listens: product, functions, accounts, tasks, the emulators' hub, Firestore behind its gate,
 * e-mails, payments, statistics.
 */
const ports = [5002, 5001, 9099, 9499, 4400, 8081, 1080, 12_111, 12_112];
const product = 'http://localhost:5002';

const paths = [
  '//',
  '//x',
  '///',
  '//[',
  '//x:y@z:99999/',
  '/\\',
  '\\\\x',
  '/%',
  '/%ff',
  '/%zz/a',
  '/%00',
  '/..%2f..%2f..%2fetc/passwd',
  '/../../..',
  '/a/%2e%2e/%2e%2e/b',
  '/?%',
  '/#',
  '/a b',
  '*',
  'x',
  '',
  'http://',
  'http://[',
  'http://x:99999/',
  '/api/%',
  '/api//',
  '/media/%ff',
  '/api/stripe/webhook%',
  '/functions/projects/%/triggers/%',
  '/demo-platzwart/europe-west3/%ff',
  '/__/%',
  '/__/auth/%ff',
  '/google.firestore.v1.Firestore/Listen/channel?SID=%',
  '/google.firestore.v1.Firestore/Listen/channel?RID=x',
  `/${'a'.repeat(9_000)}`,
  `/${'../'.repeat(2_000)}`,
];
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'GURKE',
  'get',
  '',
];

const anyRequest = fc.record({
  port: fc.constantFrom(...ports),
  method: fc.constantFrom(...methods),
  path: fc.oneof(
    fc.constantFrom(...paths),
    fc
      .tuple(fc.constantFrom(...paths), fc.string({ unit: 'binary-ascii', maxLength: 20 }))
      .map((parts) => parts.join('/')),
  ),
});

it('after 1,000 malformed paths and methods everything still answers', async () => {
  const requests = fc.sample(anyRequest, { numRuns: 1_000, seed: 40 });
  for (let n = 0; n < requests.length; n += 20)
    await Promise.all(requests.slice(n, n + 20).map(send));
  for (const port of ports)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status, String(port)).toBeGreaterThan(0);
  expect((await fetch(`${product}/logopaedie-lindenhof`)).status).toBe(200);
});

/** Resolves once it was answered, or the connection was closed. */
function send({
  port,
  method,
  path,
}: {
  port: number;
  method: string;
  path: string;
}): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('connect', () =>
      socket.end(
        `${method} ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.on('close', () => resolve()).on('error', () => resolve());
    socket.resume();
  });
}
