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
  /** Whether digits behind a stroke are its end, or another one's: nobody can tell. */
  readonly isDoubtful: boolean;
  /** Whether it had another sign for one of its digits. */
  readonly isRespelled: boolean;
};

type Reading = {
  /** In their order, each once. */
  readonly numbers: readonly PhoneNumber[];
  /** What else the text says: '(ab 17 Uhr)', 'Mutter'; '' if nothing. */
  readonly words: string;
};

/** Stands for the zero in brackets, which is written and not dialled. */
const bracketed = '\ue000';
/** Digits with what people set between them. A plus before a zero is no country code. */
const run = /(?:\(?\+ ?(?!0(?!0)))?\(?\d(?:[\d()./_ \ue000-]*\d)?\)?/g;
/** 'DW 12': in Austria and Germany dialled behind the number. */
const extension =
  /^[\s,;./-]*\(?(?:dw|durchwahl|kl|klappe|app|apparat|nst|nebenstelle|ext|x)\b[.:\s-]*(\d{1,5})\)?/i;
/** '0234/123456-106' has its extension, so that what follows is none. */
const extended = /^(?:\D*\d){9,}\D*-\d{2,4}$/;
/** A gap before what may be the next number. */
const gap = /(?<=\d\)?)(\s*(?:[/.-]\s*){1,4}|\s+)(?=\(?[+0])/g;
/** Digits that are no telephone's: days, clock times, ages, numbers of something else. */
const otherDigits = new RegExp(
  [
    /(?<![\d.])(?:[0-2]?\d|3[01])\.\s?(?:0?\d|1[0-2])\.(?:\s?(?:19|20)\d\d(?!\d)|\s?\d\d(?!\d|\.\d|\s\d\d(?!\d))|(?!\s?\d))/,
    /(?<!\d)\d{1,2}(?:[:.]\d\d)?\s?(?:-|bis|und|u\.)\s?\d{1,2}(?:[:.]\d\d)?\s?(?:uhr|h)\b/,
    /(?<=[\s(])[0-2]?\d\.[0-5]\d\s?-\s?[0-2]?\d\.[0-5]\d(?![\d.])/,
    /(?<![\d:])\d{1,2}:\d\d(?:\s?-\s?\d{1,2}:\d\d)?(?![\d:])/,
    /(?<!\d)\d{1,2}(?:[:.]\d\d)?\s?(?:uhr|h|jahre?|j)\b/,
    // '3x angerufen', '(2. Kind)', '2 Kinder', '(2)' behind a number.
    /(?<!\d)\d{1,2}(?:x|\s?(?:mal|kinder|anrufe|termine|tagen?|wochen|monate))\b/,
    /(?<=[\s(])\d\.\s?(?=[a-zäöü])/,
    /(?<=\d\s?)\(\d\d?\)(?=\s*(?:$|[a-zäöü;,]))/,
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
/** Without country code and leading zeros: how many digits of a number stand there. */
const nationalIn = (text: string) =>
  digitsOf(text.replace(/^\D*(?:\+|0\s?0)\s?[1-9]\s?\d/, '')).replace(/^0+/, '');
/**
 * Mobile numbers of Austria and Germany have nine digits or more behind the zero. '01 5' is Vienna.
 */
const mobile =
  /^\D*(?:(?:(?:\+|0\s?0)\s?4[39]\D{0,3}0?|0)6[5-9]\d|(?:(?:\+|0\s?0)\s?49\D{0,3}0?|0)1[567]\d)/;

/** The numbers in a text, and the words around them. */
export function readPhones(text: string): Reading {
  const typed = plainPhone(text, bracketed);
  // The signs that people take for a zero or a one; each stays in its place.
  const plain = typed
    .replace(/(?<![\p{L}])o(?=\d{2})|(?<=\d)o(?![\p{L}\p{M}])/giu, '0')
    .replace(/(?<=\d[ /-]?)[lI](?=\d)|(?<=\d)[lI](?![\p{L}\p{M}])/gu, '1')
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
    for (const [i, { part, isDoubtful }] of parts.entries()) {
      at = plain.indexOf(part, at);
      const end = at + part.length;
      const isLast = i === parts.length - 1;
      const added = isLast && !extended.test(part) ? extension.exec(plain.slice(end)) : null;
      const isRespelled = !typed.startsWith(part, at);
      const number = numberOf(part.trim(), added?.[1] ?? '', { isDoubtful, isRespelled });
      // Behind another, digits without an area code are another end of it, or no telephone's.
      if (number && (numbers.size === 0 || /^[+0]/.test(number.dialled))) {
        if (!numbers.has(number.national)) numbers.set(number.national, number);
        words += `${plain.slice(read, at)} `;
        read = end + (added?.[0].length ?? 0);
      }
      at = end;
    }
  }
  const rest = `${words}${plain.slice(read)}`
    .replaceAll(bracketed, ' ')
    .replace(labels, ' ')
    .replace(/\s+/g, ' ');
  return {
    numbers: [...numbers.values()],
    words:
      numbers.size === 0
        ? text.trim()
        : (/^[\s,;:/|+&.-]*((?:.*[^\s,;:/|+&-])?)/s.exec(rest)?.[1] ?? ''),
  };
}

type Part = { part: string; isDoubtful: boolean };

/**
 * A run of digits, parted where one number ends and the next begins: '0316 222333 / 0660 4445556'.
 */
function partsOf(digits: string): Part[] {
  const gaps = Array.from(digits.matchAll(gap), ({ index, 1: space = '' }) => {
    const [one, next] = [digits.slice(0, index), digits.slice(index + space.length)];
    const [left, right] = [digitsOf(one).length, digitsOf(next).length];
    const isApart = /\s[/-]|[/-]\s|[/-]{2}/.test(space) || /^\(?\+/.test(next);
    // '0049' and '+49' count as the zero that they stand for.
    const isLong = left + right > longest + (/^\(?00/.test(one) ? 3 : /^\(?\+/.test(one) ? 1 : 0);
    return {
      one,
      next,
      isApart,
      isLong,
      difference: Math.abs(left - right),
      isPossible: nationalIn(one).length >= 5 && right >= minDigits,
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
  return found ? [...partsOf(found.one), ...partsOf(found.next)] : withoutSecondEnd(digits);
}

/**
 * '0316 223344 / 45', '0341 1234567/68': the second end of the same number, which nobody can dial
 * alone. What is too short before the stroke is an area code, or the beginning of a number that is
 * parted once more: '0043 664 / 53 21 908', '0676 554 / 43 32'.
 */
function withoutSecondEnd(digits: string): Part[] {
  const [, one = '', space = '', other = ''] =
    /^(.*\d)(\s*\/\s+|\s*\/\s*-\s*)(\d[^/]*)$/.exec(digits) ??
    /^(.*\d)(\/)(\d\d?)$/.exec(digits) ??
    [];
  const [beginning, end] = [nationalIn(one).length, digitsOf(other).length];
  const isSpaced = /[\s-]/.test(space);
  const hasArea = /^\D*0|\+/.test(one);
  const complete = isSpaced && !mobile.test(one) ? (hasArea ? 8 : minDigits) : 9;
  const isEnd = beginning >= (beginning + end > 12 ? minDigits : complete);
  const isDoubtful =
    complete === 8 && end <= 3 && end > 0 && beginning >= minDigits && beginning <= complete;
  return isEnd
    ? [
        { part: one, isDoubtful },
        { part: other, isDoubtful: false },
      ]
    : [{ part: digits, isDoubtful }];
}

function numberOf(
  written: string,
  added: string,
  { isDoubtful, isRespelled }: Pick<PhoneNumber, 'isDoubtful' | 'isRespelled'>,
): PhoneNumber | undefined {
  const alone = dialledForm(written);
  const dialled =
    alone && added !== '' ? dialledForm(written.replace(/[-/ ]0$/, ''), added) : alone;
  if (alone === undefined || dialled === undefined) return undefined;
  const isRestored =
    digitsOf(alone) !== digitsOf(written)
      ? alone === `0${digitsOf(written)}`
      : alone.startsWith('+') && !written.includes('+');
  // Of a bracket that opened before the number.
  const closed = (written.includes('(') ? written : written.replace(/\)$/, '')).replaceAll(
    bracketed,
    '(0)',
  );
  const national = digitsOf(dialled.replace(ownCountry, '')).replace(/^0+/, '');
  return {
    written: isRestored ? `${alone.charAt(0)}${closed}` : closed,
    isRestored,
    dialled,
    national,
    isDoubtful,
    isRespelled,
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
