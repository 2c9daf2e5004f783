/**
 * Search of the archive in Firestore, which has no text search (issue: thousands of archived
 * requests): a request stores prefixes of its words and the sounds of its names, and a query
 * matches one of them.
 */
import { looksLikePhone, nationalDigits, readPhones } from '../contact/read-phones.ts';
import { readableEmail } from '../contact/readable-email.ts';
import { soundsOf } from '../text/cologne-phonetics.ts';
import { folded } from '../text/folding.ts';
import { birthdayIn, withoutFillers } from './caller-terms.ts';
import type { TherapyRequest } from './request.ts';

const minLength = 2;
const maxLength = 12;
const minEnd = 4;
const maxTokens = 400;

export type TokenSource = Pick<
  TherapyRequest,
  | 'firstname'
  | 'lastname'
  | 'contactPersonFirstname'
  | 'contactPersonLastname'
  | 'email'
  | 'phone'
  | 'phone2'
  | 'birthdate'
>;

/**
 * Prefixes, of 2 to 12 characters, of every word of names, address and numbers, independent of
 * umlaut spelling; of numbers their ends too, and the birthday. Of names their sounds, if there is room.
 */
export function searchTokens(request: TokenSource): string[] {
  const {
    firstname,
    lastname,
    contactPersonFirstname = '',
    contactPersonLastname = '',
    email,
    phone,
    phone2 = '',
    birthdate,
  } = request;
  const names = [firstname, lastname, contactPersonFirstname, contactPersonLastname];
  const words = [
    ...[...names, email, readableEmail(email)].flatMap(wordsOf),
    // 'oconnor', 'vandenberg'.
    ...names.map((name) => wordsOf(name).join('')),
    alike(email),
  ];
  const numbers = [phone, phone2].flatMap((field) => [
    ...nationalDigits(field).flatMap((digits) => [...beginnings(digits), ...ends(digits)]),
    ...readPhones(field).numbers.flatMap(({ dialled }) => beginnings(digitsOf(dialled))),
  ]);
  // First: a number is what a caller is known by.
  return [
    ...new Set([
      ...(birthdate === undefined ? [] : [birthdate]),
      ...numbers,
      ...words.flatMap(beginnings),
      ...names.flatMap(soundTokens),
    ]),
  ].slice(0, maxTokens);
}

/**
 * The longest word of a term, as it is written and as it sounds, and its birthday, any of which is
 * to be matched;
 * empty if the term is too short to search for.
 */
export function tokensToAsk(typed: string): string[] {
  const birthday = birthdayIn(typed);
  const isNumber = looksLikePhone(typed);
  const term = withoutFillers(birthday && !isNumber ? birthday.words : typed);
  const days = birthday ? [birthday.day] : [];
  const [number = ''] = looksLikePhone(term) ? nationalDigits(term) : [];
  const words = number === '' ? wordsOf(term) : [number];
  const wanted = words.reduce((longer, word) => (word.length > longer.length ? word : longer), '');
  // Accents tell sounds apart.
  const written = term.split(/[^\p{L}\p{M}\p{N}]+/u).find((word) => alike(word) === wanted) ?? '';
  // 'O’Brien' and 'Da Silva' are stored as one word, too.
  const isOneName = words.length > 1 && /^\s*(?:\S{1,2}\s+)?\S+\s*$/.test(term);
  const asked = isOneName ? [wanted, words.join('')] : [wanted];
  return wanted.length < minLength
    ? days
    : [...asked.map((word) => word.slice(0, maxLength)), ...soundTokens(written), ...days];
}

/**
 * No word contains the sign, so that no sound is taken for one. The browser compares the whole of a
 * longer one.
 */
function soundTokens(name: string): string[] {
  return soundsOf(name).map((sound) => `~${sound}`.slice(0, maxLength));
}

function wordsOf(text: string): string[] {
  return alike(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** One spelling for 'ä', 'ae' and 'a'; `searchWords` filters the surplus matches in the browser. */
function alike(text: string): string {
  return folded(text).replace(/([aou])e+/g, '$1');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function beginnings(word: string): string[] {
  const lengths = Math.min(word.length, maxLength) - minLength + 1;
  return Array.from({ length: Math.max(0, lengths) }, (_, i) => word.slice(0, minLength + i));
}

/** From the fewest digits by which people name a number, without its beginning. */
function ends(digits: string): string[] {
  const lengths = Math.min(digits.length, maxLength) - minEnd + 1;
  return Array.from({ length: Math.max(0, lengths) }, (_, i) => digits.slice(-(minEnd + i)));
}
