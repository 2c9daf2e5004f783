import { expect, test } from 'vitest';
import { firstPauseDay, isPaused, lastPauseDay, undoUntil } from './deadlines.ts';

test('a withdrawal can be undone up to the end of the fourteenth day, also when the clocks change in between', () => {
  expect(undoUntil(new Date('2026-11-23T09:00:00Z'))).toBe('2026-12-07');
  // 23:30 in Berlin, summer time; two weeks later it is winter time.
  expect(undoUntil(new Date('2026-10-20T21:30:00Z'))).toBe('2026-11-03');
});

test('a pause lasts six calendar months at most, to the last day where a month is shorter', () => {
  expect(firstPauseDay('2026-12-31')).toBe('2027-01-01');
  expect(lastPauseDay('2026-11-23')).toBe('2027-05-23');
  expect(lastPauseDay('2026-08-31')).toBe('2027-02-28');
});

test('a pause ends on the day it reaches to', () => {
  expect(isPaused({ pausedUntil: '2026-12-01' }, '2026-11-30')).toBe(true);
  expect(isPaused({ pausedUntil: '2026-12-01' }, '2026-12-01')).toBe(false);
  expect(isPaused({ pausedUntil: null }, '2026-12-01')).toBe(false);
});
