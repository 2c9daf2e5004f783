/**
 * Days as practices really wrote them, in three columns. Today is Saturday, 21 November 2026. A
 * birthday looks back and needs a day; a request and a prescription lie around today.
 */

import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import type { ImportContext } from './cells.ts';
import type { RawRow } from './import.ts';
import { validateImportRow } from './row.ts';

const context: ImportContext = { form: aFormConfiguration({}), tags: [], today: '2026-11-21' };

function read(row: RawRow) {
  const outcome = validateImportRow(
    { lastname: 'Huber', firstname: 'Eva', phone: '0316 876543', ...row },
    context,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

const told = (row: ReturnType<typeof read>, field: string) =>
  row.notices.some((notice) => notice.field === field);

/** The cell; its day, or 'none' where only the note knows, and the row says so. */
const birthdays: readonly [cell: string, day: string][] = [
  // 17 April 2003, or 3 April 2017?
  ['17-04-03', 'none'],
  ['03-04-17', 'none'],
  ['03-04-98', '1998-04-03'],
  ['31-12-17', '2017-12-31'],
  ['17-04-17', '2017-04-17'],
  ['17.05.1984', '1984-05-17'],
  ['1.2.90', '1990-02-01'],
  ['1.2.26', '2026-02-01'],
  // Within the coming year: a slip, nobody's hundredth birthday.
  ['24.12.26', 'none'],
  ['3.4.19', '2019-04-03'],
  ['03/04/2019', '2019-04-03'],
  ['2019-04-03', '2019-04-03'],
  ['2019-04-03T00:00:00', '2019-04-03'],
  ['3. April 2019', '2019-04-03'],
  ['3. Apr. 19', '2019-04-03'],
  ['5. Jänner 2012', '2012-01-05'],
  ['5. Feber 2012', '2012-02-05'],
  ['030419', '2019-04-03'],
  ['03042019', '2019-04-03'],
  ['3-4-2019', '2019-04-03'],
  ['3.4. 2019', '2019-04-03'],
  ['3,4,2019', '2019-04-03'],
  ['*3.4.2019', '2019-04-03'],
  ['geb. 3.4.2019', '2019-04-03'],
  ['3.4.2019 (7 J.)', '2019-04-03'],
  ['31.2.2014', 'none'],
  // Its column says that months stand first; a cell alone does not.
  ['12/24/2014', 'none'],
  ['43558', '2019-04-03'],
  ['2019', 'none'],
  ['April 2019', 'none'],
  ['7 Jahre', 'none'],
  ['3.4.2030', 'none'],
  ['1.1.1890', 'none'],
  ['3.IV.2019', '2019-04-03'],
  ['3.4.', 'none'],
  ['3. 4. 1956', '1956-04-03'],
  ['3.4.´56', '1956-04-03'],
  ['3/4/56', '1956-04-03'],
  ['03.04.56 ', '1956-04-03'],
  ['20548', '1956-04-03'],
  ['1956-04-03 00:00:00', '1956-04-03'],
  ['3. Mai 07', '2007-05-03'],
  ['ca. 1956', 'none'],
  ['29.2.2011', 'none'],
  ['00.00.0000', 'none'],
  // A Wednesday.
  ['Mi 3.4.2019', '2019-04-03'],
  ['Mo 3.4.2019', 'none'],
  ['3.4.2019?', 'none'],
];

describe('a birthday in a list', () => {
  test.each(birthdays)('%s', (cell, day) => {
    const row = read({ birthdate: cell });
    expect(row.birthdate ?? 'none').toBe(day);
    if (day === 'none') {
      expect(told(row, 'birthdate'), 'says so').toBe(true);
      expect(row.adminNote).toContain(cell);
    }
  });
});

/** The cell; its last day and precision; '?' where the row has to ask. */
const requestDays: readonly [cell: string, day: string][] = [
  ['12.03.2025', '2025-03-12'],
  ['1.2.', '2026-02-01?'],
  ['24.12.', '2025-12-24?'],
  ['12/24', '2024-12-31 month'],
  ['3/25', '2025-03-31 month'],
  ['März 2025', '2025-03-31 month'],
  ['Jän. 25', '2025-01-31 month'],
  ['Sept 25', '2025-09-30 month'],
  ['Anfang Mai', '2026-05-31 month?'],
  ['Ende März 25', '2025-03-31 month'],
  ['Q3 24', '2024-09-30 quarter'],
  ['3. Quartal 2024', '2024-09-30 quarter'],
  // A quarter or a month.
  ['II/2025', '2025-12-31?'],
  ['2025', '2025-12-31 year'],
  ['KW 14', '2026-04-05 week?'],
  ['KW14/25', '2025-04-06 week'],
  ['14. KW 2025', '2025-04-06 week'],
  ['Frühjahr', '2026-05-31?'],
  ['Herbst 2024', '2024-11-30?'],
  ['Sommer 25', '2025-09-30?'],
  ['heute', '2026-11-21?'],
  ['letzte Woche', '2026-11-15 week?'],
  ['45321', '2024-01-30'],
  ['31.2.2024', 'none'],
  ['2025-03-12 14:30', '2025-03-12'],
  ['Mi, 12.3.25', '2025-03-12'],
  ['12.3.25 tel.', '2025-03-12'],
  ['ca. März 2025', '2025-03-31 month'],
  ['seit 12.3.25', '2025-03-12'],
  ['12.3.25/KH', '2025-03-12'],
  ['vorige Woche', '2026-11-15 week?'],
  ['letzten Monat', '2026-10-31 month?'],
  ['gestern', '2026-11-20?'],
  ['Okt.', '2026-10-31 month?'],
  ['Dez.', '2025-12-31 month?'],
  ['KW 50', '2025-12-14 week?'],
  ['03.2025', '2025-03-31 month'],
  ['2025/03', '2025-03-31 month'],
  ['Mär 25', '2025-03-31 month'],
  ['2025-03', '2025-03-31 month'],
  ['12.3.25 + 14.5.25', '2025-05-14?'],
  ['12. März', '2026-03-12?'],
  ['März/April 2025', '2025-04-30?'],
  ['nach Ostern', 'none'],
  ['45000,5', '2023-03-15'],
  ['12.3.2025?', '2025-03-12?'],
  ['12.3.2025 (?)', '2025-03-12?'],
  ['Mi 12.3.2025', '2025-03-12'],
  ['Mo 12.3.2025', '2025-03-12?'],
  ['Montag, 12. März 2025', '2025-03-12?'],
  ['12.3.2025 (Mo)', '2025-03-12?'],
  ['12.3.2025 Montag', '2025-03-12?'],
  ['12.3.2025 Mittwoch', '2025-03-12'],
  ['12.3.2025 erledigt', '2025-03-12?'],
  ['I2.3.2025', '2025-03-12'],
  ['12.3.2025 oder so', '2025-03-16 week'],
];

test('a birthday of more than 110 years ago is asked', () => {
  expect(told(read({ birthdate: '2.1.1903' }), 'birthdate')).toBe(true);
  expect(told(read({ birthdate: '2.1.1923' }), 'birthdate')).toBe(false);
});

describe('a day of request in a list', () => {
  test.each(requestDays)('%s', (cell, expected) => {
    const row = read({ requestedOn: cell });
    const [day = '', precision] = expected.replace('?', '').split(' ');
    if (day === 'none') {
      expect(row.requestedOn).toBe(context.today);
      expect(told(row, 'requestedOn'), 'says so').toBe(true);
      expect(row.adminNote).toContain(cell);
      return;
    }
    expect([row.requestedOn, row.requestedPrecision]).toEqual([day, precision]);
    if (expected.endsWith('?')) expect(told(row, 'requestedOn'), 'asks').toBe(true);
    for (const word of cell.match(/tel|KH/g) ?? []) expect(row.adminNote).toContain(word);
  });
});

/** The cell; the day of issue, or 'none'. */
const prescriptions: readonly [cell: string, day: string][] = [
  ['3.11.2026', '2026-11-03'],
  ['3.11.26', '2026-11-03'],
  // Of which year?
  ['3.11.', 'none'],
  ['ja, vom 3.11.26', '2026-11-03'],
  ['VO 3.11.26', '2026-11-03'],
  ['ausgestellt am 3. November 2026', '2026-11-03'],
  ['46329', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['Nov 26', 'none'],
  ['31.11.2026', 'none'],
  ['03.11.2026 (10x LT)', '2026-11-03'],
  ['3/11/26', '2026-11-03'],
  ['liegt vor, 3.11.26', '2026-11-03'],
  ['3.11.2024', '2024-11-03'],
  ['fehlt', 'none'],
  ['Mo 3.11.2026', 'none'],
  ['Di 3.11.2026', '2026-11-03'],
];

describe('the day of a prescription in a list', () => {
  test.each(prescriptions)('%s', (cell, day) => {
    const row = read({ prescription: cell });
    expect(row.prescription?.issuedOn ?? 'none').toBe(day);
    if (day === 'none') {
      expect(told(row, 'prescription'), 'says so').toBe(true);
      expect(row.adminNote).toContain(cell);
    }
  });
});
