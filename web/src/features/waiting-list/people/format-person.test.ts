import { describe, expect, test } from 'vitest';
import type { ChosenTime } from './chosen-times.ts';
import { atAGlance, formatAge, formatTimes, otherTimes, possibleTimes } from './format-person.ts';

describe('the age', () => {
  test.each([
    ['1984-05-17', '42 J.'],
    ['2024-11-21', '2 J.'],
    ['2024-11-22', '23 Monate'],
    ['2026-10-21', '1 Monat'],
    ['2026-11-20', 'unter 1 Monat'],
    ['2027-01-01', undefined],
    [undefined, undefined],
  ])('born %s: %s', (birthdate, words) => {
    expect(formatAge(birthdate, '2026-11-21')).toBe(words);
  });
});

test('more times than one reads at a glance are a number, never just one of them', () => {
  const ranges = (n: number) => Array.from({ length: n }, (_, i) => `Mo ${i}`);
  expect(atAGlance(ranges(8))).toEqual({ shown: ranges(8), more: 0 });
  expect(atAGlance(ranges(9))).toEqual({ shown: ranges(7), more: 2 });
});

describe('times in words', () => {
  const slot = (weekday: number, start: string, end: string, locationId = 'mitte') => ({
    locationId,
    weekday,
    start,
    end,
  });
  const time = (weekday: number, start: string, end: string, ...keys: string[]): ChosenTime => ({
    id: `${weekday} ${start}`,
    weekday,
    start,
    end,
    keys,
    locationId: undefined,
    isOffered: true,
  });
  const offered = [
    slot(1, '08:00', '12:00'),
    slot(2, '08:00', '12:00'),
    slot(1, '08:00', '12:00', 'nord'),
  ];

  test('other times leave out the chosen one, the same hour at another location, and what is no longer offered', () => {
    const request = {
      slots: [
        slot(1, '08:00', '12:00'),
        slot(1, '08:00', '12:00', 'nord'),
        slot(2, '08:00', '12:00'),
        slot(6, '08:00', '12:00'),
      ],
    };
    expect(otherTimes(request, [time(1, '08:00', '10:00')], offered)).toEqual([
      'Mo 10–12',
      'Di 8–12',
    ]);
  });

  test('of several chosen times those are named that somebody waits for', () => {
    const times = [
      time(1, '08:00', '09:00', 'a', 'b'),
      time(1, '09:00', '10:00', 'c'),
      time(2, '08:00', '09:00', 'd'),
    ];
    expect(possibleTimes({ slotKeys: ['b', 'c'] }, times)).toEqual(['Mo 8–10']);
    expect(formatTimes(times)).toEqual(['Mo 8–10', 'Di 8–9']);
  });
});
