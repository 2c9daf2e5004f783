/** Documents name files, folders and commands. Whoever follows a recipe must find them. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/*.md',
  'docs/decisions/*.md',
  'functions/domain/README.md',
  'functions/src/*/README.md',
];
const files = globSync(documents, { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

it('finds the documents', () => {
  expect(files.length).toBeGreaterThan(5);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

  it('names folders that exist', () => {
    const named = quoted.filter((path) =>
      /^(?:docs|emulator-data|functions|scripts|tests|web)(?:\/[\w-]+)*\/?$/.test(path),
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names files that exist, also where it leaves out their folder', () => {
    const named = quoted.filter((name) => /^[\w./-]+\.(?:tsx?|mjs|js|json|md|rules)$/.test(name));
    expect(
      named.filter((name) => !all.some((path) => path === name || path.endsWith(`/${name}`))),
    ).toEqual([]);
  });

  it('links to documents that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^https?:/.test(to));
    expect(links.filter((to) => !existsSync(join(root, dirname(file), to)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = quoted.flatMap((words) => /npm (?:run )?([\w:]+)/.exec(words)?.[1] ?? []);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
