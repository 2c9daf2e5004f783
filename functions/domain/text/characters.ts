/**
 * The only place that knows which characters cannot be seen, are blank, or look like another one.
 * No schemas, no tables: every page's first script loads this file. Database rules know no such
 * properties: `tests/consistency/characters.test.ts` compares what they list.
 */

/** Blank, though no white space: Hangul fillers and the braille pattern without dots. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/g;

/**
 * Without a picture of their own: Unicode's Default_Ignorable_Code_Point (zero widths, soft
 * hyphens, direction marks, tags), controls but line breaks, marks of notes between lines,
 * stand-ins for objects. They would let a name rewrite the line around it, and make two persons of
 * one.
 */
export const invisible = '\\p{DI}\\0-\\t\\v-\\x1f\\x7f-\\x9f\\ufff9-\\ufffc';

/**
 * Scripts with joiners inside words: from Arabic to Myanmar, Khmer and Mongolian, from Saurashtra
 * to Meetei Mayek.
 */
const joined = '[\\u0600-\\u109f\\u1780-\\u18af\\ua800-\\uabff]';
const picture = '\\p{ExtPict}';

/**
 * But for joiners inside words and emoji, and for the selector that makes a picture of a character
 * or a keycap.
 */
const removed = new RegExp(
  `(?!(?<=${joined})[\\u200c\\u200d](?=${joined})|(?<=[${picture}\\p{EMod}]\\ufe0f?)\\u200d(?=${picture})|(?<=${picture}|[\\d#*](?=\\ufe0f\\u20e3))\\ufe0f)[${invisible}]`,
  'gu',
);

/**
 * The text without what cannot be seen; blanks that are no white space become spaces. Line breaks
 * stay.
 */
export function withoutInvisible(text: string): string {
  const seen = text.replace(blanks, ' ').replace(removed, '');
  // A removed character may have stood between a joiner and what it does not join.
  return seen === text ? text : withoutInvisible(seen);
}

/**
 * Characters that people and programs take for one another: apostrophes, quotation marks, dashes,
 * slashes.
 */
const plainForms = [
  [/[`´\u02b9-\u02cb\u2018-\u201b\u2032\u2035\u05f3\ua78b\ua78c\uff07]/g, "'"],
  [/[«»\u201c-\u201f\u2033\u2036\u2039\u203a\uff02]/g, '"'],
  [/\p{Dash}|\u02d7/gu, '-'],
  [/[\u2044\u2215\uff0f]/g, '/'],
] as const;

/**
 * Apostrophes, quotation marks, dashes, slashes and blanks of every kind in their plain form;
 * nothing invisible.
 */
export function plainSigns(text: string): string {
  if (/^[ -_a-~]*$/.test(text)) return text;
  return plainForms.reduce(
    (plain, [kind, form]) => plain.replace(kind, form),
    withoutInvisible(text.replace(/[^\S\n]/g, ' ')),
  );
}

/** Digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    // Each script has its ten in a run; styled ones are several runs of ten, one after the other.
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });
}

/**
 * More marks on one character than Unicode's stream-safe format allows (UAX #15). No language needs
 * them, and normalization sorts them: 200,000 took 22 seconds, in one field of one call.
 */
export function withoutPiledMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}
