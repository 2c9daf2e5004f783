/** Typed texts, and how they are cleaned before validation and storage. */
import * as z from 'zod/mini';
import { withoutPiledMarks } from './folding.ts';

/**
 * Invisible direction marks and overrides would let a name rewrite the line around it in tables and e-mails;
 * zero-width spaces and control characters would make two equal names different. Joiners stay: emoji need them.
 */
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A cleaned line, as far as Firestore rules can check it (`isLine` there): visible words separated by single spaces. At least one character
 * is not a joiner or a mark, or the line would be invisible.
 */
export const visibleLine =
  /^(?=.*[^\p{Z}\p{M}\p{Cc}\p{Cf}])[^\p{Z}\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+(?: [^\p{Z}\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+)*$/u;

/**
 * One line: well formed, composed (NFC), no invisible characters, white space folded to single spaces, trimmed. Invisible characters go
 * first, since their neighbours may then compose or fold; so cleaning is idempotent.
 */
export function cleanLine(text: string): string {
  return composed(text.toWellFormed().replace(/\s/g, ' ').replace(invisible, '')).replace(/ +/g, ' ').trim();
}

/**
 * Several lines: like cleanLine, but line breaks (as '\n'), inner spacing and tabs (as a space) stay.
 */
export function cleanText(text: string): string {
  return composed(visibleText(text)).trim();
}

/** Text while typing, without invisible characters; visible ones stay, trailing blanks included. The rules refuse notes with invisible ones. */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '');
}

/** Composed, in linear time. Composition can split a mark off again, so it runs twice. */
function composed(text: string): string {
  return withoutPiledMarks(withoutPiledMarks(text).normalize('NFC'));
}

/** At most `max` characters; the checks that follow do not see a longer text, as zod would have them by default. */
const atMost = (max: number, error: string) => z.maxLength(max, { error, abort: true });

/** The error for a text longer than `max` characters. */
export const tooLong = (max: number) => `Bitte kürzen Sie diese Angabe auf höchstens ${max} Zeichen.`;

/** A required line of at most `max` characters; `missing` is the error for an empty one. */
export function requiredLine(max: number, missing: string, long = tooLong(max)) {
  return z.string({ error: missing }).check(z.overwrite(cleanLine), z.minLength(1, missing), atMost(max, long));
}

/** A line of at most `max` characters that may be empty or absent; absent reads as ''. */
export function optionalLine(max: number, long = tooLong(max)) {
  return z._default(z.string({ error: 'Diese Angabe muss ein Text sein.' }).check(z.overwrite(cleanLine), atMost(max, long)), '');
}

/** A required multi-line text. */
export function requiredText(max: number, missing: string, long = tooLong(max)) {
  return z.string({ error: missing }).check(z.overwrite(cleanText), z.minLength(1, missing), atMost(max, long));
}

/** A multi-line text that may be empty or absent; absent reads as ''. */
export function optionalText(max: number, long = tooLong(max)) {
  return z._default(z.string({ error: 'Diese Angabe muss ein Text sein.' }).check(z.overwrite(cleanText), atMost(max, long)), '');
}

/**
 * A required e-mail address. Lower-cases the domain and converts umlauts in it to ASCII, because the check and many mail servers require
 * that. Leaves the part before the @ as typed.
 */
export function requiredEmail(max: number, missing: string, malformed: string, long = tooLong(max)) {
  return z.string({ error: missing }).check(
    z.overwrite((text) => asciiDomain(cleanLine(text))),
    z.minLength(1, missing),
    atMost(max, long),
    z.email({ error: malformed }),
  );
}

/** Like requiredEmail, but may be empty. */
export function optionalEmail(max: number, malformed: string, long = tooLong(max)) {
  return z.string({ error: malformed }).check(
    z.overwrite((text) => asciiDomain(cleanLine(text))),
    atMost(max, long),
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
