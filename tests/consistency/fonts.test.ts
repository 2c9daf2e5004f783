/**
 * The typeface is there at the first visit, and for every name: `web/src/ui/fonts.css` divides
 * Inter into files.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startCharacters, startFont, startFontPath } from '../../web/start-font.ts';

const css = readFileSync(
  fileURLToPath(new URL('../../web/src/ui/fonts.css', import.meta.url)),
  'utf8',
);
const faces = [...css.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:\s*([^;]+);/g)].map(
  ([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }),
);
const filesFor = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return faces
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
    .map(({ file }) => file);
};

it('the first file is what its script makes of Inter', async () => {
  expect(readFileSync(startFontPath).equals(await startFont())).toBe(true);
  expect(faces[0]?.file).toBe('./inter-start.woff2');
  expect(faces[0]?.ranges).toEqual(startCharacters);
});

it('German needs the first file alone', () => {
  const text =
    'Zwölf Boxkämpfer jagen „Viktor“ quer über den großen Sylter Deich – 14 €, Ärztin, Übung, Öl, André, Señor …';
  for (const character of text)
    expect([character, filesFor(character)]).toEqual([character, ['./inter-start.woff2']]);
});

it.each([
  'Šarić',
  'Yıldız',
  'Ayşe',
  'İbrahim',
  'Çağlar',
  'Łukasz',
  'Žižek',
  'Đurđević',
  'Ștefănescu',
  'Nguyễn',
  'Bjørn Æsir',
  'Đặng',
])('each character of %s is in one file', (name) => {
  for (const character of name.normalize('NFC'))
    expect([character, filesFor(character).length]).toEqual([character, 1]);
});
