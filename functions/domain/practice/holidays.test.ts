import { expect, test } from 'vitest';
import { countries } from './country.ts';
import { holidaysIn, isHoliday } from './holidays.ts';

const listed = new Set<string>();
const list = (year: number, country: (typeof countries)[number]) =>
  [...holidaysIn(year, country)].sort().map((day) => day.slice(5));

test('where nobody said it, only what everybody keeps', () => {
  for (const year of [2026, 2033]) {
    const shared = [...holidaysIn(year, 'AT')].filter((day) =>
      countries.every((country) => isHoliday(day, country)),
    );
    expect(holidaysIn(year, undefined)).toEqual(new Set(shared));
  }
});

test('Austria in 2026 and in 2027', () => {
  expect(list(2026, 'AT').join(' ')).toBe(
    '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26',
  );
  expect(list(2027, 'AT').join(' ')).toBe(
    '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26',
  );
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

const regions = (country: 'DE' | 'CH', codes: string) =>
  codes.split(' ').map((code) => `${country}-${code}`);
const de = (codes: string) => regions('DE', codes);
const ch = (codes: string) => regions('CH', codes);
const german = countries.filter((country) => country.startsWith('DE'));
const swiss = countries.filter((country) => country.startsWith('CH'));
const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((one) => !some.includes(one));

/**
 * Written down from the laws, not from the code: for each day of 2026 who keeps it. Less certain,
 * since usage or the municipality decides: 2 January in LU, OW and ZG; Easter Monday, Whit Monday
 * and 26 December where only usage keeps them (FR, LU, NW, OW, SO, ZG); in AG the districts differ
 * in all but four days, so it has what any large part of it keeps, 1 May included; FR and SO
 * without their Protestant districts; VS keeps Whit Monday in offices only.
 */
test.each([
  ['2026-01-01', 'New Year', countries],
  ['2026-01-02', 'Berchtold', ch('AG BE FR GL JU LU OW SH SO TG VD ZG')],
  ['2026-01-06', 'Epiphany', ['AT', ...de('BW BY ST'), ...ch('SZ TI UR')]],
  ['2026-03-01', 'Republic of Neuchâtel', ch('NE')],
  ['2026-03-08', 'Women', de('BE MV')],
  ['2026-03-19', 'Joseph', ch('NW SZ TI UR VS')],
  ['2026-04-03', 'Good Friday', [...german, ...without(swiss, ch('TI VS'))]],
  ['2026-04-06', 'Easter Monday', ['AT', ...german, ...without(swiss, ch('NE VS'))]],
  ['2026-04-09', 'Näfels, not on Maundy Thursday', ch('GL')],
  ['2026-05-01', 'Labour', ['AT', ...german, ...ch('AG BL BS JU NE SH TG TI ZH')]],
  ['2026-05-14', 'Ascension', countries],
  ['2026-05-25', 'Whit Monday', ['AT', ...german, ...without(swiss, ch('NE VS'))]],
  [
    '2026-06-04',
    'Corpus Christi',
    ['AT', ...de('BW BY HE NW RP SL'), ...ch('AG AI FR JU LU NW OW SO SZ TI UR VS ZG')],
  ],
  ['2026-06-23', 'Independence of Jura', ch('JU')],
  ['2026-06-29', 'Peter and Paul', ch('TI')],
  ['2026-08-01', 'Switzerland', swiss],
  [
    '2026-08-15',
    'Assumption',
    ['AT', ...de('BY SL'), ...ch('AG AI FR JU LU NW OW SO SZ TI UR VS ZG')],
  ],
  ['2026-09-10', 'Fast of Geneva', ch('GE')],
  ['2026-09-20', 'Children', de('TH')],
  ['2026-09-21', 'Monday of the fast', ch('VD')],
  ['2026-09-22', 'Maurice', ch('AI')],
  ['2026-09-25', 'Brother Klaus', ch('OW')],
  ['2026-10-03', 'German unity', german],
  ['2026-10-26', 'Austria', ['AT']],
  ['2026-10-31', 'Reformation', de('BB HB HH MV NI SH SN ST TH')],
  [
    '2026-11-01',
    'All Saints',
    ['AT', ...de('BW BY NW RP SL'), ...ch('AG AI FR GL JU LU NW OW SG SO SZ TI UR VS ZG')],
  ],
  ['2026-11-18', 'Repentance', de('SN')],
  ['2026-12-08', 'Immaculate Conception', ['AT', ...ch('AG AI FR LU NW OW SZ TI UR VS ZG')]],
  ['2026-12-25', 'Christmas', countries],
  ['2026-12-26', 'Stephen', ['AT', ...german, ...without(swiss, ch('GE JU NE VD VS'))]],
  ['2026-12-31', 'Republic of Geneva', ch('GE')],
] as const)('%s, %s: who keeps it', (date, _name, expected) => {
  expect(countries.filter((country) => isHoliday(date, country)).sort()).toEqual(
    [...expected].sort(),
  );
  listed.add(date);
});

test('nobody keeps any other day of 2026', () => {
  expect(
    countries.flatMap((country) =>
      [...holidaysIn(2026, country)].filter((date) => !listed.has(date)),
    ),
  ).toEqual([]);
});

test.each([
  ['2028-06-17', 'DE-BE', true],
  ['2029-06-17', 'DE-BE', false],
  ['2027-11-17', 'DE-SN', true],
  ['2028-11-22', 'DE-SN', true],
  ['2027-09-09', 'CH-GE', true],
  ['2028-09-18', 'CH-VD', true],
  ['2027-04-01', 'CH-GL', true],
  ['2028-01-02', 'CH-NE', false],
  ['2028-12-26', 'CH-NE', false],
  ['2033-12-26', 'CH-NE', true],
  ['2034-01-02', 'CH-NE', true],
] as const)('%s in %s, in other years: %s', (date, country, expected) => {
  expect(isHoliday(date, country)).toBe(expected);
});
