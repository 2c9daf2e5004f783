import { expect, test } from 'vitest';
import { daysBetween, plusDays } from './calendar-days.ts';

test('the days after follow the calendar, over the change of the clock too', () => {
  expect(plusDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(plusDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});
