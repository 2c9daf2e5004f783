import { describe, expect, test } from 'vitest';
import { longOr } from '../../../tests/support/long-run.ts';
import { berlinTimeOfDay } from '../dates/berlin-clock.ts';
import { momentInBerlin } from '../dates/berlin-days.ts';
import { plusDays, weekdayOf } from '../dates/calendar-days.ts';
import { berlinDate, formatMoment } from '../dates/german-date.ts';
import { countries } from '../practice/country.ts';
import { holidaysIn, isHoliday } from '../practice/holidays.ts';
import { isWorkingDay } from '../practice/working-days.ts';
import {
  mayFirstWin,
  offerTimes,
  peopleWithFullTime,
  stepTimes,
  suggestedOffer,
  timesInTurn,
} from './deadlines.ts';

const austria = { region: 'AT', closedDays: [] } as const;
const weekly = {
  rhythm: 'weekly',
  startsOn: '2027-03-03',
  slot: { start: '15:00' },
  mode: 'inTurn',
  patience: { unit: 'workingDays', n: 2 },
} as const;
const single = {
  ...weekly,
  rhythm: 'once',
  mode: 'firstWins',
  patience: { unit: 'hours', n: 3 },
} as const;
const at = (text: string) => momentInBerlin(text.slice(0, 10), text.slice(11));
const times = (
  vacancy: Parameters<typeof offerTimes>[0],
  now: string,
  calendar: Parameters<typeof offerTimes>[2] = austria,
) => {
  const found = offerTimes(vacancy, at(now), calendar);
  return found && `${formatMoment(found.sendAt)} bis ${formatMoment(found.until)}`;
};

describe('working days', () => {
  test.each([
    ['2026-11-27 16:10', '27.11.2026, 16:10 bis 01.12.2026, 18:00'],
    ['2026-12-24 22:00', '28.12.2026, 08:00 bis 30.12.2026, 18:00'],
    ['2026-11-23 20:00', '24.11.2026, 08:00 bis 26.11.2026, 18:00'],
    ['2026-11-23 07:59', '23.11.2026, 08:00 bis 25.11.2026, 18:00'],
    ['2026-11-28 10:00', '28.11.2026, 10:00 bis 01.12.2026, 18:00'],
    ['2026-12-07 19:59', '07.12.2026, 19:59 bis 10.12.2026, 18:00'],
    ['2026-12-08 10:00', '09.12.2026, 08:00 bis 11.12.2026, 18:00'],
  ])('asked at %s: %s', (now, expected) => {
    expect(times(weekly, now)).toBe(expected);
  });

  test('a start soon shortens it to 18:00 of the second working day before', () => {
    const soon = {
      ...weekly,
      startsOn: '2026-11-30',
      patience: { unit: 'workingDays', n: 5 },
    } as const;
    expect(times(soon, '2026-11-23 10:00')).toBe('23.11.2026, 10:00 bis 26.11.2026, 18:00');
    expect(offerTimes(soon, at('2026-11-23 10:00'), austria)?.isFull).toBe(false);
  });

  test('where that is over, three hours of the day remain, up to two hours before the first date', () => {
    const tomorrow = { ...weekly, startsOn: '2026-11-24' };
    expect(times(tomorrow, '2026-11-23 10:00')).toBe('23.11.2026, 10:00 bis 23.11.2026, 13:00');
    expect(times(tomorrow, '2026-11-24 12:00')).toBe('24.11.2026, 12:00 bis 24.11.2026, 13:00');
    expect(times(tomorrow, '2026-11-24 13:00')).toBeNull();
  });

  test('the closed days of the practice give more time', () => {
    expect(
      times(weekly, '2026-11-23 10:00', {
        region: 'AT',
        closedDays: [{ from: '2026-11-24', to: '2026-11-25' }],
      }),
    ).toBe('23.11.2026, 10:00 bis 27.11.2026, 18:00');
  });
});

describe('hours', () => {
  test.each([
    ['2027-03-02 10:00', '02.03.2027, 10:00 bis 02.03.2027, 13:00', 'within the day'],
    ['2027-03-01 18:30', '01.03.2027, 18:30 bis 02.03.2027, 09:30', 'nights do not count'],
    [
      '2027-03-02 20:30',
      '02.03.2027, 20:30 bis 03.03.2027, 11:00',
      'within a day of the date e-mails leave until 21',
    ],
    ['2027-03-03 07:10', '03.03.2027, 07:10 bis 03.03.2027, 11:00', 'and from 7'],
    [
      '2027-03-03 11:30',
      '03.03.2027, 11:30 bis 03.03.2027, 13:00',
      'two hours before the date at the latest',
    ],
    [
      '2027-02-28 10:00',
      '01.03.2027, 08:00 bis 01.03.2027, 11:00',
      'on a Sunday long before it waits',
    ],
  ])('%s: %s: %s', (now, expected) => {
    expect(times(single, now)).toBe(expected);
  });

  test('a single date on Monday may be offered on Sunday', () => {
    expect(times({ ...single, startsOn: '2027-03-01' }, '2027-02-28 16:00')).toBe(
      '28.02.2027, 16:00 bis 28.02.2027, 19:00',
    );
  });
});

test('what else is said of a single date within a day leaves at such hours too, of any other place at decent ones', () => {
  const { sendAt } = stepTimes(austria);
  const sunday = at('2027-02-28 20:30');
  expect(sendAt({ ...single, startsOn: '2027-03-01' }, sunday)).toEqual(sunday);
  expect(sendAt(single, sunday)).toEqual(at('2027-03-01 08:00'));
});

describe('reminder', () => {
  const reminded = (now: string, vacancy: Parameters<typeof offerTimes>[0] = weekly) => {
    const remindAt = offerTimes(vacancy, at(now), austria)?.remindAt;
    return remindAt && formatMoment(remindAt);
  };
  test('at half time', () => {
    expect(reminded('2026-11-23 10:00')).toBe('24.11.2026, 14:00');
  });
  test('not at night or on a Sunday: the next morning', () => {
    expect(reminded('2026-11-27 16:10')).toBe('30.11.2026, 08:00');
  });
  test('none less than a working day before the deadline, and none where several are asked', () => {
    expect(
      reminded('2026-11-23 10:00', { ...weekly, patience: { unit: 'workingDays', n: 1 } }),
    ).toBeNull();
    expect(reminded('2026-11-23 10:00', { ...weekly, mode: 'together' })).toBeNull();
  });
});

describe('a deadline that stood still', () => {
  const { postponed, lateYesUntil } = stepTimes(austria);
  const days = 24 * 60 * 60 * 1000;
  test.each([
    ['2026-11-24 18:00', 1, '25.11.2026, 18:00'],
    ['2026-11-24 18:00', 0.1, '25.11.2026, 18:00'],
    ['2026-11-27 18:00', 1, '30.11.2026, 18:00'],
    ['2026-12-07 18:00', 1, '09.12.2026, 18:00'],
    ['2026-11-24 13:00', 0.1, '24.11.2026, 15:24'],
    ['2026-11-24 13:00', 0.5, '25.11.2026, 08:00'],
  ])('%s and %f days: %s', (until, frozen, expected) => {
    expect(formatMoment(postponed(at(until), frozen * days))).toBe(expected);
  });
  test('a late yes counts for three working days', () => {
    expect(formatMoment(lateYesUntil(at('2026-11-27 21:00')))).toBe('02.12.2026, 18:00');
  });
});

test('one after the other: each is asked when the time of the one before is over', () => {
  const all = timesInTurn(weekly, at('2026-11-20 10:00'), austria, 3);
  expect(all.map(({ sendAt, until }) => [formatMoment(sendAt), formatMoment(until)])).toEqual([
    ['20.11.2026, 10:00', '24.11.2026, 18:00'],
    ['24.11.2026, 18:00', '26.11.2026, 18:00'],
    ['26.11.2026, 18:00', '30.11.2026, 18:00'],
  ]);
});

test('how many can have their full time before the start', () => {
  const people = (startsOn: string) =>
    peopleWithFullTime({ ...weekly, startsOn }, at('2026-11-20 10:00'), austria, 5);
  expect(people('2027-03-03')).toBe(5);
  expect(people('2026-12-02')).toBe(3);
  expect(people('2026-11-25')).toBe(0);
});

test.each([
  ['2026-12-02 15:00', 'weekly', 'inTurn', 'workingDays', 2],
  ['2026-11-30 10:00', 'weekly', 'inTurn', 'workingDays', 2],
  ['2026-11-30 08:00', 'weekly', 'inTurn', 'workingDays', 2],
  ['2026-11-29 20:00', 'weekly', 'together', 'workingDays', 1],
  ['2026-11-26 10:00', 'fortnightly', 'together', 'workingDays', 1],
  ['2026-11-26 09:45', 'weekly', 'firstWins', 'hours', 3],
  ['2027-11-26 10:00', 'once', 'firstWins', 'hours', 3],
] as const)('a start on %s, %s: %s', (start, rhythm, mode, unit, n) => {
  const vacancy = { rhythm, startsOn: start.slice(0, 10), slot: { start: start.slice(11) } };
  const now = at('2026-11-23 10:00');
  const settings = { patienceDays: 2, firstWinsAllowed: true } as const;
  expect(suggestedOffer(vacancy, now, settings)).toEqual({
    mode,
    patience: { unit, n },
    atOnce: 5,
  });
  expect(mayFirstWin(vacancy, now)).toBe(mode === 'firstWins');
  expect(suggestedOffer(vacancy, now, { ...settings, firstWinsAllowed: false }).mode).not.toBe(
    'firstWins',
  );
});

/** In the short form, where it meets each hour of each weekday all the same, every eleven hours. */
const stride = longOr(679, 97);

test(`every ${stride} minutes of two years: nobody is disturbed at night, and every deadline is 18:00 of a working day`, () => {
  const calendar = {
    region: 'DE-SN',
    closedDays: [{ from: '2027-07-26', to: '2027-08-13' }],
  } as const;
  const hours = new Set<number>();
  const end = at('2028-01-01 00:00').getTime();
  for (let moment = at('2026-01-01 00:00').getTime(); moment < end; moment += stride * 60_000) {
    const now = new Date(moment);
    const found = offerTimes(
      { ...weekly, startsOn: plusDays(berlinDate(now), 120) },
      now,
      calendar,
    );
    if (!found) throw new Error(`no times at ${now.toISOString()}`);
    const { sendAt, until, remindAt } = found;
    const problems = [
      sendAt < now && 'sent in the past',
      sendAt.getTime() - now.getTime() > 4.6 * 24 * 3_600_000 && 'sent late',
      berlinTimeOfDay(until) !== '18:00' && 'not at 18:00',
      !isWorkingDay(berlinDate(until), calendar) && 'ends on a free day',
      ...[sendAt, ...(remindAt ? [remindAt] : [])].map((leaves) => {
        const [date, time] = [berlinDate(leaves), berlinTimeOfDay(leaves)];
        return (
          (time < '08:00' ||
            time >= '20:00' ||
            weekdayOf(date) === 7 ||
            isHoliday(date, calendar.region)) &&
          'disturbs'
        );
      }),
      remindAt !== null && (remindAt <= sendAt || remindAt >= until) && 'reminds at a wrong time',
    ].filter(Boolean);
    if (problems.length > 0) throw new Error(`${now.toISOString()}: ${problems.join(', ')}`);
    hours.add((until.getTime() - sendAt.getTime()) / 3_600_000);
  }
  expect(Math.min(...hours)).toBeGreaterThan(46);
  // Over the closed weeks of summer, or over Christmas.
  expect(Math.max(...hours)).toBeLessThan(24 * 26);
});

test.each(countries)(
  'a year in %s: nothing ends, leaves or reminds on a holiday, nor on what everybody keeps',
  (region) => {
    const calendar = { region, closedDays: [] };
    for (let date = '2027-01-01'; date < '2028-01-01'; date = plusDays(date, 1)) {
      const found = offerTimes(
        { ...weekly, startsOn: plusDays(date, 60) },
        at(`${date} 10:00`),
        calendar,
      );
      const { sendAt, until, remindAt } = found ?? {};
      for (const moment of [sendAt, until, remindAt].filter((each) => each instanceof Date)) {
        const day = berlinDate(moment);
        expect(
          holidaysIn(2027, region).has(day) || holidaysIn(2028, region).has(day),
          `${date}: ${day}`,
        ).toBe(false);
      }
    }
  },
);
