import { expect, test } from 'vitest';
import { MonthStatistics, positionBucket, startKey, startOfKey, weeksWaited } from './month.ts';

const slot = { locationId: 'graz-lend', weekday: 3, start: '14:15', end: '15:00' };

test('a start and its key say the same', () => {
  for (const rhythm of ['weekly', 'fortnightly', 'once'] as const) {
    for (const weeks of [0, 7, 104]) {
      const start = { slot, rhythm, weeks };
      expect(startOfKey(startKey(start))).toEqual(start);
    }
  }
});

test('what is no start is none', () => {
  for (const key of [
    '',
    'graz_3_1415-1500_daily_3',
    'graz_3_1415-1500_weekly',
    'graz_9_1415-1500_weekly_3',
    'nonsense_weekly_3',
  ]) {
    expect(startOfKey(key)).toBeUndefined();
  }
});

test('weeks are whole, by days of the calendar, never negative, and not told apart beyond two years', () => {
  const from = new Date('2026-01-05T09:00:00Z');
  const after = (days: number) => weeksWaited(from, new Date(from.getTime() + days * 86_400_000));
  expect([-3, 0, 6, 6.9, 20, 728, 9000].map(after)).toEqual([0, 0, 0, 1, 2, 104, 104]);
});

test('positions are told in three groups', () => {
  expect([1, 2, 5, 6, 50].map(positionBucket)).toEqual(['1', '2-5', '2-5', 'later', 'later']);
});

test('an empty document is a month without events', () => {
  const month = MonthStatistics.parse({});
  expect(Object.values(month).every((counts) => Object.keys(counts).length === 0)).toBe(true);
});
