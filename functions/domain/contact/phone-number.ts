/**
 * One telephone number as people write it. No schemas: public pages load this first. What else a
 * field may hold, several numbers and words, is read by `read-phones.ts`, which takes each of its
 * numbers from here.
 */
import { asciiDigits, plainSigns } from '../text/characters.ts';

/**
 * European country codes after which the zero of the area code is not dialled; Italy's belongs to
 * the number.
 */
const trunkZero = /^(\+(?:20|27|3[0-346]|35\d|37[0-7]|38\d|4[013469]|42\d|90))0+(?=[1-9])/;

/**
 * The plain form of what is typed: its signs, its digits, without the zero that is dialled only at
 * home, in whose place `inPlace` stands. Before the number it is dialled: '(0)316'.
 */
export function plainPhone(text: string, inPlace = ' '): string {
  return (
    asciiDigits(plainSigns(text))
      .trim()
      .replace(/^'(?=[\d+])/, '')
      // Between digits as Swiss people set it.
      .replace(/(?<=\d)'(?=\d)/g, ' ')
      // Italy dials the zero of its area codes, though not before mobile numbers.
      .replace(/(?<=(?:\+|00) ?39[ ./-]{0,3})[([] ?0 ?[)\]](?= ?[124-9])/g, '0')
      .replace(/\[(\d+)\]/g, '($1)')
      .replace(/(?<![\d)][\s./-]{0,3})[([]\s?0\s?[)\]](?=\s?[1-9])/g, '0')
      .replace(/[([]\s*0\s*[)\]]/g, inPlace)
  );
}

/**
 * What one dials: digits, after a plus if the number has a country code. `written`: one number in
 * its plain form. A spreadsheet takes the plus or the zero from a number: nine or ten digits had a
 * zero, and eleven of a German mobile. Longer ones may be foreign. Undefined if it cannot be
 * dialled: that, fewer than five digits (six with a country code), or more than one number has (E.164: 15 with the country
 * code).
 */
export function dialledForm(written: string, extension = ''): string | undefined {
  const digits = written.replace(/\D/g, '');
  const isAbroad = /^\(?\s*(?:\+|00\s?[1-9])/.test(written) || /^4[139]\d{9}/.test(digits);
  if (!isAbroad && /^[1-9]\d{10}/.test(digits) && !/^1[567]\d{9}$/.test(digits)) return undefined;
  const home = digits.replace(/^(?=[1-9]\d{8})/, '0') + extension;
  const dialled = isAbroad
    ? `+${digits.replace(/^00/, '')}${extension}`.replace(trunkZero, '$1')
    : home;
  return /^(?:\+\d{6,15}|\d{5,14})$/.test(dialled) ? dialled : undefined;
}

/** Whether a text has a number that can be dialled, whatever stands beside it. */
export function isCallable(text: string): boolean {
  const withoutDays = plainPhone(text).replace(
    /(?<![\d.])\d\d?\.\s?\d\d?\.(?:\s?(?:\d{4}|\d\d))?(?!\.?\d)/g,
    ';',
  );
  return /(?<!\d)(?:\d[ ()._/-]{0,4}){5,15}(?!\d)/.test(withoutDays);
}

/**
 * The link to a practice's number, 'tel:+43316123456'; undefined if the text is not one number and
 * nothing else: a wrong number is worse than none. Patients' fields may hold more
 * (`read-phones.ts`).
 */
export function phoneUrl(phone: string): string | undefined {
  const plain = plainPhone(phone);
  const isOne =
    isCallable(plain) &&
    /^(?:\(?\+ ?)?\(?\d[\d ()/.-]*$/.test(plain) &&
    !/^\D*(?:\d\D*){6,}\/\s|^\D*(?:\d\D*){10,}\/\d\d?$|\(\d\d?\)$/.test(plain);
  const dialled = isOne ? dialledForm(plain) : undefined;
  return dialled && `tel:${dialled}`;
}
