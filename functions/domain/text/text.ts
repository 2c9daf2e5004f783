/** Typed texts, and how they are cleaned before validation and storage. */
import * as z from 'zod/mini';
import { plainSigns, withoutInvisible, withoutPiledMarks } from './characters.ts';

/**
 * One line: well formed, composed (NFC), no invisible characters, white space folded to single
 * spaces, trimmed. Invisible characters go first, since their neighbours may then compose or fold;
 * so cleaning is idempotent.
 */
export function cleanLine(text: string): string {
  return composed(withoutInvisible(text.toWellFormed().replace(/\s/g, ' ')))
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * Several lines: like cleanLine, but line breaks (as '\n'), inner spacing and tabs (as a space)
 * stay.
 */
export function cleanText(text: string): string {
  return composed(visibleText(text)).trim();
}

/**
 * Text while typing, without invisible characters; visible ones stay, trailing blanks included. The
 * rules refuse notes with invisible ones.
 */
export function visibleText(text: string): string {
  return withoutInvisible(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/\t/g, ' '),
  );
}

/** Composed, in linear time. Composition can split a mark off again, so it runs twice. */
function composed(text: string): string {
  return withoutPiledMarks(withoutPiledMarks(text).normalize('NFC'));
}

/**
 * At most `max` characters; the checks that follow do not see a longer text, as zod would have them
 * by default.
 */
const atMost = (max: number, error: string) => z.maxLength(max, { error, abort: true });

/** The error for a text longer than `max` characters. */
export const tooLong = (max: number) =>
  `Bitte kürzen Sie diese Angabe auf höchstens ${max} Zeichen.`;

/** A required line of at most `max` characters; `missing` is the error for an empty one. */
export function requiredLine(max: number, missing: string, long = tooLong(max)) {
  return z
    .string({ error: missing })
    .check(z.overwrite(cleanLine), z.minLength(1, missing), atMost(max, long));
}

/** A line of at most `max` characters that may be empty or absent; absent reads as ''. */
export function optionalLine(max: number, long = tooLong(max)) {
  return z._default(
    z
      .string({ error: 'Diese Angabe muss ein Text sein.' })
      .check(z.overwrite(cleanLine), atMost(max, long)),
    '',
  );
}

/** A required multi-line text. */
export function requiredText(max: number, missing: string, long = tooLong(max)) {
  return z
    .string({ error: missing })
    .check(z.overwrite(cleanText), z.minLength(1, missing), atMost(max, long));
}

/** A multi-line text that may be empty or absent; absent reads as ''. */
export function optionalText(max: number, long = tooLong(max)) {
  return z._default(
    z
      .string({ error: 'Diese Angabe muss ein Text sein.' })
      .check(z.overwrite(cleanText), atMost(max, long)),
    '',
  );
}

/** As zod's, and with '&'. */
const address = /^(?!\.)(?!.*\.\.)[\w'+.&-]*[\w+&-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/**
 * A required e-mail address. Takes it out of what people paste, lower-cases the domain and converts
 * umlauts in it to ASCII, because the check and many mail servers require that. Leaves the part
 * before the @ as typed.
 */
export function requiredEmail(
  max: number,
  missing: string,
  malformed: string,
  long = tooLong(max),
) {
  return email(missing, malformed, [z.minLength(1, missing), atMost(max, long)]);
}

/** Like requiredEmail, but may be empty. */
export function optionalEmail(max: number, malformed: string, long = tooLong(max)) {
  return email(malformed, malformed, [atMost(max, long)]);
}

function email(notText: string, malformed: string, lengths: z.core.$ZodCheck<string>[]) {
  const error = ({ input }: { input?: unknown }) =>
    /^[^@äöüß]*[äöüß][^@]*@/i.test(`${input}`) ? 'Vor dem @ darf kein Umlaut stehen.' : malformed;
  return z.string({ error: notText }).check(
    z.overwrite(pastedAddress),
    ...lengths,
    z.refine((text) => text === '' || address.test(text), { error }),
  );
}

/**
 * '"Anna Huber" <anna@example.org>', 'mailto:anna@example.org?subject=…', 'anna @example.org.',
 * 'o’brien@example.org'.
 */
export function pastedAddress(text: string): string {
  const typed = plainSigns(cleanLine(text));
  // No address, and the patterns take long.
  if (typed.length > 500) return typed;
  const line = typed.replace(/ ?([@.]) ?/g, '$1');
  const bare = line.replace(
    /^.*<(?:mailto:)?([^<>@]+@[^<>@?]+)(?:\?[^<>]*)?>.*|^mailto:([^?]*).*/i,
    '$1$2',
  );
  return asciiDomain(bare.replace(/^(?:(?:e-?)?mail:)? *["'<([]*|[>"')\].,;: ]+$/gi, ''));
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
