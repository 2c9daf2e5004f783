/** Telephone numbers as people write them: with spaces, slashes, a country's code or without. */

/** Fewer digits than this are nobody's own number. */
export const minDigits = 7;

/**
 * Whether somebody can dial what was typed: five digits or more, and only digits, + / - ( ) . and spaces. A rule, not a format. An edit
 * checks only the fields it touches and the import accepts any text, so an old number blocks nobody.
 */
export function isCallable(phone: string): boolean {
  return /^[\d+/\-(). ]*$/.test(phone) && phone.replace(/\D/g, '').length >= 5;
}

/** Where a press on it leads: 'tel:+43316123456'. A zero in brackets is dialled by nobody who dials the country. */
export function phoneUrl(phone: string): string {
  const digits = phone.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The digits without a country's code (Austria, Germany, Switzerland) and without the zero before the area. */
export function nationalDigits(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits
    .replace(/^(?:\+|00)(?:43|49|41)/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
}

/** Whether both lead to the same telephone; one of them may have been written without its area. */
export function isSamePhone(one: string, other: string): boolean {
  return areSameDigits(nationalDigits(one), nationalDigits(other));
}

/** The same, for national digits. */
export function areSameDigits(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return a === b ? a !== '' : short.length >= minDigits && long.endsWith(short);
}
