/**
 * Telephone numbers as people write them: one reading for entry, links, search, comparison, and the proof behind a patient's link. No
 * schemas: public pages load this first. (`libphonenumber-js` knows the numbering plans of all countries, but not what stands around a
 * number in a list, and weighs more than a page may.)
 */
import { asciiDigits, plainSigns } from '../text/characters.ts';

/** Shorter numbers identify nobody. */
export const minDigits = 7;

/** Fewer digits cannot be dialled, more are never one number (E.164); without a country code, one less. */
const callable = { min: 5, max: 15 };

/** More digits than a number has in Austria, Germany or Switzerland, with its leading zero: two numbers. */
const longest = 13;

type PhoneNumber = {
  /** As typed, without what stands around it. */
  readonly written: string;
  /** What one dials: digits, after a plus if it has a country code. */
  readonly dialled: string;
  /** The digits by which numbers compare: without country code (Austria, Germany, Switzerland) and leading zero. */
  readonly national: string;
};

type Reading = {
  /** In their order, each once. */
  readonly numbers: readonly PhoneNumber[];
  /** What else the text says: '(ab 17 Uhr)', 'Mutter'; '' if nothing. */
  readonly words: string;
};

/** Digits with what people set between them. */
const run = /(?:\(?\+ ?)?\(?\d(?:[\d()./ -]*\d)?\)?/g;
/** 'DW 12': in Austria and Germany dialled behind the number. */
const extension = /^[\s,;./-]*\(?(?:dw|durchwahl|kl|klappe|app|apparat|nst|nebenstelle|ext|x)\b[.:\s-]*(\d{1,5})\)?/i;
/** A gap before what may be the next number. */
const gap = /(?<=\d\)?)(\s*[/.-]\s*|\s+)(?=\(?[+0])/g;
const dateOrTime = /^\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2}|\s?\d{4})?$|^\d{1,2}[.-]\d{1,2}$/;
/** Words before a number that say only that it is one. */
const labels = /\b(?:tel(?:efon)?(?:nummer|nr)?|fon|phone|handy|mobil|nr)\b[.:\s]*/gi;

/** European country codes after which the zero of the area code is not dialled; Italy's belongs to the number. */
const trunkZero = /^(\+(?:20|27|3[0-3]|35[1358]|36|37[1-6]|38\d|4[013469]|42[013]|90))0+(?=[1-9])/;
const ownCountry = /^\+(?:43|49|41)/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The numbers in a text, and the words around them. */
export function readPhones(text: string): Reading {
  const plain = asciiDigits(plainSigns(text))
    .replace(/^'(?=[\d+])/, '')
    .replace(/\(\s*0\s*\)/g, ' ');
  const numbers: PhoneNumber[] = [];
  let words = '';
  let read = 0;
  for (const found of plain.matchAll(run)) {
    let at = found.index;
    const parts = dateOrTime.test(found[0]) ? [] : partsOf(found[0]);
    for (const [i, part] of parts.entries()) {
      at = plain.indexOf(part, at);
      const end = at + part.length;
      const added = i === parts.length - 1 ? extension.exec(plain.slice(end)) : null;
      const number = numberOf(part.trim(), added?.[1] ?? '');
      if (number) {
        if (!numbers.some(({ national }) => national === number.national)) numbers.push(number);
        words += `${plain.slice(read, at)} `;
        read = end + (added?.[0].length ?? 0);
      }
      at = end;
    }
  }
  const rest = `${words}${plain.slice(read)}`.replace(labels, ' ').replace(/\s+/g, ' ');
  return { numbers, words: numbers.length === 0 ? text.trim() : rest.replace(/^[\s,;:/|+&.-]+|[\s,;:/|+&-]+$/g, '') };
}

/** A run of digits, parted where one number ends and the next begins: '0316 222333 / 0660 4445556'. */
function partsOf(digits: string): string[] {
  for (const { index, 1: space = '' } of digits.matchAll(gap)) {
    const [one, next] = [digits.slice(0, index), digits.slice(index + space.length)];
    const [left, right] = [digitsOf(one).length, digitsOf(next).length];
    const isApart = /\s[/-]|[/-]\s/.test(space) || /^\(?\+/.test(next) || left + right > longest;
    if (left >= 6 && right >= minDigits && isApart) return [one, ...partsOf(next)];
  }
  // '0316 223344 / 45': the second end of the same number, which nobody can dial alone.
  const [, one, other] = /^(.*\d)\s*\/\s+(\d[^/]*)$/.exec(digits) ?? [];
  return one && other && digitsOf(one).length >= minDigits ? [one, other] : [digits];
}

function numberOf(written: string, extended: string): PhoneNumber | undefined {
  const isAbroad = /^\(?\s*(?:\+|00[1-9])/.test(written);
  const digits = digitsOf(written.replace(extended === '' ? /^$/ : /[-/ ]0$/, '')) + extended;
  const dialled = isAbroad ? `+${digits.replace(/^00/, '')}`.replace(trunkZero, '$1') : digits;
  const { length } = digitsOf(dialled);
  if (length < callable.min || length > (isAbroad ? callable.max : callable.max - 1)) return undefined;
  const national = digitsOf(dialled.replace(ownCountry, '')).replace(/^0+/, '');
  return { written, dialled, national };
}

/** Whether the text has a number that can be dialled. */
export function isCallable(phone: string): boolean {
  return readPhones(phone).numbers.length > 0;
}

/** The link to the first number, 'tel:+43316123456'; undefined if there is none: old lists contain entries such as 'siehe Mutter'. */
export function phoneUrl(phone: string): string | undefined {
  const [first] = readPhones(phone).numbers;
  return first && `tel:${first.dialled}`;
}

/** The digits by which the numbers of a text compare; of one that cannot be dialled, such as the beginning of one, its digits. */
export function nationalDigits(phone: string): string[] {
  const { numbers } = readPhones(phone);
  if (numbers.length > 0) return numbers.map(({ national }) => national);
  const digits = digitsOf(
    asciiDigits(plainSigns(phone))
      .replace(/\(\s*0\s*\)/g, '')
      .replace(/^\s*(?:\+|00)(?:43|49|41)/, ''),
  ).replace(/^0+/, '');
  return digits === '' ? [] : [digits];
}

/** Whether both name the same telephone; one may lack its area code. */
export function isSamePhone(one: string, other: string): boolean {
  const others = nationalDigits(other);
  return nationalDigits(one).some((digits) => others.some((each) => areSameDigits(digits, each)));
}

/** The same comparison for national digits. */
export function areSameDigits(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return a === b ? a !== '' : short.length >= minDigits && long.endsWith(short);
}
