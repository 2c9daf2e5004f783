/**
 * No test fails because a machine is busy: all limits are those of `tests/support/limits.ts`, and
 * nothing is tried twice.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Measurements, pictures and recordings are no tests. */
const others =
  /^tests\/(load|videos|pictures|recordings)|^tests\/(demo-camera|pictures|videos)\.ts$/;
const files = [
  'vitest.config.ts',
  ...globSync(
    ['tests/**/*.ts', '{web/src,functions/domain,functions/src,emulator-data}/**/*.test.{ts,tsx}'],
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  ),
].filter((file) => !others.test(file) && !file.endsWith('limits.test.ts'));

const forbidden: Readonly<Record<string, RegExp>> = {
  'a second try': /\bretr(y|ies): *(\d|process)/,
  'a wait for nothing but time': /waitForTimeout|\bsleep\(/,
  'a limit of its own':
    /\b(timeout|\w+Timeout): *\d|\bsetTimeout\(\d|AbortSignal\.timeout\(\d|\.slow\(\)|^\s*\}, [\d_]+_000\);|\b(it|test|before\w+|after\w+)\([^;\n]*, [\d_]+_000\);|^ +(longOr\()?\d[\d_]*_000\b[^;]*\n *\);/m,
  'Vitest’s limit of a second': /vi\.wait(For|Until)\((?![^;]*waitLimit)/,
};

test('tests and their tools are found', () => expect(files.length).toBeGreaterThan(500));

test.each(Object.entries(forbidden))('no test has %s', (_what, pattern) => {
  const found = files.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
