/**
 * Search as people type: tolerant of umlauts, accents, apostrophes and hyphens. No schemas: public
 * pages load this file.
 */
import { lower, plainCharacters } from './folding.ts';

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/**
 * The text that `searchWords` searches: like `folded`, but ä, ö and ü stay, since people type them
 * in several ways. 'Đorđević' is 'Djordjević', too.
 */
export function searchable(text: string): string {
  return lower(text)
    .normalize('NFKD')
    .replace(/[aou]\u0308/g, (umlaut) => umlaut.normalize())
    .replace(/[^äöü]+/g, plainCharacters)
    .replace(/dj+/g, 'd');
}

/** Of a longer term only its beginning is searched for: patterns cost more than their length. */
const maxTerm = 200;

/**
 * The words of a term, each as a pattern for searchable text. Typing 'ä', 'ae' or 'a' finds 'ä' and
 * 'ae'; 'ä' and 'a' also find 'a': people type names on foreign keyboards and write them without
 * dots. 'ae' does not find 'a': 'Joel' must not match 'Jolanda'. Apostrophes and hyphens inside a
 * word may be there or not, or be a space; so may the space after a particle ('vanderberg'). What
 * stands behind a word is none of it: 'Huber, M.'.
 */
export function searchWords(term: string): RegExp[] {
  return searchable(term.slice(0, maxTerm))
    .split(/[,;]|[.:]*(?:\s|$)/)
    .filter(Boolean)
    .map((word) => new RegExp(patternOf(word)));
}

/** 'vanderberg' may be 'van der Berg'. */
const particles =
  /^(v[ao]n|vom|de(?=l[aeo]))?(de[mnrs]?|zu[mr]?|ter|ten|la|le|du|di|da|el|al|bin|ibn|ma?c|st)?(?=[^e]\p{L})/u;

function patternOf(word: string): string {
  const parted = word
    .replace(/(?<=\p{L})['-](?=\p{L})/gu, '\n')
    .replace(particles, (_match, ...[one, two]: string[]) =>
      [one, two, ''].filter((part) => part !== undefined).join('\n'),
    );
  const units = parted.match(/[aouäöü]e?|./gsu) ?? [];
  const isInWord = (unit = '') => /\p{L}/u.test(unit);
  return units
    .map((unit, i) => {
      if (unit === '\n') return "['\\- ]?";
      return spellingsOf(unit) + (isInWord(unit) && isInWord(units[i + 1]) ? "['-]?" : '');
    })
    .join('');
}

function spellingsOf(unit: string): string {
  const base = unit.normalize('NFD').charAt(0);
  const umlaut = umlauts[base];
  if (umlaut === undefined) return unit.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return unit.length > 1 ? `(?:${umlaut}|[${base}${umlaut}]ee?)` : `(?:${umlaut}|${base}e?)`;
}
