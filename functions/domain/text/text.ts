/** Texts that people type, and how they are cleaned before they are validated or stored. */
import * as z from 'zod/mini';

/**
 * Invisible direction marks and overrides would let a name rewrite the line around it in tables and e-mails;
 * zero-width spaces and control characters would make two equal names different. Joiners stay: emoji need them.
 */
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What a cleaned line looks like, as far as the rules of Firestore can say it (`isLine` there): visible words with one space between each
 * two. One sign at least is more than a joiner or a mark, else nobody would see anything.
 */
export const visibleLine =
  /^(?=.*[^\p{Z}\p{M}\p{Cc}\p{Cf}])[^\p{Z}\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+(?: [^\p{Z}\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+)*$/u;

/**
 * More marks on one character than Unicode's stream-safe format allows (UAX #15). No language needs them, and composing
 * sorts them: 200,000 took 22 seconds, for one field of one call.
 */
const piledMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * One line: well formed, composed (NFC), no invisible characters, white space folded to single spaces, trimmed.
 * Invisible characters go first: what they kept apart may compose or fold. So cleaning twice changes nothing.
 */
export function cleanLine(text: string): string {
  return composed(text.toWellFormed().replace(/\s/g, ' ').replace(invisible, '')).replace(/ +/g, ' ').trim();
}

/** Several lines: as cleanLine, but line breaks (as \n), inner spacing and tabs (as a space) stay. */
export function cleanText(text: string): string {
  return composed(visibleText(text)).trim();
}

/** What is typed just now, without invisible characters; all that one sees stays, blanks at its end too. The rules take no note with others. */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '');
}

/** Composed, in time that grows with the length alone. A mark may come apart by composing, hence a second look. */
function composed(text: string): string {
  return text.replace(piledMarks, '$1').normalize('NFC').replace(piledMarks, '$1');
}

/** The sentence for a text that is longer than `max` characters. */
export const tooLong = (max: number) => `Bitte kürzen Sie diese Angabe auf höchstens ${max} Zeichen.`;

/** A required line of at most `max` characters; `missing` is the sentence for an empty one. */
export function requiredLine(max: number, missing: string, long = tooLong(max)) {
  return z.string({ error: missing }).check(z.overwrite(cleanLine), z.minLength(1, missing), z.maxLength(max, long));
}

/** A line of at most `max` characters that may be empty or absent; absent reads as ''. */
export function optionalLine(max: number, long = tooLong(max)) {
  return z._default(z.string({ error: 'Diese Angabe muss ein Text sein.' }).check(z.overwrite(cleanLine), z.maxLength(max, long)), '');
}

/** A required text of several lines. */
export function requiredText(max: number, missing: string, long = tooLong(max)) {
  return z.string({ error: missing }).check(z.overwrite(cleanText), z.minLength(1, missing), z.maxLength(max, long));
}

/** A text of several lines that may be empty or absent; absent reads as ''. */
export function optionalText(max: number, long = tooLong(max)) {
  return z._default(z.string({ error: 'Diese Angabe muss ein Text sein.' }).check(z.overwrite(cleanText), z.maxLength(max, long)), '');
}

/**
 * A required e-mail address. The domain is lower-cased and, if it has umlauts, turned to its ASCII form, because the
 * check and many mail servers know only that one. What stands before the @ is left as typed.
 */
export function requiredEmail(max: number, missing: string, malformed: string, long = tooLong(max)) {
  return z.string({ error: missing }).check(
    z.overwrite((text) => asciiDomain(cleanLine(text))),
    z.minLength(1, missing),
    z.maxLength(max, long),
    z.email({ error: malformed }),
  );
}

/** As requiredEmail, but it may be empty. */
export function optionalEmail(max: number, malformed: string, long = tooLong(max)) {
  return z.string({ error: malformed }).check(
    z.overwrite((text) => asciiDomain(cleanLine(text))),
    z.maxLength(max, long),
    z.refine((text) => text === '' || z.email().safeParse(text).success, { error: malformed }),
  );
}

function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  if (!/^[^\s/?#:@%\\[\]]+$/.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
