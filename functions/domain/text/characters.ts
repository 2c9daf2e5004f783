/**
 * The only place that knows which characters cannot be seen, are blank, or look like another one. No schemas: every page's first script
 * loads this file. Database rules know no such properties: `tests/consistency/characters.test.ts` compares what they list.
 */

/** Blank, though no white space: Hangul fillers and the braille pattern without dots. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/g;

/**
 * Without a picture of their own: Unicode's Default_Ignorable_Code_Point (zero widths, soft hyphens, direction marks, tags), controls but
 * line breaks, marks of notes between lines, stand-ins for objects. They would let a name rewrite the line around it, and make two persons
 * of one.
 */
const invisible = '\\p{Default_Ignorable_Code_Point}\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\ufff9-\\ufffc\\u2800';

/** What words and emoji need: joiners, and the selector that makes a picture of a character. */
const joiners = '\\u200c\\u200d\\ufe0f';

/** Letters that a joiner changes: of every script but those whose letters stand alone. */
const letter =
  '(?![\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{sc=Armenian}\\p{sc=Georgian}\\p{sc=Hebrew}\\p{sc=Han}\\p{sc=Hangul}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Inherited}])[\\p{L}\\p{M}]';
/** What emoji are joined of. */
const picture = '\\p{Extended_Pictographic}';
const pictureEnd = `[${picture}\\p{Emoji_Modifier}\\ufe0f]`;

/** An invisible character, but for a joiner inside a word (Persian, Hindi) or between emoji, and the selector of an emoji or a keycap. */
const removed = new RegExp(
  [
    `(?<!${letter})\\u200c`,
    `\\u200c(?!${letter})`,
    `(?<!${letter}|${pictureEnd})\\u200d`,
    `\\u200d(?!${letter}|${picture})`,
    `(?<!${letter})\\u200d(?!${picture})`,
    `(?<!${pictureEnd})\\u200d(?!${letter})`,
    `(?<!${picture}|[0-9#*](?=\\ufe0f\\u20e3))\\ufe0f`,
    `(?![${joiners}])[${invisible}]`,
  ].join('|'),
  'gu',
);

/** The text without what cannot be seen; blanks that are no white space become spaces. Line breaks stay. */
export function withoutInvisible(text: string): string {
  const seen = text.replace(blanks, ' ').replace(removed, '');
  // A removed character may have stood between a joiner and what it does not join.
  return seen === text ? text : withoutInvisible(seen);
}

/** A character that a cleaned line may have: the rules, which see no neighbours, allow the same. */
const inLine = `(?:[${joiners}]|(?![${invisible}])[^\\p{Z}\\n])`;

/** A cleaned line, as far as database rules can check it (`isLine` there): words between single spaces, of which something can be seen. */
export const visibleLine = new RegExp(`^(?=.*[^\\p{Z}\\p{M}\\p{Cc}\\p{Cf}${invisible}])${inLine}+(?: ${inLine}+)*$`, 'u');

/** Characters that people and programs take for one another: apostrophes, quotation marks, dashes, slashes. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/[\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u2018-\u201b\u2032\u2035\u055a\u05f3\ua78b\ua78c\uff07]/g, "'"],
  [/[\u00ab\u00bb\u201c-\u201f\u2033\u2036\u2039\u203a\u05f4\uff02]/g, '"'],
  [/\p{Dash}|\u02d7/gu, '-'],
  [/[\u2044\u2215\u29f8\uff0f]/g, '/'],
];

/** Apostrophes, quotation marks, dashes, slashes and blanks of every kind in their plain form; nothing invisible. */
export function plainSigns(text: string): string {
  if (/^[ -_a-~]*$/.test(text)) return text;
  return plainForms.reduce((plain, [kind, form]) => plain.replace(kind, form), withoutInvisible(text)).replace(/[^\S\n]/g, ' ');
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
