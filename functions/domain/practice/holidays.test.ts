import { expect, test } from 'vitest';
import { countries } from './country.ts';
import { holidaysIn, isHoliday } from './holidays.ts';

const list = (year: number, country: (typeof countries)[number]) => [...holidaysIn(year, country)].sort().map((day) => day.slice(5));

test('Austria in 2026 and in 2027', () => {
  expect(list(2026, 'AT').join(' ')).toBe('01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26');
  expect(list(2027, 'AT').join(' ')).toBe('01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26');
});

test.each([
  [2026, '04-03 04-06 05-14 05-25'],
  [2027, '03-26 03-29 05-06 05-17'],
  [2028, '04-14 04-17 05-25 06-05'],
  [2029, '03-30 04-02 05-10 05-21'],
  [2030, '04-19 04-22 05-30 06-10'],
])('Good Friday, Easter Monday, Ascension and Whit Monday of %i', (year, days) => {
  expect(
    list(year, 'DE-HH')
      .filter((day) => !['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'].includes(day))
      .join(' '),
  ).toBe(days);
});

test('as many holidays as each Land has on days other than Sundays of the calendar', () => {
  const count = Object.fromEntries(
    countries.filter((country) => country.startsWith('DE')).map((country) => [country.slice(3), holidaysIn(2026, country).size]),
  );
  expect(count).toEqual({
    BW: 12,
    BY: 13,
    BE: 10,
    BB: 10,
    HB: 10,
    HH: 10,
    HE: 10,
    MV: 11,
    NI: 10,
    NW: 11,
    RP: 11,
    SL: 12,
    SN: 11,
    ST: 11,
    SH: 10,
    TH: 11,
  });
});

test.each([
  ['2026-03-08', 'DE-BE', true],
  ['2026-03-08', 'DE-BB', false],
  ['2028-06-17', 'DE-BE', true],
  ['2029-06-17', 'DE-BE', false],
  ['2026-11-18', 'DE-SN', true],
  ['2027-11-17', 'DE-SN', true],
  ['2028-11-22', 'DE-SN', true],
  ['2026-11-18', 'DE-ST', false],
  ['2026-09-20', 'DE-TH', true],
  ['2026-06-04', 'DE-NW', true],
  ['2026-06-04', 'DE-NI', false],
  ['2026-04-03', 'AT', false],
  ['2026-08-01', 'CH-ZH', true],
  ['2026-05-01', 'CH-ZH', true],
  ['2026-05-01', 'CH-BE', false],
  ['2026-01-02', 'CH-BE', true],
  ['2026-01-02', 'CH-ZH', false],
  ['2026-04-03', 'CH-TI', false],
  ['2026-04-03', 'CH-VS', false],
  ['2026-06-29', 'CH-TI', true],
  ['2026-09-10', 'CH-GE', true],
  ['2027-09-09', 'CH-GE', true],
  ['2026-09-21', 'CH-VD', true],
  ['2028-09-18', 'CH-VD', true],
  ['2026-04-09', 'CH-GL', true],
  ['2026-04-02', 'CH-GL', false],
  ['2027-04-01', 'CH-GL', true],
  ['2028-01-02', 'CH-NE', false],
  ['2027-12-26', 'CH-NE', false],
  ['2028-12-26', 'CH-NE', false],
  ['2033-12-26', 'CH-NE', true],
  ['2026-09-25', 'CH-OW', true],
  ['2026-06-23', 'CH-JU', true],
  ['2026-10-03', 'CH-ZH', false],
  ['2026-10-26', 'DE-BY', false],
] as const)('%s in %s: %s', (date, country, expected) => {
  expect(isHoliday(date, country)).toBe(expected);
});

test('every region keeps New Year, Ascension and Christmas, and each of its days once', () => {
  for (const country of countries) {
    for (const day of ['01-01', '05-14', '12-25']) expect(list(2026, country)).toContain(day);
    for (const day of holidaysIn(2026, country)) expect(day).toMatch(/^2026-\d\d-\d\d$/);
  }
});
