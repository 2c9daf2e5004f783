import { describe, expect, test } from 'vitest';
import { daysLater, momentInBerlin } from './berlin-days.ts';
import { berlinDate } from './german-date.ts';

describe('so many days later', () => {
  test.each([
    ['an ordinary month keeps the hour', '2026-11-21T08:00:00Z', 30, '2026-12-21T08:00:00Z'],
    [
      'when summer time begins, the hour in Berlin stays',
      '2026-03-10T09:00:00Z',
      30,
      '2026-04-09T08:00:00Z',
    ],
    ['when it ends, too', '2026-10-01T08:00:00Z', 30, '2026-10-31T09:00:00Z'],
    [
      'half past midnight stays on its day when an hour is given back',
      '2026-09-30T22:30:00Z',
      30,
      '2026-10-30T23:30:00Z',
    ],
    [
      'half past eleven at night stays on its day when an hour is taken',
      '2026-03-10T22:30:00Z',
      30,
      '2026-04-09T21:30:00Z',
    ],
    ['backwards over a change', '2026-03-30T08:00:00Z', -3, '2026-03-27T09:00:00Z'],
    ['a leap day counts', '2028-02-28T09:00:00Z', 2, '2028-03-01T09:00:00Z'],
  ])('%s', (_what, from, days, to) => {
    expect(daysLater(new Date(from), days)).toEqual(new Date(to));
  });

  test('whatever the hour, the date in Berlin moves by exactly so many days, all year round', () => {
    for (let hour = 0; hour < 366 * 24; hour++) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour, 30));
      const [year, month, date] = berlinDate(moment).split('-').map(Number) as [
        number,
        number,
        number,
      ];
      expect(berlinDate(daysLater(moment, 90))).toBe(
        new Date(Date.UTC(year, month - 1, date + 90)).toISOString().slice(0, 10),
      );
    }
  });
});

test('a time of day in Berlin is one moment, summer and winter', () => {
  expect(momentInBerlin('2027-03-01', '12:00')).toEqual(new Date('2027-03-01T11:00:00Z'));
  expect(momentInBerlin('2027-07-01', '00:30')).toEqual(new Date('2027-06-30T22:30:00Z'));
  expect(momentInBerlin('2026-03-29', '03:30')).toEqual(new Date('2026-03-29T01:30:00Z'));
});
