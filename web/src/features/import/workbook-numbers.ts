/**
 * Numbers of a workbook as the text that people see in its cells: dates, times, and the leading
 * zeros of a format.
 */

/**
 * Formats that every workbook has without naming them (ECMA-376, 18.8.30), as far as they are
 * dates; German programs use the same.
 */
const ownDates = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);
const ownTimes = new Set([18, 19, 20, 21, 45, 46, 47]);
const ownMonth = 17;

/** `pattern` is digits by '0' among signs that stand in the text: '0000 000000'. */
export type NumberFormat =
  | { kind: 'number' }
  | { kind: 'date' }
  | { kind: 'month' }
  | { kind: 'time' }
  | { kind: 'pattern'; pattern: string };

export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined && id === ownMonth) return { kind: 'month' };
  if (code === undefined)
    return { kind: ownTimes.has(id) ? 'time' : ownDates(id) ? 'date' : 'number' };
  const [first = ''] = code.split(';');
  // Excel itself takes no longer one.
  const shown = first.slice(0, 255).replace(/\[(?!h|m|s)[^\]]*\]/gi, '');
  const signs = shown.replace(/"[^"]*"|\\.|_.|\*./g, '');
  if (/general|standard/i.test(signs)) return { kind: 'number' };
  // People see 'Februar 2025': its first day would be a guess.
  if (/m/i.test(signs) && /[yj]/i.test(signs) && !/[dths]/i.test(signs)) return { kind: 'month' };
  if (/[dyjt]/i.test(signs) || (/m/i.test(signs) && !/[hs]/i.test(signs))) return { kind: 'date' };
  if (/[hs]/i.test(signs)) return { kind: 'time' };
  const pattern = shown.replace(/"([^"]*)"/g, '$1').replace(/\\(.)/g, '$1');
  return /^[0\s()+/-]*0[0\s()+/-]*0[0\s()+/-]*$/.test(pattern)
    ? { kind: 'pattern', pattern }
    : { kind: 'number' };
}

/** `is1904`: the workbook counts days from 1904, as old Macintoshes did. */
export function formatNumber(value: number, format: NumberFormat, is1904: boolean): string {
  switch (format.kind) {
    case 'date':
      return dayOf(value, is1904);
    case 'month':
      return dayOf(value, is1904).replace(/^\d{2}\.(\d{2}\.\d{4}).*$/, '$1');
    case 'time':
      return value >= 1 ? dayOf(value, is1904) : timeOf(value);
    case 'pattern':
      return Number.isInteger(value) && value >= 0
        ? byPattern(value, format.pattern)
        : plain(value);
    case 'number':
      return plain(value);
  }
}

/** Without exponents, which would be no telephone number; a decimal comma. */
function plain(value: number): string {
  return Number.isInteger(value)
    ? BigInt(value).toString()
    : String(Number(value.toPrecision(15))).replace('.', ',');
}

/**
 * The days before March 1900 are one off: a leap day that never was is among them (ECMA-376,
 * 18.17.4.1).
 */
function dayOf(value: number, is1904: boolean): string {
  const whole = Math.floor(value + 1e-6);
  const serial = is1904 ? whole + 1462 : whole < 60 ? whole + 1 : whole;
  const day = new Date(Date.UTC(1899, 11, 30 + serial));
  // Not a day of anybody's list.
  if (value < 0 || Number.isNaN(day.getTime()) || day.getUTCFullYear() > 9999) return plain(value);
  const date = germanDay(day.toISOString());
  const time = timeOf(value - Math.floor(value));
  return time === '00:00' ? date : `${date} ${time}`;
}

function timeOf(value: number): string {
  const minutes = Math.round(value * 24 * 60) % (24 * 60);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** '2025-03-01T14:30:00' -> '01.03.2025 14:30'; midnight is left out. */
export function germanMoment(iso: string): string {
  const [, time] = /T(\d{2}:\d{2})/.exec(iso) ?? [];
  return time === undefined || time === '00:00' ? germanDay(iso) : `${germanDay(iso)} ${time}`;
}

function germanDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return day === undefined ? iso : `${day}.${month}.${year}`;
}

function byPattern(value: number, pattern: string): string {
  const digits = String(value).split('');
  const places = pattern.split('').reverse();
  const filled = places.map((sign) => (sign === '0' ? (digits.pop() ?? '0') : sign)).reverse();
  return [...digits, ...filled].join('').trim();
}

const two = (n: number) => String(n).padStart(2, '0');
