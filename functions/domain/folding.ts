/** Text without its looks, for search and addresses. No schemas here: every page's first script reads this file. */

/** Letters that are more than a base and an accent. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

/** For search and comparison: lower case, umlauts and accents folded ('Müller' and 'Mueller' are the same). */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('de')
    .replace(/[äöüßæœøłđı]/g, (letter) => spelledOut.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
