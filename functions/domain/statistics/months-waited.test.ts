import { expect, it } from 'vitest';
import { monthsWaited } from './months-waited.ts';
import type { CountedStart } from './wait-range.ts';

const start = (locationId: string, hour: '09' | '14', weeks: number, n: number): CountedStart => ({
  start: { slot: { locationId, weekday: 2, start: `${hour}:00`, end: `${hour}:45` }, rhythm: 'weekly', weeks },
  n,
});

it('tells the months that half of those who began waited at least, for each part with ten starts of its own', () => {
  const starts = [start('nord', '09', 12, 10), start('sued', '14', 38, 9), start('sued', '09', 38, 2)];
  expect(monthsWaited(starts, ['nord', 'sued'])).toEqual({ _all: 8.7, _morning: 2.9, nord_all: 2.9, nord_morning: 2.9, sued_all: 8.9 });
});
