import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../core/report.ts';
import { hostedDocuments } from './hosted-documents.ts';

/** As much of Hosting as matters here: successive releases, each identified by its tag. */
let release: string | undefined;
let answers: (number | undefined)[];
const server = createServer((request, response) => {
  const isKnown = request.headers['if-none-match'] === `"${release}"`;
  response.statusCode = release === undefined ? 500 : isKnown ? 304 : 200;
  answers.push(response.statusCode);
  response.setHeader('ETag', `"${release}"`).end(isKnown ? '' : `${request.url} of ${release}`);
});
const documents = () =>
  hostedDocuments(() => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

beforeEach(async () => {
  [release, answers] = ['one', []];
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('are those of the release that Hosting serves now, and sent again only when they have changed', async () => {
  const document = documents();
  for (const _ of [1, 2]) expect(await document('practice.html')).toBe('/practice.html of one');
  release = 'two';
  expect(await document('practice.html')).toBe('/practice.html of two');
  for (const file of ['booking.html', 'practice.html'])
    expect(await document(file)).toBe(`/${file} of two`);
  expect(answers).toEqual([200, 304, 200, 200, 304]);
});

it('are asked for once by all who wait', async () => {
  const document = documents();
  expect(
    new Set(await Promise.all(Array.from({ length: 20 }, () => document('practice.html')))),
  ).toEqual(new Set(['/practice.html of one']));
  expect(answers).toEqual([200]);
});

it('stay the last ones while Hosting does not answer; before the first there are none', async () => {
  const told = vi.spyOn(log, 'error').mockReturnValue();
  const [known, unknown] = [documents(), documents()];
  await known('practice.html');
  release = undefined;
  expect(await known('practice.html')).toBe('/practice.html of one');
  await expect(unknown('practice.html')).rejects.toThrow('500');
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});
