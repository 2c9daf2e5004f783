/** Text normalization for search and comparison. No schemas: every page's first script loads this file. */

/** Characters that are more than a base and an accent. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };
const bases: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/**
 * For comparison: lower case, umlauts and accents folded ('Müller' equals 'Mueller', but not 'Muller'). Only this decides who may be one
 * person and which tags are equal; search tolerates more (`searchWords`).
 */
export function folded(text: string): string {
  return plainCharacters(lower(text).replace(/[äöü]/g, (umlaut) => `${bases[umlaut]}e`));
}

/** The text that `searchWords` searches: like `folded`, but ä, ö and ü stay, since people type them in several ways. */
export function searchable(text: string): string {
  return lower(text)
    .normalize('NFKD')
    .replace(/([aou])\u0308/g, (_match, base: string) => umlauts[base] ?? base)
    .replace(/[^äöü]+/g, plainCharacters);
}

/** Of a longer term only its beginning is searched for: patterns cost more than their length. */
const maxTerm = 200;

/**
 * The words of a term, each as a pattern for searchable text. Typing 'ä', 'ae' or 'a' finds 'ä' and 'ae'; 'ä' and 'a' also find 'a': people
 * type names on foreign keyboards and write them without dots. 'ae' does not find 'a': 'Joel' must not match 'Jolanda'.
 */
export function searchWords(term: string): RegExp[] {
  return searchable(term.slice(0, maxTerm))
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/([aouäöü])(e?)/g, eitherSpelling)));
}

function eitherSpelling(_match: string, character: string, e: string): string {
  const base = bases[character] ?? character;
  const umlaut = umlauts[base];
  return e ? `(?:${umlaut}|[${base}${umlaut}]ee?)` : `(?:${umlaut}|${base}e?)`;
}

/**
 * More marks on one character than Unicode's stream-safe format allows (UAX #15). No language needs them, and normalization sorts them:
 * 200,000 took 22 seconds, in one field of one call.
 */
export function withoutPiledMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}

function lower(text: string): string {
  return withoutPiledMarks(text).normalize('NFKC').toLocaleLowerCase('de');
}

function plainCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (character) => spelledOut[character] ?? character);
}
