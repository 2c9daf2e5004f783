/** Text without its looks, for search and addresses. No schemas here: every page's first script reads this file. */

/** Characters that are more than a base and an accent. */
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };
const bases: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/**
 * For comparison: lower case, umlauts and accents folded ('Müller' and 'Mueller' are the same, 'Muller' is another name). This alone decides
 * who may be one person and which tags are the same; a search forgives more (`searchWords`).
 */
export function folded(text: string): string {
  return plainCharacters(lower(text).replace(/[äöü]/g, (umlaut) => `${bases[umlaut]}e`));
}

/** What is searched by `searchWords`: as `folded`, but ä, ö and ü stay, since people type them in more than one way. */
export function searchable(text: string): string {
  return lower(text)
    .normalize('NFKD')
    .replace(/([aou])\u0308/g, (_match, base: string) => umlauts[base] ?? base)
    .replace(/[^äöü]+/g, plainCharacters);
}

/**
 * The words of a term, each as a pattern for searchable text. Whoever types 'ä', 'ae' or 'a' finds 'ä' and 'ae', and with 'ä' or 'a' also
 * 'a': names are typed on foreign keyboards, and written down without dots. 'ae' does not find 'a': 'Joel' is no 'Jolanda'.
 */
export function searchWords(term: string): RegExp[] {
  return searchable(term)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/([aouäöü])(e?)/g, eitherSpelling)));
}

function eitherSpelling(_match: string, character: string, e: string): string {
  const base = bases[character] ?? character;
  const umlaut = umlauts[base];
  return e ? `(?:${umlaut}|[${base}${umlaut}]ee?)` : `(?:${umlaut}|${base}e?)`;
}

function lower(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('de');
}

function plainCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (character) => spelledOut[character] ?? character);
}
