import { describe, expect, test } from 'vitest';
import { formatSpan } from './day-precision.ts';
import { parseVagueDay } from './vague-day.ts';

const today = '2026-11-27';
const read = (text: string) => {
  const found = parseVagueDay(text, today);
  return found.ok
    ? [found.date, found.isAsked ? 'asked' : (found.precision ?? 'day')].join(' ')
    : found.reason;
};

describe('a day in a list', () => {
  test.each([
    ['14.05.2026', '2026-05-14 day'],
    ['7. Jänner 2026', '2026-01-07 day'],
    ['7.Jän.26', '2026-01-07 day'],
    ['12. März 2026', '2026-03-12 day'],
    ['Mo, 12.1.2026', '2026-01-12 day'],
    ['Donnerstag, 12. Feber 2026', '2026-02-12 day'],
    ['seit 3.2.2026', '2026-02-03 day'],
    ['ca. 12.1.2026', '2026-01-18 week'],
    ['2026-3-1', '2026-03-01 day'],
    ['2026/03/01', '2026-03-01 day'],
    ["3.4.'25", '2025-04-03 day'],
    ['03-Apr-2025', '2025-04-03 day'],
    // The weekday says the year, if it can.
    ['Mo 12.01.', '2026-01-12 day'],
    ['Mo 3.11.', '2025-11-03 day'],
    ['Do 3.11.', '2026-11-03 asked'],
    // Beside words.
    ['Telefonat am 18.06.2026', '2026-06-18 day'],
    ['3.11.2025 (Mail)', '2025-11-03 day'],
    ['03.11.2025 10 Uhr', '2025-11-03 day'],
    ['Mutter rief am 4. März 2026 an', '2026-03-04 day'],
    ['3.11. tel.', '2026-11-03 asked'],
    ['nicht vor 3.11.2025', 'notADate'],
    ['12.-14.5.2025', 'notADate'],
    ['12. und 14.5.2025', 'notADate'],
    ['II/2025', '2025-12-31 asked'],
    ['Juni/Juli 2026', '2026-07-31 asked'],
    ['Ostern 2026', '2026-11-27 asked'],
    ['vor Weihnachten 2025', '2025-12-31 asked'],
    ['Schulbeginn 2018', 'notADate'],
    ['Herbst 2024 oder 2025', 'notADate'],
    ['3.11.25, 2. Anruf 5.1.26', '2026-01-05 asked'],
    // Counted from today.
    ['seit 2 Jahren', '2024-11-27 asked'],
    ['seit ca. drei Monaten', '2026-08-27 asked'],
    ['vor einer Woche', '2026-11-20 asked'],
    ['letztes Jahr', '2025-12-31 asked'],
    ['gestern', '2026-11-26 asked'],
    ['Anfang 2025', '2025-12-31 asked'],
    ['seit Mitte 2025', '2025-12-31 asked'],
    ['Ende 2025', '2025-12-31 year'],
    ['heuer im März', '2026-03-31 asked'],
    ['Eingang: 12.01.2026', '2026-01-12 day'],
    ['tel. angefragt am 12.1.2026', '2026-01-12 day'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});

describe('a span counts from its last day', () => {
  test.each([
    ['März 2025', '2025-03-31 month'],
    ['Mrz. 25', '2025-03-31 month'],
    ['Feber 2026', '2026-02-28 month'],
    ['Feb 2024', '2024-02-29 month'],
    ['Okt. 2025', '2025-10-31 month'],
    ['Jan. 26', '2026-01-31 month'],
    ['Anf. Nov 25', '2025-11-30 month'],
    ['E. Nov 25', '2025-11-30 month'],
    ['März 2025 (Mail)', '2025-03-31 month'],
    ['Anfang April 2025', '2025-04-30 month'],
    ['seit Ende Juni 2025', '2025-06-30 month'],
    ['ca. Sept 2025', '2025-09-30 month'],
    ['04/2026', '2026-04-30 month'],
    ['02.2025', '2025-02-28 month'],
    ['2.2025', '2025-02-28 month'],
    ['02.25', '2025-02-28 month'],
    ['2025-03', '2025-03-31 month'],
    ['KW 14/2025', '2025-04-06 week'],
    ['KW14 25', '2025-04-06 week'],
    ['KW 14 / 2025', '2025-04-06 week'],
    ['04 / 2026', '2026-04-30 month'],
    ['14. KW 2025', '2025-04-06 week'],
    ['KW 53/2026', 'inFuture'],
    ['KW 53/2025', 'noSuchDay'],
    ['KW 1/2025', '2025-01-05 week'],
    ['2. Quartal 2025', '2025-06-30 quarter'],
    ['Q2/2025', '2025-06-30 quarter'],
    ['2025', '2025-12-31 year'],
    ['Ende 2024', '2024-12-31 year'],
    // Nothing lies ahead.
    ['2026', '2026-11-27 year'],
    ['November 2026', '2026-11-27 month'],
    ['Dezember 2026', 'inFuture'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});

describe('what leaves the span open is asked, and counts from the last possible day', () => {
  test.each([
    ['14.05.', '2026-05-14 asked'],
    ['14.5', '2026-05-14 asked'],
    ['24.12.', '2025-12-24 asked'],
    ['3. Mai', '2026-05-03 asked'],
    ['Mai', '2026-05-31 asked'],
    ['Dezember', '2025-12-31 asked'],
    ['KW 14', '2026-04-05 asked'],
    ['KW 50', '2025-12-14 asked'],
    ['Sommer 2025', '2025-09-30 asked'],
    ['Winter 2025', '2026-02-28 asked'],
    ['Herbst', '2026-11-27 asked'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});

test.each([
  '',
  'bald',
  '31.02.2026',
  '13/2025',
  'März',
  'Montag',
  '1',
  'Mutter 2025',
  '99. Mai 2026',
  'x'.repeat(2000),
])('%s names no day that could be taken in silence', (text) =>
  expect(read(text)).toMatch(/^(?:empty|notADate|noSuchDay|tooLongAgo|inFuture)$|asked$/),
);

test('what a span is called is read as the same span', () => {
  for (const text of [
    'Januar 2025',
    'März 2025',
    'KW 14/2025',
    'KW 1/2025',
    'KW 53/2020',
    '2. Quartal 2025',
    '2025',
  ]) {
    const found = parseVagueDay(text, today);
    expect(found.ok && found.precision && formatSpan(found.date, found.precision)).toBe(text);
  }
});
