import { expect, test } from 'vitest';
import { isWorkingDay, nthWorkingDayAfter, nthWorkingDayBefore } from './working-days.ts';

const austria = { region: 'AT', closedDays: [] } as const;

test.each([
  ['2026-11-23', true, 'a Monday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-12-08', false, 'a holiday'],
  ['2026-12-24', false, 'no holiday, but nobody works'],
  ['2026-12-31', false, 'the same'],
])('%s: %s, %s', (date, expected) => {
  expect(isWorkingDay(date, austria)).toBe(expected);
});

test("the practice's own closed days count, the first and the last of them too", () => {
  const closed = { region: 'AT', closedDays: [{ from: '2026-11-25', to: '2026-11-26' }] } as const;
  expect(['24', '25', '26', '27'].map((day) => isWorkingDay(`2026-11-${day}`, closed))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(nthWorkingDayAfter('2026-11-24', 1, closed)).toBe('2026-11-27');
});

test('the turn of the year leaves few working days', () => {
  expect(nthWorkingDayAfter('2026-12-23', 1, austria)).toBe('2026-12-28');
  expect(nthWorkingDayAfter('2026-12-23', 4, austria)).toBe('2027-01-04');
  expect(nthWorkingDayBefore('2027-01-04', 2, austria)).toBe('2026-12-29');
});

test('a practice closed for good still gets an answer', () => {
  expect(
    nthWorkingDayAfter('2026-11-23', 2, {
      region: 'AT',
      closedDays: [{ from: '2026-01-01', to: '9999-12-31' }],
    }),
  ).toMatch(/^2029-/);
});
