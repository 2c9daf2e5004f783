/**
 * The telephone numbers in a field, and the words around them: one reading for links, search, comparison, import, export, and the proof
 * behind a patient's link. For staff and servers. (`libphonenumber-js` knows the numbering plans of all countries, but not what stands around
 * a number in a list.)
 */
import { dialledForm, plainPhone } from './phone-number.ts';

/** Shorter numbers identify nobody. */
export const minDigits = 7;

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
const ownCountry = /^\+(?:43|49|41)/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The numbers in a text, and the words around them. */
export function readPhones(text: string): Reading {
  const plain = plainPhone(text);
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
  const alone = dialledForm(written);
  const dialled = alone && extended !== '' ? dialledForm(written.replace(/[-/ ]0$/, ''), extended) : alone;
  return dialled === undefined ? undefined : { written, dialled, national: digitsOf(dialled.replace(ownCountry, '')).replace(/^0+/, '') };
}

/** The digits by which the numbers of a text compare; of one that cannot be dialled, such as the beginning of one, its digits. */
export function nationalDigits(phone: string): string[] {
  const { numbers } = readPhones(phone);
  if (numbers.length > 0) return numbers.map(({ national }) => national);
  const digits = digitsOf(plainPhone(phone).replace(/^(?:\+|00)(?:43|49|41)/, '')).replace(/^0+/, '');
  return digits === '' ? [] : [digits];
}

/** Whether a search term is a number, or a part of one. */
export function looksLikePhone(term: string): boolean {
  return /^(?=.*\d)[\d\s()+/.-]+$/.test(plainPhone(term));
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
