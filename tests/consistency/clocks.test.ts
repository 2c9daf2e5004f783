/** Timings belong in `npm run bench`: a test that reads the clock fails on a busy machine. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('no test measures how long something takes', () => {
  const tests = ['functions/domain', 'functions/src', 'web/src', 'tests', 'emulator-data'].flatMap(
    (part) => globSync(`${part}/**/*.{test,spec}.{ts,tsx}`, { cwd: root }),
  );
  expect(tests.length).toBeGreaterThan(300);
  expect(
    tests.filter((file) =>
      /\b(?:performance\.now|hrtime)\b[.(]/.test(readFileSync(root + file, 'utf8')),
    ),
  ).toEqual([]);
});
