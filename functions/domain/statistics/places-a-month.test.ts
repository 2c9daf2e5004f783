import { expect, it } from 'vitest';
import { MonthStatistics, startKey } from './month.ts';
import type { Month } from './months.ts';
import { placesAMonth } from './places-a-month.ts';

const starts = (
  locationId: string,
  hour: '09' | '14',
  n: number,
  rhythm: 'weekly' | 'once' = 'weekly',
) => ({
  [startKey({
    slot: { locationId, weekday: 2, start: `${hour}:00`, end: `${hour}:45` },
    rhythm,
    weeks: 12,
  })]: n,
});
const all = {
  ...starts('nord', '09', 10),
  ...starts('sued', '14', 9),
  ...starts('sued', '09', 2),
  ...starts('sued', '14', 50, 'once'),
};
const month = (days: number, placeNoted = 0): Month => {
  const day = { open: 0, arrived: {}, left: {}, followUps: {} };
  const recorded = Array.from({ length: days }, (_, n) => [
    String(n + 1).padStart(2, '0'),
    n === 0 ? { ...day, left: { placeNoted } } : day,
  ]);
  return {
    name: '2026-01',
    counts: MonthStatistics.parse({ starts: all, days: Object.fromEntries(recorded) }),
  };
};

it('counts regular places by the days recorded, for each part with ten of its own; those noted by hand only for the practice', () => {
  const noMore = {
    _all: 20.62,
    _morning: 11.78,
    nord_all: 9.82,
    nord_morning: 9.82,
    sued_all: 10.8,
  };
  expect(placesAMonth([month(31)], ['nord', 'sued'])).toEqual(noMore);
  expect(placesAMonth([month(31, 21)], ['nord', 'sued'])).toEqual({ ...noMore, _all: 41.24 });
});

it('says nothing before four weeks are recorded', () => {
  expect(placesAMonth([month(27)], ['nord'])).toEqual({});
});
