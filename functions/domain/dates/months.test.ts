import { expect, test } from 'vitest';
import { monthsLater, plusMonths } from './months.ts';

test.each([
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-15', 18, '2027-07-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-31', -18, '2025-06-30'],
])('%s, %i months later: %s', (date, months, expected) => {
  expect(plusMonths(date, months)).toBe(expected);
});

test('a moment keeps its time of day in UTC, whatever the clocks in Berlin do', () => {
  expect(monthsLater(new Date('2026-01-15T11:00:00.5Z'), 6)).toEqual(
    new Date('2026-07-15T11:00:00.5Z'),
  );
  expect(monthsLater(new Date('2026-03-31T22:30:00Z'), -1)).toEqual(
    new Date('2026-02-28T22:30:00Z'),
  );
});
