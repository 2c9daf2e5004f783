/** Words that the dictionaries of `scripts/rename` gave up must not return: not in a text, not in a file name. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dictionaries, isIn, isText, readDictionary, root } from '../../scripts/rename/dictionary.ts';

// Uncommitted files count too; deleted ones do not.
const git = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
const deleted = new Set(git('--deleted'));
const files = git('--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file) && !isIn(file, 'scripts/rename'));
const lines = files.flatMap((file) => [
  { file, line: file },
  ...(isText(file) ? readFileSync(root + file, 'utf8').split('\n') : []).map((line) => ({ file, line })),
]);

describe.each(dictionaries().map((file) => [file, readDictionary(root + file)] as const))('%s', (_file, { gone = [], allowed = {} }) => {
  it.each(gone)('leaves nothing of %s', (word) => {
    const found = lines.filter(({ file, line }) => !(file in allowed) && new RegExp(word).test(line));
    expect(found.map(({ file, line }) => `${file}: ${line.trim()}`)).toEqual([]);
  });

  it('allows only what is there', () => {
    const isNeeded = (place: string) => lines.some(({ file, line }) => file === place && gone.some((word) => new RegExp(word).test(line)));
    expect(Object.keys(allowed).filter((place) => !isNeeded(place))).toEqual([]);
  });
});
