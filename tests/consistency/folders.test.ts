/** Folders of `functions/src` import one way: each only what stands before it in this list. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const order = [
  'core',
  'emails/templates',
  'emails',
  'waiting-list',
  'team',
  'accounts',
  'requests',
  'billing',
  'practices',
  'practices/settings',
  'follow-up',
  'lifecycle',
  '.',
];

const source = fileURLToPath(new URL('../../functions/src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map(([, path = '']) => normalize(join(dirname(file), path)));
}

test('every folder has its place', () => {
  expect(new Set(files.map(dirname))).toEqual(new Set(order));
});

test('no folder imports one that stands after it', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => order.indexOf(dirname(imported)) > order.indexOf(dirname(file)))
      .map((imported) => `${file} -> ${imported}`),
  );
  expect(upwards).toEqual([]);
});

test('the table of e-mails is for documents and tests: nothing that is deployed imports it', () => {
  expect(files).toContain('emails/email-table.ts');
  expect(files.filter((file) => importsOf(file).includes('emails/email-table.ts'))).toEqual([]);
});
