import { seededRandom } from '@platzwart/emulator-data/seeded-random';
import { describe, expect, test } from 'vitest';
import type { Rhythm } from '../request/request-offer.ts';
import {
  type CountedStart,
  phoneText,
  publicLineOf,
  publicText,
  waitRange,
  waitRanges,
} from './wait-range.ts';

const start = (
  hour: '09' | '14',
  weeks: number,
  n = 1,
  rhythm: Rhythm = 'weekly',
): CountedStart => ({
  start: {
    slot: { locationId: 'praxis', weekday: 2, start: `${hour}:00`, end: `${hour}:45` },
    rhythm,
    weeks,
  },
  n,
});

describe('how long people waited', () => {
  test('is told from ten starts on, of regular places', () => {
    expect(waitRanges([start('09', 20, 9)])).toBeUndefined();
    expect(waitRanges([start('09', 20, 9), start('09', 20, 5, 'once')])).toBeUndefined();
    expect(waitRanges([start('09', 20, 9), start('09', 20, 1, 'fortnightly')])?.all).toEqual({
      from: 4,
      to: 5,
      unit: 'months',
    });
  });

  test('a half of the day needs ten of its own', () => {
    const ranges = waitRanges([start('09', 10, 10), start('14', 30, 9)]);
    expect(ranges?.morning).toEqual({ from: 2, to: 3, unit: 'months' });
    expect(ranges?.afternoon).toBeNull();
  });

  test('a place noted by hand counts for the whole practice', () => {
    const ranges = waitRanges([start('09', 20, 9)], new Map([[20, 1]]));
    expect([ranges?.all, ranges?.morning]).toEqual([{ from: 4, to: 5, unit: 'months' }, null]);
  });

  test('a start taken back does not count', () => {
    expect(waitRanges([start('09', 20, 10), start('09', 20, -1)])).toBeUndefined();
  });

  test('is always a range, and never narrower than the middle three fifths of the weeks counted, over 2,000 random years', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 2000; round++) {
      const weeks = Array.from({ length: random.between(10, 40) }, () =>
        random.between(0, random.pick([4, 12, 104])),
      ).sort((a, b) => a - b);
      const waits = new Map(
        weeks.map((week) => [week, weeks.filter((each) => each === week).length]),
      );
      const range = waitRange(waits);
      const length = range?.unit === 'weeks' ? 1 : 365.25 / 84;
      expect(range && range.from < range.to && range.from >= 0).toBe(true);
      // The lowest fifth ends within its bucket, the highest begins within its own.
      expect((range?.from ?? 0) * length).toBeLessThanOrEqual(
        (weeks[Math.ceil(weeks.length * 0.2) - 1] ?? 0) + 1,
      );
      expect((range?.to ?? 0) * length).toBeGreaterThanOrEqual(
        weeks[Math.ceil(weeks.length * 0.8) - 1] ?? 0,
      );
    }
  });
});

describe('in words', () => {
  const months = (from: number, to: number) => ({ from, to, unit: 'months' as const });

  test('a practice may say it in public', () => {
    expect(publicText({ all: months(5, 9), morning: months(2, 4), afternoon: null })).toBe(
      'Wer zuletzt einen Platz bekam, wartete meist 5 bis 9 Monate; am Vormittag 2 bis 4.',
    );
    expect(
      publicText({
        all: months(5, 9),
        morning: { from: 0, to: 6, unit: 'weeks' },
        afternoon: months(6, 10),
      }),
    ).toBe(
      'Wer zuletzt einen Platz bekam, wartete meist 5 bis 9 Monate; am Vormittag bis zu 6 Wochen, am Nachmittag 6 bis 10.',
    );
  });

  test('a half that is like the whole is not repeated, and one unit is singular', () => {
    expect(publicText({ all: months(0, 1), morning: months(0, 1), afternoon: null })).toBe(
      'Wer zuletzt einen Platz bekam, wartete meist bis zu 1 Monat.',
    );
  });

  test('and on the phone, as no promise', () => {
    expect(phoneText({ all: months(5, 9), morning: months(2, 4), afternoon: months(6, 10) })).toBe(
      'Wer zuletzt bei uns begonnen hat, wartete meist 5 bis 9 Monate, am Vormittag 2 bis 4, am Nachmittag 6 bis 10. Versprechen können wir das leider nicht.',
    );
  });

  test('of a half of the day alone, if that has a range of its own', () => {
    const ranges = { all: months(5, 9), morning: null, afternoon: months(6, 10) };
    expect(phoneText(ranges, 'afternoon')).toBe(
      'Wer zuletzt am Nachmittag bei uns begonnen hat, wartete meist 6 bis 10 Monate. Versprechen können wir das leider nicht.',
    );
    expect(phoneText(ranges, 'morning')).toBe(phoneText(ranges));
  });

  test('nothing is public unless the practice wants it and enough began', () => {
    const waitRanges = { all: months(5, 9), morning: null, afternoon: null };
    const told = { offering: { waitShown: true }, waitRanges, isListGrowing: false };
    expect(publicLineOf({ ...told, offering: { waitShown: false } })).toBe('');
    expect(publicLineOf({ ...told, waitRanges: null })).toBe('');
    expect(publicLineOf({ ...told, isListGrowing: true })).toBe('');
    expect(publicLineOf(told)).toMatch(/5 bis 9 Monate/);
  });
});
