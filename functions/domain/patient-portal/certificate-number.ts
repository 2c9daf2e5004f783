/**
 * The number of a certificate: 128 random bits and 12 that reveal a typing error, as seven groups
 * of four characters (Crockford's base 32, in which nothing looks like something else). No schemas:
 * the page that verifies it loads this.
 */

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 28;
/**
 * The largest prime of 12 bits: the remainder changes with every single character, and with two
 * that are swapped.
 */
const divisor = 4093n;
const room = 4096n;

/** The number of 128 bits, given as 32 hex digits. */
export function certificateNumber(bits: string): string {
  const value = BigInt(`0x${bits}`);
  let rest = value * room + (value % divisor);
  let digits = '';
  for (let n = 0; n < length; n++) {
    digits = alphabet.charAt(Number(rest % 32n)) + digits;
    rest /= 32n;
  }
  return grouped(digits);
}

/**
 * The number that somebody typed, as it is printed, or pasted with its address; undefined if it
 * cannot be one.
 */
export function readCertificateNumber(typed: string): string | undefined {
  const digits = (typed.trim().split('/').at(-1) ?? '')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (digits.length !== length || [...digits].some((digit) => !alphabet.includes(digit)))
    return undefined;
  const whole = [...digits].reduce((sum, digit) => sum * 32n + BigInt(alphabet.indexOf(digit)), 0n);
  return (whole / room) % divisor === whole % room ? grouped(digits) : undefined;
}

const grouped = (digits: string) => digits.match(/.{4}/g)?.join('-') ?? '';
