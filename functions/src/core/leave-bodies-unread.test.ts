import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { leaveBodiesUnread, restoreType } from './leave-bodies-unread.ts';

it('no parser of the runtime knows what it is given; ours learn what it is', async () => {
  // Another file may have loaded it before in this process.
  vi.resetModules();
  (await import('./leave-bodies-unread.ts')).leaveBodiesUnread();
  leaveBodiesUnread();
  leaveBodiesUnread();
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    const { 'content-type': type, 'content-encoding': packing } = request.headers;
    restoreType(request);
    seen.push([type, packing, request.headers['content-type']]);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const post = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      method: 'POST',
      headers,
      body: Buffer.from('{}'),
    });
  await post({ 'content-type': 'application/json' });
  await post({ 'content-type': 'application/cloudevents+json', 'content-encoding': 'gzip' });
  await post({});
  server.close();
  const unread = 'application/octet-stream';
  expect(seen).toEqual([
    [unread, undefined, 'application/json'],
    [unread, 'refused', 'application/cloudevents+json'],
    [unread, undefined, undefined],
  ]);
});
