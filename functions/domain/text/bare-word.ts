import { searchable } from './text-search.ts';

/** Without dots and their spellings: 'Logopade', 'Logopaede' and 'Logopäde' are one. */
export function bareWord(word: string): string {
  return searchable(word)
    .replace(/[äöü]/g, (umlaut) => ({ ä: 'a', ö: 'o', ü: 'u' })[umlaut] ?? umlaut)
    .replace(
      /([aou])e|ph/g,
      (match, base: string | undefined) => base ?? (match === 'ph' ? 'f' : match),
    )
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
