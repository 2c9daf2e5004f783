/**
 * Names and titles that people choose and strangers read in e-mails: none may contain or resemble a
 * web address, nor what a mail program shows as something else. No schemas here.
 */

/** Full stops of all scripts: browsers treat each as the dot of an address. */
const dots = '.。．｡․';

/**
 * Endings of web addresses that somebody might put into a name. Incomplete; `withoutLinks` does not
 * need this list.
 */
const endings =
  'at|de|ch|li|it|eu|fr|nl|be|pl|cz|sk|si|hr|hu|uk|us|ru|рф|cn|com|net|org|info|biz|io|co|me|tv|to|cc|ly|app|dev|shop|online|site|store|xyz|link|click|page|cloud|top|icu|live|club|vip|work|email|support|zip|bank|wien|tirol|berlin|hamburg|koeln|bayern|swiss|health|care|clinic|example';

// Repetitions that may begin anywhere are bounded: their time would grow with the square of the
// text.
const scheme = /[a-z][a-z0-9+.-]{0,30}:(?:\/\/|\\\\)|\b(?:mailto|tel|sms|javascript|data|file):/i;
const address = new RegExp(`[^\\s@]@[\\p{L}\\p{N}-]+[${dots}][\\p{L}\\p{N}]`, 'u');
const domain = new RegExp(
  `[\\p{L}\\p{N}-]{2}[${dots}](?:${endings}|xn--[a-z0-9-]{1,59})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}-][${dots}](?:${endings})[/?#]\\S`,
  'iu',
);
/** Invisible characters, which address parsers skip. */
const ignorable = /\p{Cf}+/gu;

/**
 * Whether a name contains a web or e-mail address. 'Dr.med. Huber', '2.OG' and 'Ergo.Punkt' do not.
 */
export function holdsAddress(name: string): boolean {
  const seen = name.replace(ignorable, '');
  return (
    scheme.test(seen) ||
    /\bwww\d?[.。．｡․]\p{L}/iu.test(seen) ||
    address.test(seen) ||
    domain.test(seen)
  );
}

/**
 * Whether it could begin an encoded word (RFC 2047: '=?utf-8?b?UGxhdHo=?='), which mail programs
 * decode in headers, in quotes too.
 */
export function holdsEncodedWord(name: string): boolean {
  return name.replace(ignorable, '').includes('=?');
}

/** Why it is refused; `what`: in the accusative. */
export function problemOfPlain(name: string, what: string): string | undefined {
  if (holdsAddress(name)) return `Bitte gib ${what} ohne Internet- oder E-Mail-Adresse ein.`;
  if (holdsEncodedWord(name)) return `Bitte gib ${what} ohne die Zeichen „=?“ ein.`;
  return undefined;
}

/** The text for a header: no program decodes anything in it but what we encode. */
export function undecodable(text: string): string {
  return text.replaceAll('=?', '= ?');
}

const schemes =
  /\s?(?:[a-z][a-z0-9+.-]{0,30}:(?:\/\/|\\\\)+|\b(?:mailto|tel|sms|javascript|data|file):)\s?/gi;
const addresses = new RegExp(
  `(?<=[^\\s@])@(?:[\\p{L}\\p{N}\\p{M}\\p{Cf}_-]+[${dots}])+[\\p{L}\\p{N}\\p{M}\\p{Cf}-]+`,
  'gu',
);
const dotInside = new RegExp(
  `(?<=[\\p{L}\\p{N}\\p{M}\\p{Cf}_-])[${dots}](?=\\p{Cf}*\\p{L}[\\p{L}\\p{N}\\p{M}\\p{Cf}-])`,
  'gu',
);
const networkAddress = new RegExp(
  `\\b(\\d{1,3})[${dots}](\\d{1,3})[${dots}](\\d{1,3})[${dots}](\\d{1,3})\\b`,
  'g',
);

/**
 * The text changed so that no mail program finds a link, or decodes another text: without schemes,
 * e-mail addresses cut before the @, a space after each dot that might belong to a web address
 * ('evil. example', 'Dr. med. Huber') and in what begins an encoded word. Idempotent.
 */
export function withoutLinks(text: string): string {
  const written = withoutSome(text);
  // Removing one part may join its neighbours into a new link.
  return written === text ? text : withoutLinks(written);
}

/** Nothing next to characters of addresses; an emoji keeps its joiners. */
function withoutInside(run: string, at: number, text: string): string {
  return isOfAddress(text.charAt(at - 1)) || isOfAddress(text.charAt(at + run.length)) ? '' : run;
}

function isOfAddress(character: string): boolean {
  return character >= '!' && character <= '~';
}

function withoutSome(text: string): string {
  return undecodable(
    text
      .replace(ignorable, withoutInside)
      .replace(schemes, ' ')
      .replace(/\\\\+/g, ' ')
      .replace(addresses, '')
      .replace(networkAddress, '$1 $2 $3 $4')
      .replace(dotInside, '. ')
      // A single character after a dot is usually an abbreviation, but not here.
      .replace(/\b(www\d?)[.。．｡․](?=\p{L})/giu, '$1. '),
  );
}
