import { expect, test } from 'vitest';
import { parsePlannedDay } from './parse-planned-day.ts';
import { formatDay, nextMonday } from './planned-days.ts';
import { usualDays } from './quick-outcomes.ts';

test('next week begins on Monday, on a Monday with the one after', () => {
  expect(nextMonday('2026-11-22')).toBe('2026-11-23');
  expect(nextMonday('2026-11-23')).toBe('2026-11-30');
  expect(nextMonday('2026-12-31')).toBe('2027-01-04');
});

test('days are said as people say them, the year only where it is another one', () => {
  expect(formatDay('2026-11-21', '2026-11-21')).toBe('heute');
  expect(formatDay('2026-11-22', '2026-11-21')).toBe('morgen');
  expect(formatDay('2026-11-24', '2026-11-21')).toBe('am Di, 24.11.');
  expect(formatDay('2027-01-04', '2026-11-21')).toBe('am Mo, 04.01.2027');
});

test('a call back is suggested for three days, never for one of them twice', () => {
  const daysOn = (today: string) => usualDays(today).map(({ day }) => day);
  expect(daysOn('2026-11-21')).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  expect(daysOn('2026-11-22')).toEqual(['2026-11-22', '2026-11-23']);
});

test('a day to plan for is typed as all dates are, and does not lie in the past', () => {
  expect(parsePlannedDay('24.11.26', '2026-11-21')).toEqual({ ok: true, day: '2026-11-24' });
  expect(parsePlannedDay('4.1.2027', '2026-11-21')).toEqual({ ok: true, day: '2027-01-04' });
  expect(parsePlannedDay('2026-11-21', '2026-11-21')).toEqual({ ok: true, day: '2026-11-21' });
  expect(parsePlannedDay('20.11.2026', '2026-11-21')).toEqual({ ok: false, reason: 'past' });
  expect(parsePlannedDay('demnächst', '2026-11-21')).toEqual({ ok: false, reason: 'malformed' });
  expect(parsePlannedDay('24.11.2062', '2026-11-21')).toEqual({ ok: false, reason: 'malformed' });
});
