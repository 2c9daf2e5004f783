/** The privacy policy lists everything the web app stores in a browser, and nothing else. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stringsIn } from '../support/strings-in-source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const policy = readFileSync(`${root}functions/domain/legal/privacy-policy.md`, 'utf8');
const told = [...policy.matchAll(/^(?:\{[^}]*\} )?- \*\*([^*]+)\*\*/gm)].flatMap(([, names = '']) =>
  names.split(/, ?/),
);

/**
 * Files that write a key, each with its keys; '…' replaces variable parts. The device's setting has
 * none of its own: who sets one names it.
 */
const writing = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (file) =>
      !/\.test\.|\/test-|ui\/device-setting/.test(file) &&
      /Storage\.setItem\(|setDeviceSetting\(|document\.cookie = /.test(
        readFileSync(root + file, 'utf8'),
      ),
  )
  // The consent's cookie is built in a neighbouring file.
  .map((file) => file.replace('consent-store.ts', 'consent.ts'))
  .map(
    (file) =>
      [
        file,
        stringsIn(root + file).flatMap(
          (text) => /^(?!react-)[a-z]+[-_][a-z\d…_-]+(?==|$)/.exec(text)?.[0] ?? [],
        ),
      ] as const,
  );

const pattern = (key: string) => new RegExp(`^${key.replaceAll('…', '(?:…|[a-z\\d]+)')}$`);

it('the privacy policy names each key', () => {
  expect(writing.length).toBeGreaterThan(6);
  expect(writing.filter(([, keys]) => keys.length === 0)).toEqual([]);
  const keys = writing.flatMap(([, named]) => named);
  expect(keys.filter((key) => !told.some((name) => pattern(key).test(name)))).toEqual([]);
});

it('the privacy policy names no key of ours that nothing writes', () => {
  const keys = writing.flatMap(([, named]) => named);
  const ours = told.filter((name) => /^(?:platzwart|banner|consent)[-_]/.test(name));
  expect(ours.length).toBeGreaterThan(7);
  expect(ours.filter((name) => !keys.some((key) => pattern(key).test(name)))).toEqual([]);
});
