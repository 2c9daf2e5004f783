/** Text normalization for search and comparison. No schemas: every page's first script loads this file. */
import { asciiDigits, plainSigns } from './characters.ts';

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

/** A person's name for comparison: `folded`, without signs and spaces, which people set as they like ('O’Brien', 'OBrien', 'Anna-Maria'). */
export function foldedName(name: string): string {
  const whole = folded(name);
  return whole.replace(/[^\p{L}\p{N}]+/gu, '') || whole.trim();
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
 * type names on foreign keyboards and write them without dots. 'ae' does not find 'a': 'Joel' must not match 'Jolanda'. Apostrophes and
 * hyphens inside a word may be there or not, or be a space; so may the space after a particle ('vanderberg').
 */
export function searchWords(term: string): RegExp[] {
  return searchable(term.slice(0, maxTerm))
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => new RegExp(patternOf(word)));
}

/** 'vanderberg' may be 'van der Berg'. */
const particles = /^(v[ao]n|vom|de(?=l[aeo]))?(de[mnrs]?|zu[mr]?|ter|ten|la|le|du|di|da|el|al|bin|ibn|ma?c|st)?(?=(?!e)\p{L}{3})/u;

function patternOf(word: string): string {
  const parted = word.replace(/(?<=\p{L})['-](?=\p{L})/gu, '\n').replace(particles, (_match, one = '', two = '') => `${one}\n${two}\n`);
  const units = parted.match(/[aouäöü]e?|./gsu) ?? [];
  const isLetter = (unit = '') => /\p{L}/u.test(unit);
  return units
    .map((unit, i) => {
      if (unit === '\n') return "['\\- ]?";
      return spellingsOf(unit) + (isLetter(unit) && isLetter(units[i + 1]) ? "['-]?" : '');
    })
    .join('');
}

function spellingsOf(unit: string): string {
  const base = bases[unit.charAt(0)] ?? unit.charAt(0);
  const umlaut = umlauts[base];
  if (umlaut === undefined) return unit.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return unit.length > 1 ? `(?:${umlaut}|[${base}${umlaut}]ee?)` : `(?:${umlaut}|${base}e?)`;
}

/**
 * More marks on one character than Unicode's stream-safe format allows (UAX #15). No language needs them, and normalization sorts them:
 * 200,000 took 22 seconds, in one field of one call.
 */
export function withoutPiledMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}

function lower(text: string): string {
  // Composition would take an acute for a space and an accent, and makes slashes of fractions.
  return asciiDigits(plainSigns(plainSigns(withoutPiledMarks(text)).normalize('NFKC'))).toLocaleLowerCase('de');
}

function plainCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (character) => spelledOut[character] ?? character);
}
