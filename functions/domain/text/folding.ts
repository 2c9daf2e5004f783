/**
 * Text normalization for search and comparison. No schemas: every page's first script loads this
 * file.
 */
import { asciiDigits, plainSigns, withoutPiledMarks } from './characters.ts';

/** Characters that are more than a base and an accent. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const bases: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/**
 * For comparison: lower case, umlauts and accents folded ('Müller' equals 'Mueller', but not
 * 'Muller'). Only this decides who may be one person and which tags are equal; search tolerates
 * more (`text-search.ts`).
 */
export function folded(text: string): string {
  return plainCharacters(lower(text).replace(/[äöü]/g, (umlaut) => `${bases[umlaut]}e`));
}

/** Lower case, composed, of every look-alike the plain form. */
export function lower(text: string): string {
  // Composition would take an acute for a space and an accent, and makes slashes of fractions.
  return asciiDigits(
    plainSigns(plainSigns(withoutPiledMarks(text)).normalize('NFKC')),
  ).toLocaleLowerCase('de');
}

/**
 * Base characters without accents. Normalization would sort those that stand alone, however many,
 * so they go first.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (character) => spelledOut[character] ?? character);
}
