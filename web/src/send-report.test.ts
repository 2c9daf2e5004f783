import { BrowserError } from '@platzwart/domain/browser-error';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What leaves the browser, as text. */
async function sent(problem: unknown, where = 'promise'): Promise<string[]> {
  // First: whoever loads modules here may fetch them.
  const { sendReport } = await import('./send-report.ts');
  const fetched = vi.fn<(path: string, init: { body: string }) => Promise<Response>>(() =>
    Promise.resolve(new Response('{}')),
  );
  vi.stubGlobal('fetch', fetched);
  await sendReport(problem, where);
  await sendReport(problem, where);
  return fetched.mock.calls.map(([path, { body }]) => `${path} ${body}`);
}

function errorWith(message: string, lines: readonly string[], name = 'TypeError'): Error {
  const problem = new Error(message);
  problem.name = name;
  problem.stack = [`${name}: ${message}`, ...lines].join('\n');
  return problem;
}

test('an error tells its kind and our places once, and nothing of a name, a link or an address of a page', async () => {
  const token = 'Geheim'.repeat(7);
  history.replaceState(null, '', `/praxis/anfrage/${token}`);
  const page = `${location.origin}/praxis/anfrage/${token}`;
  const message = `Erika Beispiel passt nicht: ${page}\n    at Erika (${location.origin}/assets/Erika.js:1:1)`;
  const told = await sent(
    errorWith(message, [
      `    at read (${location.origin}/assets/booking-0a1b2c3d.js:1:2345)`,
      `    at ${page}:3:4`,
      `    at https://fremd.example/assets/fremd-0a1b2c3d.js:1:2`,
      `start@${location.origin}/assets/start-aaaaaaaa.js:9:7`,
    ]),
    `requests: ${token}/email`,
  );
  expect(told).toEqual([expect.stringContaining('/api/reportError')]);
  expect(told[0]).toContain('/api/reportError ');
  const { data } = JSON.parse(told[0]?.replace(/^\S+ /, '') ?? '');
  expect(BrowserError.parse(data)).toEqual(data);
  expect(data).toMatchObject({
    name: 'TypeError',
    sites: ['booking-0a1b2c3d.js:1:2345', 'start-aaaaaaaa.js:9:7'],
  });
  expect(told[0]).not.toMatch(/Erika|Beispiel|Geheim|anfrage|fremd/);
});

test('names of errors that are none of ours are not told, nor what is no error', async () => {
  const [told] = await sent(errorWith('', [], 'Erika Beispiel'));
  expect(told).toContain('"name":"other"');
  vi.resetModules();
  const [text] = await sent('Erika Beispiel');
  expect(text).not.toContain('Erika');
});
