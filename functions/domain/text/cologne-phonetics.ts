/**
 * How a name sounds to German ears, after 'Kölner Phonetik' (Hans Joachim Postel, IBM-Nachrichten
 * 19, 1969, p. 925). The published package
 * `cologne-phonetic` 1.1.1 reads a final 'c' against it, so that Kovač is not Kovatsch.
 */
import { lower, plainCharacters } from './folding.ts';

/** Of fewer characters too many sound alike; no name's word has more. */
const minLength = 3;
const maxLength = 40;

/** Characters in their surroundings, and their digits. */
const rules: readonly (readonly [characters: string, digits: string])[] = [
  ['[aeijouy]', '0'],
  ['h', ''],
  ['b|p(?!h)', '1'],
  ['[dt](?![csz])', '2'],
  ['[fvwp]', '3'],
  ['[gkq]|^c(?=[ahkloqrux])|(?<!^|[sz])c(?=[ahkoqux])', '4'],
  ['(?<![ckq])x', '48'],
  ['l', '5'],
  ['[mn]', '6'],
  ['r', '7'],
  ['[cdstxz]', '8'],
];
const anyRule = new RegExp(rules.map(([characters]) => `(${characters})`).join('|'), 'g');

/** The code of a word; of other scripts nothing remains. */
export function colognePhonetics(word: string): string {
  return codeOf(spelledAlike(lower(word)).replace(/[^a-z]/g, ''));
}

/** Of the characters a to z. */
function codeOf(word: string): string {
  const digits = word.replace(
    anyRule,
    (_match, ...groups: (string | undefined)[]) =>
      rules[groups.findIndex((group) => group !== undefined)]?.[1] ?? '',
  );
  return digits.replace(/(.)\1+/g, '$1').replace(/(?!^)0/g, '');
}

/**
 * Every word of a name by its sound: the code, which knows no vowels, and the vowels roughly, or
 * 'Mayer' would be 'Maria' and 'Nora'. Words of fewer than three characters, and with digits or
 * characters of other scripts, have none.
 */
export function soundsOf(name: string): string[] {
  const words = lower(name).split(/[^\p{L}\p{N}\p{M}]+/u);
  return words
    .filter((word) => word.length >= minLength)
    .flatMap((word) => soundsOfWord(word.slice(0, maxLength)));
}

function soundsOfWord(word: string): string[] {
  const spelled = spelledAlike(word);
  if (!/^[a-z]+$/.test(spelled)) return [];
  // German reads it as k ('Marc'), Slavic languages as z ('Kovac').
  const readings = spelled.endsWith('c') ? [spelled, `${spelled.slice(0, -1)}k`] : [spelled];
  return readings.map((reading) => codeOf(reading) + vowelsOf(reading));
}

/** Without accents; code and vowels are read from it. */
function spelledAlike(word: string): string {
  const spelled = word
    .replace(/[čćç]/g, 'ts')
    .replace(/ä|ae/g, 'e')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u');
  return /^[a-z]*$/.test(spelled) ? spelled : plainCharacters(spelled);
}

/** Diphthongs as capitals; a J before them, as it is heard. */
function vowelsOf(word: string): string {
  return word
    .replace(/^[jy](?=[aeiou])/, 'J')
    .replace(/(?!^)h/g, '')
    .replace(/(?<=[^aeiouyJ])j(?=[aeiou])/g, '')
    .replace(/[jy]/g, 'i')
    .replace(/[ae]i[ei]*/g, 'A')
    .replace(/au/g, 'U')
    .replace(/(?:eu|oi)e*/g, 'O')
    .replace(/ie/g, 'i')
    .replace(/ou|u/g, 'o')
    .replace(/([aeio])\1+/g, '$1')
    .replace(/(?<=[aeioAUO].*)[ae](?=[^aeioAUO]+$)/, 'e')
    .replace(/[^aeioAUOJ]/g, '');
}
