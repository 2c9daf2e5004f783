/** A class that a component takes from its stylesheet must be there: neither the compiler nor a test in jsdom sees a missing one. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../web/src/', import.meta.url));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** Component -> [stylesheet, what follows the name it is imported under]. */
const uses = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
  const code = read(file);
  return [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
    file,
    sheet: join(dirname(file), path),
    classes: [...code.matchAll(new RegExp(`(?<![\\w./-])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
      ([, dot, key]) => dot ?? key ?? '',
    ),
    isIndexed: new RegExp(`(?<![\\w./-])${name}(?:\\[(?!')|\\s*[,)}])`).test(code),
  }));
});

const classesOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g),
    ].map(([, name = '']) => name),
  );

it('components use classes that their stylesheets have', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, sheet, classes }) => {
    const there = classesOf(sheet);
    return classes.filter((name) => !there.has(name)).map((name) => `${file}: .${name} is not in ${sheet}`);
  });
  expect(missing).toEqual([]);
});

it('stylesheets have classes that components use', () => {
  const unused = globSync('**/*.module.css', { cwd: source }).flatMap((sheet) => {
    const here = uses.filter((use) => use.sheet === sheet);
    if (here.some(({ isIndexed }) => isIndexed)) return [];
    const used = new Set(here.flatMap(({ classes }) => classes));
    return [...classesOf(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: nobody uses .${name}`);
  });
  expect(unused).toEqual([]);
});
