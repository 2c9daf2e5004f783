import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, berlinDate, formatGermanDate, formatMoment } from './german-date.ts';
import { parseGermanDate } from './parse-date.ts';

/** Any code point, lone surrogates included. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code));

const today = '2026-11-21';
const read = (text: string, on = today, century: 'birthday' | 'nearest' = 'birthday') => {
  const parsed = parseGermanDate(text, on, century);
  return parsed.ok ? parsed.date : parsed.reason;
};

/** Calendar arithmetic without Date, independent of the code under test. */
const lengths = (year: number) => [
  31,
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
];
const pad = (n: number) => String(n).padStart(2, '0');
const dayIn = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }))
    .chain(([y, m]) =>
      fc.tuple(
        fc.constant(y),
        fc.constant(m),
        fc.integer({ min: 1, max: lengths(y)[m - 1] ?? 28 }),
      ),
    )
    .map(([y, m, d]) => ({ y, m, d, iso: `${y}-${pad(m)}-${pad(d)}` }));

describe('reading a typed date', () => {
  test.each([
    ['010290', '1990-02-01'],
    ['01021990', '1990-02-01'],
    ['01.02.90', '1990-02-01'],
    ['01.02.1990', '1990-02-01'],
  ])('%s is one of the four forms of the specification', (text, date) => {
    expect(read(text)).toBe(date);
  });

  test.each([
    ['1.2.1990', '1990-02-01'],
    ['1.2.90', '1990-02-01'],
    ['01/02/1990', '1990-02-01'],
    ['01-02-1990', '1990-02-01'],
    ['01,02,1990', '1990-02-01'],
    [' 01. 02. 1990 ', '1990-02-01'],
    ['01 02 1990', '1990-02-01'],
    ['٠١.٠٢.١٩٩٠', '1990-02-01'],
    ['01.02.\u200e1990', '1990-02-01'],
    ['01\u2011\u200b02\u20131990', '1990-02-01'],
    ['\ufeff01.\u00ad02.1990', '1990-02-01'],
  ])('%s is read too, since people type it', (text, date) => {
    expect(read(text)).toBe(date);
  });

  test('browsers fill in ISO dates', () => {
    expect(read('1990-02-01')).toBe('1990-02-01');
  });

  test('a year of two digits is this century unless that lies in the future', () => {
    expect(read('21.11.26')).toBe('2026-11-21');
    expect(read('22.11.27')).toBe('1927-11-22');
    expect(read('010150')).toBe('1950-01-01');
    expect(read('010100')).toBe('2000-01-01');
    expect(read('311299')).toBe('1999-12-31');
  });

  test('of a birthday, a day within the coming year is a slip, not a hundredth birthday', () => {
    for (const text of ['22.11.26', '31.12.26', '01.01.27', '21.11.27'])
      expect(read(text), text).toBe('inFuture');
  });

  test('of anything else, a year of two digits is the nearest one', () => {
    const near = (text: string, on = today) => read(text, on, 'nearest');
    expect(near('30.11.25')).toBe('2025-11-30');
    for (const text of ['30.11.26', '01.01.29', '010150'])
      expect(near(text), text).toBe('inFuture');
    expect(near('01.01.99')).toBe('1999-01-01');
    expect(near('311299', '2101-01-01')).toBe('2099-12-31');
    expect(near('01.01.26', '1999-01-01')).toBe('inFuture');
  });

  test.each([
    '29022023',
    '31.04.2000',
    '32.01.2000',
    '00.01.2000',
    '01.13.2000',
    '01.00.2000',
    '29.02.1900',
    '29.02.2100',
    '01.02.0090',
  ])('%s is no day of the calendar', (text) => {
    expect(read(text)).toBe('noSuchDay');
  });

  test('leap days are days, in centuries of 400 too', () => {
    expect(read('29.02.2024')).toBe('2024-02-29');
    expect(read('290200')).toBe('2000-02-29');
    expect(read('29.02.2000')).toBe('2000-02-29');
  });

  test.each([
    '1',
    '0102',
    '01029',
    '0102199',
    '010219900',
    '1.2',
    'heute',
    '01.02.199',
    '1.2.19900',
    '1990-2-1',
    '01..02.1990',
    '-1.2.1990',
    '1e3',
  ])('%s is not guessed at', (text) => {
    expect(read(text)).toBe('notADate');
  });

  test.each(['01.02.1899', '31.12.1850'])('%s is longer ago than anybody lives', (text) => {
    expect(read(text)).toBe('tooLongAgo');
  });

  test('nothing typed is told apart from something wrong', () => {
    expect(read('')).toBe('empty');
    expect(read(' \t ')).toBe('empty');
  });

  test('today is allowed, tomorrow is in the future', () => {
    expect(read('21.11.2026')).toBe('2026-11-21');
    expect(read('22.11.2026')).toBe('inFuture');
    expect(read('01012027')).toBe('inFuture');
    expect(read('2026-11-22')).toBe('inFuture');
  });

  test('every day since 1900 is read from each form and shown as dd.MM.yyyy', () => {
    fc.assert(
      fc.property(dayIn(1900, 2025), ({ y, m, d, iso }) => {
        const typed = [`${pad(d)}${pad(m)}${y}`, `${pad(d)}.${pad(m)}.${y}`, `${d}.${m}.${y}`, iso];
        for (const text of typed) expect(read(text)).toBe(iso);
        expect(formatGermanDate(iso)).toBe(`${pad(d)}.${pad(m)}.${y}`);
        expect(read(formatGermanDate(iso))).toBe(iso);
      }),
    );
  });

  test('on any day, a year of two digits is never in the future and the latest one possible', () => {
    fc.assert(
      fc.property(dayIn(2001, 2098), dayIn(1901, 1999), (now, typed) => {
        const yy = pad(typed.y % 100);
        const date = read(`${pad(typed.d)}.${pad(typed.m)}.${yy}`, now.iso);
        const possible = [2000, 1900].map(
          (century) => `${century + (typed.y % 100)}-${pad(typed.m)}-${pad(typed.d)}`,
        );
        const nextYear = `${now.y + 1}${now.iso.slice(4)}`;
        const isSlip = (possible[0] ?? '') > now.iso && (possible[0] ?? '') <= nextYear;
        expect(date).toBe(isSlip ? 'inFuture' : possible.find((iso) => iso <= now.iso));
        expect(read(`${pad(typed.d)}${pad(typed.m)}${yy}`, now.iso)).toBe(date);
      }),
    );
  });

  test('nothing that can be typed makes it throw, and what it gives is a day until today', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^[0-9./ -]{0,10}$/)),
        (text) => {
          const parsed = parseGermanDate(text, today);
          if (parsed.ok) {
            expect(parsed.date).toMatch(/^\d{4}-\d\d-\d\d$/);
            expect(parsed.date <= today).toBe(true);
          }
        },
      ),
    );
  });
});

describe('age', () => {
  test('grows on the birthday, not before', () => {
    expect(ageOn('1980-11-21', today)).toBe(46);
    expect(ageOn('1980-11-22', today)).toBe(45);
    expect(ageOn(today, today)).toBe(0);
  });

  test('somebody born on 29 February grows older on 1 March of common years', () => {
    expect(ageOn('2000-02-29', '2025-02-28')).toBe(24);
    expect(ageOn('2000-02-29', '2025-03-01')).toBe(25);
    expect(ageOn('2000-02-29', '2024-02-28')).toBe(23);
    expect(ageOn('2000-02-29', '2024-02-29')).toBe(24);
  });

  test('is never negative until today and one more a year later', () => {
    fc.assert(
      fc.property(dayIn(1900, 2020), dayIn(2020, 2099), (born, now) => {
        // The following year has no 29 February.
        fc.pre(born.iso <= now.iso && !now.iso.endsWith('-02-29'));
        const age = ageOn(born.iso, now.iso);
        expect(age).toBeGreaterThanOrEqual(0);
        expect(ageOn(born.iso, `${now.y + 1}${now.iso.slice(4)}`)).toBe(age + 1);
      }),
    );
  });
});

describe('the day in Berlin', () => {
  test.each([
    ['2026-01-14T22:59:59.999Z', '2026-01-14', 'winter: one hour ahead'],
    ['2026-01-14T23:00:00Z', '2026-01-15', 'winter: midnight'],
    ['2026-07-14T21:59:59Z', '2026-07-14', 'summer: two hours ahead'],
    ['2026-07-14T22:00:00Z', '2026-07-15', 'summer: midnight'],
    ['2026-03-28T23:00:00Z', '2026-03-29', 'the day the clocks go forward begins in winter time'],
    ['2026-03-29T21:59:59Z', '2026-03-29', 'and has 23 hours'],
    ['2026-03-29T22:00:00Z', '2026-03-30', 'and ends in summer time'],
    ['2026-10-24T22:00:00Z', '2026-10-25', 'the day the clocks go back begins in summer time'],
    ['2026-10-25T22:59:59Z', '2026-10-25', 'and has 25 hours'],
    ['2026-10-25T23:00:00Z', '2026-10-26', 'and ends in winter time'],
    ['2026-12-31T23:00:00Z', '2027-01-01', 'the year changes in Berlin, not in Greenwich'],
  ])('at %s it is %s (%s)', (moment, date) => {
    expect(berlinDate(new Date(moment))).toBe(date);
  });

  test('moments are shown as clocks in Berlin show them', () => {
    expect(formatMoment(new Date('2026-11-21T13:05:00Z'))).toBe('21.11.2026, 14:05');
    expect(formatMoment(new Date('2026-07-31T22:00:00Z'))).toBe('01.08.2026, 00:00');
  });
});
