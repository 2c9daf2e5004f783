/** The domain's README is the starting point: it lists each of its files, once, and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../functions/domain/', import.meta.url);

it('each file of the domain stands in one row of its README', () => {
  const [, table = ''] = readFileSync(new URL('README.md', folder), 'utf8').split('## Where things stand');
  const named = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name));
  const files = readdirSync(folder).flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
  expect(named.toSorted()).toEqual(files.toSorted());
});
