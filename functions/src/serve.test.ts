import { expect, it, vi } from 'vitest';
import type { EndpointAnswer } from './core/endpoint-answer.ts';
import { log } from './core/report.ts';
import { serve } from './serve.ts';

/** The status and caching that somebody gets whose request is answered so. */
async function sent(
  answer: () => Promise<EndpointAnswer>,
  rawBody?: Buffer,
): Promise<[number, unknown]> {
  const sending = { status: 0, headers: {} as Record<string, string> };
  const set = (name: string | Record<string, string>, value = '') => {
    Object.assign(sending.headers, typeof name === 'string' ? { [name]: value } : name);
    return response;
  };
  const status = (code: number) => {
    sending.status = code;
    return response;
  };
  const response = { removeHeader: () => {}, set, status, send: () => {} };
  const tools = () => ({ now: () => new Date(0), limits: { callsTimes: 1 } });
  const service = serve([], { '/x': { limit: { max: 9, minutes: 1 }, answer } }, tools as never);
  await service({ path: '/x', headers: {}, socket: {}, rawBody } as never, response as never);
  return [sending.status, sending.headers['Cache-Control']];
}

const forAYear = { 'Cache-Control': 'public, max-age=31536000' };

it('only a success is cached, and only if it says so', async () => {
  expect(await sent(async () => ({ status: 200, headers: forAYear }))).toEqual([
    200,
    forAYear['Cache-Control'],
  ]);
  expect(await sent(async () => ({ status: 200, body: 'once' }))).toEqual([200, 'no-store']);
  for (const status of [400, 404, 405, 429, 500, 503])
    expect(await sent(async () => ({ status, headers: forAYear }))).toEqual([status, 'no-store']);
});

it('an endpoint that fails unforeseen is reported, and answers so to nobody else', async () => {
  const told = vi.spyOn(log, 'error').mockReturnValue();
  const failing = async () => {
    throw new Error('No database.');
  };
  expect(await sent(failing)).toEqual([500, 'no-store']);
  expect(told).toHaveBeenCalledTimes(1);
});

it('an endpoint gets no body that is larger than it may be', async () => {
  const answer = vi.fn(async () => ({ status: 200 }));
  expect(await sent(answer, Buffer.alloc(1_000_001))).toEqual([413, 'no-store']);
  expect(answer).not.toHaveBeenCalled();
  expect(await sent(answer, Buffer.alloc(1_000_000))).toEqual([200, 'no-store']);
});
