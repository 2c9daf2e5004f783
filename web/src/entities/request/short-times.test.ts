import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { describe, expect, test } from 'vitest';
import { formatShortTimes, withoutBreaks } from './short-times.ts';

const slot = (weekday: number, start: string, end: string, locationId = 'praxis'): Slot => ({
  locationId,
  weekday,
  start,
  end,
});
const short = (...slots: Slot[]) =>
  formatShortTimes(slots).map((entry) => entry.replaceAll('\u00a0', ' '));

describe('times in short', () => {
  test('join days with the same time, three in a row as a span', () => {
    const morning = [1, 2, 3, 5].map((day) => slot(day, '08:00', '11:00'));
    expect(short(...morning)).toEqual(['Mo–Mi, Fr 8–11']);
    expect(short(...[1, 2, 3, 4, 5].map((day) => slot(day, '08:00', '18:00')))).toEqual([
      'Mo–Fr 8–18',
    ]);
    expect(short(slot(1, '08:30', '12:00'), slot(2, '08:30', '12:00'))).toEqual(['Mo, Di 8:30–12']);
  });

  test('keep different times apart and merge what touches, wherever it is', () => {
    expect(
      short(
        slot(4, '14:00', '18:00'),
        slot(1, '08:00', '10:00'),
        slot(1, '10:00', '12:00', 'lend'),
      ),
    ).toEqual(['Mo 8–12', 'Do 14–18']);
    expect(short()).toEqual([]);
  });

  test('break nowhere', () => {
    expect(formatShortTimes([1, 3].map((day) => slot(day, '08:00', '11:00')))).toEqual([
      'Mo,\u00a0Mi\u00a08–11',
    ]);
    expect(withoutBreaks('Mo 8–12 Uhr, Di 9–10 Uhr')).toBe(
      'Mo\u00a08–12\u00a0Uhr, Di\u00a09–10\u00a0Uhr',
    );
  });
});
