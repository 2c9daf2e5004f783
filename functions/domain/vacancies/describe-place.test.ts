import { describe, expect, test } from 'vitest';
import { longMoment, placeFrom, placeWhen } from './describe-place.ts';

const wednesday = {
  slot: { weekday: 3, start: '15:00', end: '15:45' },
  rhythm: 'weekly',
  startsOn: '2026-12-02',
} as const;

describe('a place in words', () => {
  test('is named by its weekday, and from when', () => {
    expect(placeWhen(wednesday)).toBe('mittwochs, 15–15:45 Uhr');
    expect(placeFrom(wednesday)).toBe('mittwochs, 15–15:45 Uhr, ab 2. Dezember');
  });

  test('is named by its date if it is a single one', () => {
    const once = { ...wednesday, rhythm: 'once' } as const;
    expect(placeWhen(once)).toBe('Mittwoch, 2. Dezember 2026, 15–15:45 Uhr');
    expect(placeFrom(once)).toBe(placeWhen(once));
  });

  test('has a deadline by Berlin clocks, in summer and in winter', () => {
    expect(longMoment(new Date('2026-11-24T17:00:00Z'))).toBe('Dienstag, 24. November, 18 Uhr');
    expect(longMoment(new Date('2026-07-31T22:30:00Z'))).toBe('Samstag, 1. August, 0:30 Uhr');
  });
});
