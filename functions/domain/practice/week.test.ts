import { expect, test } from 'vitest';
import type { WeeklyRange } from '../waiting-list/slot.ts';
import { maxWeekLength, rangesOf, weekOf } from './week.ts';

const at = (weekday: 1 | 2 | 3, start: string, end: string): WeeklyRange => ({
  weekday,
  start,
  end,
});
const plan = (...selectableSlots: WeeklyRange[]) => ({ selectableSlots });

test('writes the week of all locations as one, neighbours joined, and reads it back', () => {
  const week = weekOf([
    plan(at(3, '09:00', '13:00'), at(1, '13:00', '18:00')),
    plan(at(1, '08:00', '12:00'), at(3, '12:00', '14:00')),
  ]);
  expect(week).toBe('1 0800-1200 1300-1800,3 0900-1400');
  expect(rangesOf(week)).toEqual([
    at(1, '08:00', '12:00'),
    at(1, '13:00', '18:00'),
    at(3, '09:00', '14:00'),
  ]);
});

test('a range inside another one changes nothing', () => {
  expect(weekOf([plan(at(1, '08:00', '18:00')), plan(at(1, '09:00', '10:00'))])).toBe(
    '1 0800-1800',
  );
});

test('no times, an unknown week and one that cannot be read are nothing', () => {
  expect(weekOf([plan()])).toBe('');
  for (const week of ['', undefined, 'Montag', '1', '1 8-12']) expect(rangesOf(week)).toEqual([]);
});

test('a week of the most scattered hours still fits', () => {
  const scattered = Array.from({ length: 24 }, (_, i) => String(i).padStart(2, '0')).map((hour) =>
    at(1, `${hour}:00`, `${hour}:30`),
  );
  expect(weekOf([plan(...scattered)]).length * 7).toBeGreaterThan(maxWeekLength);
  expect(
    weekOf(
      [1, 2, 3].map((day) => plan(...scattered.map((range) => ({ ...range, weekday: day as 1 })))),
    ),
  ).toHaveLength(3 * (1 + 24 * 10) + 2);
});
