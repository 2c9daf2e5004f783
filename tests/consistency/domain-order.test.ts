/**
 * The folders of the domain import each other's values one way, so that one can be read before
 * another. Types may go both ways.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/toolchain.ts';

const domain = join(root, 'functions/domain');
const statement = /^(?:import|export) (?!type )([^;]*?)from '(\.[^']+)'/gms;

/** A file outside every folder stands for itself. */
const folderOf = (file: string) => file.split('/')[0] ?? file;

const hasValues = (names: string) =>
  !names.includes('{') ||
  names
    .replace(/[{}]/g, '')
    .split(',')
    .some((name) => name.trim() !== '' && !name.trim().startsWith('type '));

function folders(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = globSync('**/*.ts', { cwd: domain, exclude: ['node_modules', '**/*.test*.ts'] });
  for (const file of files) {
    const text = readFileSync(join(domain, file), 'utf8');
    const imported = [...text.matchAll(statement)]
      .filter(([, names = '']) => hasValues(names))
      .map(([, , path = '']) => folderOf(normalize(join(file, '..', path))));
    const known = found.get(folderOf(file)) ?? new Set();
    found.set(folderOf(file), new Set([...known, ...imported]));
  }
  for (const [folder, imported] of found) imported.delete(folder);
  return found;
}

test('the folders of the domain have an order in which each imports only earlier ones', () => {
  const left = folders();
  expect(left.size).toBeGreaterThan(20);
  expect(left.get('calls')).toContain('request');
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [folder, imported] of left)
      if (![...imported].some((other) => left.has(other))) left.delete(folder);
  }
  expect([...left].map(([folder, imported]) => `${folder} -> ${[...imported].join(', ')}`)).toEqual(
    [],
  );
});
