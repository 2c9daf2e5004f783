/** What documents and e-mails tell an operator to run exists. */
import { execFileSync } from 'node:child_process';
import { commands } from '@platzwart/functions/operator/commands';
import { expect, test } from 'vitest';
import { root } from '../../scripts/toolchain.ts';

const lines = execFileSync(
  'git',
  ['grep', '-hoE', 'npm run operator -- [a-z][^`]*', '--', 'docs', 'functions', 'scripts'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n');

test('names commands that there are, with options that they take', () => {
  const unknown = lines.filter((line) => {
    const [, name] = /operator -- ([a-z-]+)/.exec(line) ?? [];
    const chosen = commands.find((each) => each.name === name);
    const options = [...line.matchAll(/ --([a-z]+)/g)].map(([, option = '']) => option);
    return !chosen || options.some((option) => ![...chosen.options, 'do'].includes(option));
  });
  expect(unknown).toEqual([]);
  expect(lines.length).toBeGreaterThan(10);
});
