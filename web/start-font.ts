/**
 * Makes the part of Inter that every page starts with, small enough to be preloaded: the characters
 * of German and its neighbours, in the weights that the tokens name. `npm run start-font
 * --workspace @platzwart/web` writes it; `tests/consistency/fonts.test.ts` compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** Inclusive, as in `unicode-range` of `src/ui/fonts.css`. */
export const startCharacters: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xab, 0xab],
  [0xad, 0xad],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xc4, 0xc4],
  [0xd6, 0xd7],
  [0xdc, 0xdc],
  [0xdf, 0xe1],
  [0xe4, 0xe4],
  [0xe7, 0xe9],
  [0xf1, 0xf1],
  [0xf6, 0xf6],
  [0xfc, 0xfc],
  [0x2011, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

export const startFontPath = fileURLToPath(new URL('src/ui/inter-start.woff2', import.meta.url));

export function startFont(): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  );
  const characters = startCharacters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
  return subset(readFileSync(whole), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
}

if (import.meta.main) writeFileSync(startFontPath, await startFont());
