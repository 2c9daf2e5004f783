/** The domain's README is the starting point: it lists each folder, and each file beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const domain = new URL('../../functions/domain/', import.meta.url);
const [, section = ''] = readFileSync(new URL('README.md', domain), 'utf8').split('## Folders');
const entries = readdirSync(domain, { withFileTypes: true });

it('each folder of the domain has one row in its README', () => {
  const rows = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = '']) => name);
  const folders = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
  expect(rows).toHaveLength(folders.length);
  expect(new Set(rows)).toEqual(new Set(folders));
});

it('each file beside the folders is named', () => {
  const [, text = ''] = section.split('At the root:');
  const named = [...text.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
  const files = entries.flatMap(({ name }) => /^([a-z-]+)\.ts$/.exec(name)?.[1] ?? []);
  expect(new Set(named)).toEqual(new Set(files));
});
