/** Words folded ('früh' is 'frueh'), and lists of them. */

/** 'Früh' -> 'frueh'. Length may change: offsets belong to the text as typed. */
export function foldWord(word: string): string {
  return word.toLowerCase().replace(/[äöüß]/g, (char) => foldings[char] ?? char);
}

const foldings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

export const words = (list: string) => list.split(' ');
