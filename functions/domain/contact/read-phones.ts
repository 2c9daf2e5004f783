/**
 * The telephone numbers in a field, and the words around them: one reading for links, search,
 * comparison, import, export, and the proof behind a patient's link. For staff and servers.
 * (`libphonenumber-js` knows the numbering plans of all countries, but not what stands around a
 * number in a list.)
 */
import { dialledForm, plainPhone } from './phone-number.ts';

/** Shorter numbers identify nobody. */
export const minDigits = 7;

/**
 * More digits than a number has in Austria, Germany or Switzerland, with its leading zero: two
 * numbers.
 */
const longest = 13;

/** More than a dozen numbers in a row: digits of something else, which to part would cost much. */
const maxRun = 200;

type PhoneNumber = {
  /**
   * As typed, without what stands around it, and with the zero or plus that a spreadsheet took from
   * it.
   */
  readonly written: string;
  /** Whether it was taken. */
  readonly isRestored: boolean;
  /** What one dials: digits, after a plus if it has a country code. */
  readonly dialled: string;
  /**
   * The digits by which numbers compare: without country code (Austria, Germany, Switzerland) and
   * leading zero.
   */
  readonly national: string;
};

type Reading = {
  /** In their order, each once. */
  readonly numbers: readonly PhoneNumber[];
  /** What else the text says: '(ab 17 Uhr)', 'Mutter'; '' if nothing. */
  readonly words: string;
};

/** Digits with what people set between them. A plus before a zero is no country code. */
const run = /(?:\(?\+ ?(?!0(?!0)))?\(?\d(?:[\d()./_ -]*\d)?\)?/g;
/** 'DW 12': in Austria and Germany dialled behind the number. */
const extension =
  /^[\s,;./-]*\(?(?:dw|durchwahl|kl|klappe|app|apparat|nst|nebenstelle|ext|x)\b[.:\s-]*(\d{1,5})\)?/i;
/** A gap before what may be the next number. */
const gap = /(?<=\d\)?)(\s*[/.-]\s*|\s+)(?=\(?[+0])/g;
/** Digits that are no telephone's: days, clock times, ages, numbers of something else. */
const otherDigits = new RegExp(
  [
    /(?<![\d.])(?:[0-2]?\d|3[01])\.\s?(?:0?\d|1[0-2])\.(?:\s?(?:19|20)\d\d(?!\d)|\s?\d\d(?!\d|\.\d|\s\d\d(?!\d))|(?!\s?\d))/,
    /(?<!\d)\d{1,2}(?:[:.]\d\d)?\s?(?:-|bis|und|u\.)\s?\d{1,2}(?:[:.]\d\d)?\s?(?:uhr|h)\b/,
    /(?<![\d:])\d{1,2}:\d\d(?:\s?-\s?\d{1,2}:\d\d)?(?![\d:])/,
    /(?<!\d)\d{1,2}(?:[:.]\d\d)?\s?(?:uhr|h|jahre?|j)\b/,
    // What a spreadsheet shows of a long number.
    /\d[.,]\d+e\+?\d+/,
    /\bfax[\s\d().:/+-]*\d/,
    /\b(?:kd|kunden|vers\w{0,20}|sv|akt\w{0,20}|plz|iban|id)[\s.:-]*(?:(?:nr|nummer)[\s.:]*)?\d[\d ]*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);
/** Words before a number that say only that it is one. */
const labels = /\b(?:tel(?:efon)?(?:nummer|nr)?|fon|phone|handy|mobil|nr)\b[.:\s]*/gi;
const ownCountry = /^\+(?:43|49|41)/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The numbers in a text, and the words around them. */
export function readPhones(text: string): Reading {
  // The signs that people take for a zero or a one.
  const plain = plainPhone(text)
    .replace(/(?<![\p{L}])o(?=\d{2})|(?<=\d)o(?=\d)/giu, '0')
    .replace(/(?<![\p{L}])[lI](?=\d{2})|(?<=\d)[lI](?=\d)/gu, '1')
    // A program took the number for an amount.
    .replace(/^(\+?\d{7,15})[.,]0$/, '$1');
  const hidden = plain.replace(otherDigits, (other) => '~'.repeat(other.length));
  const numbers = new Map<string, PhoneNumber>();
  let words = '';
  let read = 0;
  for (const found of hidden.matchAll(run)) {
    let at = found.index;
    const isNone = found[0].length > maxRun || /^\d{1,2}[.-]\d{1,2}$/.test(found[0]);
    const parts = isNone ? [] : partsOf(found[0]);
    for (const [i, part] of parts.entries()) {
      at = plain.indexOf(part, at);
      const end = at + part.length;
      const added = i === parts.length - 1 ? extension.exec(plain.slice(end)) : null;
      const number = numberOf(part.trim(), added?.[1] ?? '');
      // Behind another, digits without an area code are another end of it, or no telephone's.
      if (number && (numbers.size === 0 || /^[+0]/.test(number.dialled))) {
        if (!numbers.has(number.national)) numbers.set(number.national, number);
        words += `${plain.slice(read, at)} `;
        read = end + (added?.[0].length ?? 0);
      }
      at = end;
    }
  }
  const rest = `${words}${plain.slice(read)}`.replace(labels, ' ').replace(/\s+/g, ' ');
  return {
    numbers: [...numbers.values()],
    words:
      numbers.size === 0
        ? text.trim()
        : (/^[\s,;:/|+&.-]*((?:.*[^\s,;:/|+&-])?)/s.exec(rest)?.[1] ?? ''),
  };
}

/**
 * A run of digits, parted where one number ends and the next begins: '0316 222333 / 0660 4445556'.
 */
function partsOf(digits: string): string[] {
  const gaps = Array.from(digits.matchAll(gap), ({ index, 1: space = '' }) => {
    const [one, next] = [digits.slice(0, index), digits.slice(index + space.length)];
    const [left, right] = [digitsOf(one).length, digitsOf(next).length];
    const isApart = /\s[/-]|[/-]\s/.test(space) || /^\(?\+/.test(next);
    // '0049' counts as the zero that it stands for.
    const isLong = left + right > longest + (/^\(?00/.test(one) ? 3 : 0);
    return {
      one,
      next,
      isApart,
      isLong,
      difference: Math.abs(left - right),
      isPossible: left >= 6 && right >= minDigits,
    };
  }).filter(({ isPossible }) => isPossible);
  // Where nothing but spaces parts them, two numbers are about as long.
  const [longer] = gaps
    .filter(({ isLong }) => isLong)
    .sort((one, other) => one.difference - other.difference);
  const found =
    gaps.find(({ isApart, one }) => isApart && digitsOf(one).length >= minDigits) ??
    gaps.find(({ isApart }) => isApart) ??
    longer;
  if (found) return [...partsOf(found.one), ...partsOf(found.next)];
  // '0316 223344 / 45', '0341 1234567/68': the second end of the same number, which nobody can dial
  // alone.
  const [, one, other = ''] =
    /^(.*\d)\s*\/\s+(\d[^/]*)$/.exec(digits) ?? /^((?:\D*\d){10,}\D*)\/(\d\d?)$/.exec(digits) ?? [];
  return one && digitsOf(one).length >= minDigits ? [one, other] : [digits];
}

function numberOf(written: string, extended: string): PhoneNumber | undefined {
  const alone = dialledForm(written);
  const dialled =
    alone && extended !== '' ? dialledForm(written.replace(/[-/ ]0$/, ''), extended) : alone;
  if (alone === undefined || dialled === undefined) return undefined;
  const isRestored =
    digitsOf(alone) !== digitsOf(written)
      ? alone === `0${digitsOf(written)}`
      : alone.startsWith('+') && !written.includes('+');
  // Of a bracket that opened before the number.
  const closed = written.includes('(') ? written : written.replace(/\)$/, '');
  const national = digitsOf(dialled.replace(ownCountry, '')).replace(/^0+/, '');
  return {
    written: isRestored ? `${alone.charAt(0)}${closed}` : closed,
    isRestored,
    dialled,
    national,
  };
}

/**
 * The digits by which the numbers of a text compare; of one that cannot be dialled, such as the
 * beginning of one, its digits.
 */
export function nationalDigits(phone: string): string[] {
  const { numbers } = readPhones(phone);
  if (numbers.length > 0) return numbers.map(({ national }) => national);
  const digits = digitsOf(plainPhone(phone).replace(/^(?:\+|00)(?:43|49|41)/, '')).replace(
    /^0+/,
    '',
  );
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
