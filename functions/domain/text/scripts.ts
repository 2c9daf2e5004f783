/**
 * Which words nobody can read as they are written: characters of several scripts that look like one
 * another. No schemas, no table: forms load it.
 */
import { withoutPiledMarks } from './characters.ts';

/**
 * Latin as languages write it: without phonetic characters, clicks and other technical ones, which
 * look like ordinary characters.
 */
const latin = 'A-Za-zªºÀ-ÖØ-öø-ƿǄ-ɏḀ-ỿ';

/** Scripts in everyday use (UAX #31, table 5); Japanese and Korean are written with several. */
const scripts = [
  ...'Greek Cyrillic Armenian Hebrew Arabic Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  ),
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
].map((names) => names.replace(/\w+/g, '\\p{scx=$&}').replaceAll(' ', ''));

/** One class for each, so that it reads a word once; marks and digits fit any. */
const readable = new RegExp(
  `^(?:${[latin, ...scripts].map((script) => `[${script}\\p{M}\\p{N}]*`).join('|')})$`,
  'u',
);

/** Characters that show nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The first word whose characters belong to several scripts, or to none in everyday use:
 * 'Loɡopädie', 'Grаz' with a Cyrillic а. Undefined if there is none. Whole words of any script, and
 * digits in them, are fine.
 */
export function mixedWord(text: string): string | undefined {
  return withoutPiledMarks(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .find((word) => !readable.test(word.normalize('NFKC')));
}

/** Whether it has characters that show nothing; emoji keep their joiners, and so does Persian. */
export function holdsInvisible(text: string): boolean {
  return invisible.test(
    text.replace(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200d\ufe0f]+|\p{scx=Arabic}\u200c(?=\p{scx=Arabic})/gu,
      '',
    ),
  );
}
