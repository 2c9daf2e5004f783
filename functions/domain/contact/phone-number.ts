/** Telephone numbers as people write them: with spaces and slashes, with or without a country code. */

/** Shorter numbers identify nobody. */
export const minDigits = 7;

/**
 * Whether the text can be dialled: five digits or more, and only digits, + / - ( ) . and spaces. A rule, not a format. Edits check only the
 * fields they touch and the import accepts any text, so an old number blocks nobody.
 */
export function isCallable(phone: string): boolean {
  return /^[\d+/\-(). ]*$/.test(phone) && phone.replace(/\D/g, '').length >= 5;
}

/** The link: 'tel:+43316123456'. Callers who dial the country code omit a zero in brackets. */
export function phoneUrl(phone: string): string {
  const digits = phone.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The digits without a country code (Austria, Germany, Switzerland) and without the area code's leading zero. */
export function nationalDigits(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits
    .replace(/^(?:\+|00)(?:43|49|41)/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
}

/** Whether both are the same telephone; one may lack its area code. */
export function isSamePhone(one: string, other: string): boolean {
  return areSameDigits(nationalDigits(one), nationalDigits(other));
}

/** The same comparison for national digits. */
export function areSameDigits(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return a === b ? a !== '' : short.length >= minDigits && long.endsWith(short);
}
