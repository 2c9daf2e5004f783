import { readFileSync } from 'node:fs';
import { asciiDigits, plainSigns, withoutInvisible } from '@platzwart/domain/text/characters';
import { visibleLine } from '@platzwart/domain/text/visible-line';
import { describe, expect, test } from 'vitest';

const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff,
);
const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** As RE2 writes a class. */
function ranges(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => `\\\\x{${code.toString(16)}}`;
  return runs
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .join('');
}

describe('the rules of the database', () => {
  // Whether a joiner stays depends on its neighbours, which the rules do not see.
  const removed = all.filter((code) => {
    const character = String.fromCodePoint(code);
    return (
      ![0x0a, 0x200c, 0x200d, 0xfe0f].includes(code) && withoutInvisible(character) !== character
    );
  });
  /** Not `toContain`: its message would be all of the rules. */
  const has = (line: string) => rules.includes(line);
  const listed = ranges(removed);

  test('refuse in notes what cleaning removes', () =>
    expect(has(`adminNote.matches('^[^${listed}]*$')`)).toBe(true));

  test('refuse in lines what cleaning removes, and blanks other than single spaces', () => {
    const character = `[^\\\\p{Z}\\\\n${listed}]`;
    expect(has(`text.matches('^${character}+( ${character}+)*$')`)).toBe(true);
    expect(has(`text.matches('^.*[^\\\\p{Z}\\\\p{M}\\\\p{Cc}\\\\p{Cf}${listed}].*$')`)).toBe(true);
  });
});

test('a line of one character is one that can be seen', () => {
  const seen = all
    .map((code) => String.fromCodePoint(code))
    .filter((character) => visibleLine.test(character));
  expect(seen.length).toBeGreaterThan(100_000);
  expect(seen.filter((character) => withoutInvisible(character) !== character)).toEqual([]);
});

test('ten digits of every script are 0 to 9', () => {
  const digits = all
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.map(asciiDigits).join('')).toBe('0123456789'.repeat(digits.length / 10));
});

test('plain text stays as it is, and every dash becomes the plain one', () => {
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32)).replace(
    '`',
    '',
  );
  expect(plainSigns(ascii)).toBe(ascii);
  for (const dash of [
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2212',
    '\ufe63',
    '\uff0d',
    '\u00ad-',
  ])
    expect(plainSigns(dash)).toBe('-');
});
