/**
 * Text as it looks at a glance, for comparing names (after UTS #39). Only functions load it: the
 * table is long.
 */

import { withoutPiledMarks } from './characters.ts';
import { confusables } from './confusables.ts';

const looksLike: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** Small capitals: phonetic characters, for which Unicode has no Latin look-alike. */
const smallCapitals: ReadonlyMap<string, string> = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((character, i) => [
    character,
    'abcdefghijklmnoprstuvwyz'.charAt(i),
  ]),
);

/** Invisible characters, some of which are of category L, and the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** How ä, ö, ü and ß are written without a German keyboard, and how they look to a tired eye. */
const spellings = [
  { ä: 'ae', ö: 'oe', ü: 'ue' },
  { ä: 'a', ö: 'o', ü: 'u' },
] as const;
const spelledOut: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ẞ: 'ss' };

/** The ways to write an umlaut: 'ae' or 'a'. */
export const spellingCount = spellings.length;

/**
 * 'Lоɡopädie L1ndenhof' -> 'iogopaedie iindenhof': lower case, without invisible characters and
 * accents; whatever looks like a Latin character is that character, i, l and 1 are one, and so are
 * o and 0. Two texts of one skeleton look alike. Punctuation stays. `spelling` is the index of a
 * way to write umlauts.
 */
export function skeleton(text: string, spelling = 0): string {
  const decomposed = withoutPiledMarks(text.replace(invisible, ''))
    .normalize('NFKC')
    .replace(invisible, '')
    .normalize('NFD');
  const latin = [...decomposed].map(latinOf).join('').normalize('NFC').toLowerCase();
  return latin
    .replace(/[äöü]/g, (umlaut) => spellings[spelling]?.[umlaut as 'ä'] ?? umlaut)
    .replace(/[ßæœ]/g, (character) => spelledOut[character] ?? character)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[l1|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/**
 * Small characters of other scripts often look like nothing Latin while their capitals do: 'т' and
 * 'Т'.
 */
function latinOf(character: string): string {
  if (character < '\u0080' || character in spelledOut) return character;
  return (
    looksLike.get(character) ??
    looksLike.get(character.toUpperCase()) ??
    smallCapitals.get(character) ??
    character
  );
}
