import { seededRandom } from '@platzwart/emulator-data/seeded-random';
import { describe, expect, test } from 'vitest';
import { cellsOf, slotKey } from '../waiting-list/slot.ts';
import { MonthStatistics, startKey } from './month.ts';
import type { Month } from './months.ts';
import { demandAgainstPlaces, demandOfHalves, reachOf } from './reach.ts';
import { inHundredths, weightedDemand } from './weighted-demand.ts';

const cells = cellsOf(
  { id: 'graz', selectableSlots: [{ weekday: 1, start: '10:00', end: '14:00' }] },
  60,
);
const [ten, eleven, twelve] = cells.map(slotKey);
const place = (start: string, end: string, locationId = 'graz') => ({
  locationId,
  weekday: 1,
  start,
  end,
});
const starts = (
  slot: ReturnType<typeof place>,
  n: number,
  rhythm: 'weekly' | 'once' = 'weekly',
) => ({
  [startKey({ slot, rhythm, weeks: 9 })]: n,
});
const days = (count: number, left: Record<string, number> = {}) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      String(i + 1).padStart(2, '0'),
      { open: 0, arrived: {}, left: i ? {} : left, noted: {}, followUps: {} },
    ]),
  );
const month = (counts: Partial<MonthStatistics>): Month => ({
  name: '2026-01',
  counts: MonthStatistics.parse(counts),
});

describe('weighted demand', () => {
  test('counts each person once, however many cells suit them', () => {
    const random = seededRandom(3);
    const requests = Array.from({ length: 300 }, () => ({
      status: random.happens(0.8) ? ('open' as const) : ('archived' as const),
      slotKeys: cells.map(slotKey).filter(() => random.happens(0.4)),
    }));
    const counted = requests.filter(
      ({ status, slotKeys }) => status === 'open' && slotKeys.length > 0,
    );
    const people = [...weightedDemand(requests).values()].reduce((sum, n) => sum + n, 0);
    expect(people).toBeCloseTo(counted.length, 6);
  });

  test('shares a person over their cells', () => {
    const demand = weightedDemand([
      { status: 'open', slotKeys: [ten ?? '', eleven ?? ''] },
      { status: 'open', slotKeys: [ten ?? ''] },
    ]);
    expect(inHundredths(demand)).toEqual({ [ten ?? '']: 150, [eleven ?? '']: 50 });
    expect(demandOfHalves({ [ten ?? '']: 150, [twelve ?? '']: 50 })).toEqual({
      morning: 1.5,
      afternoon: 0.5,
    });
  });
});

describe('the reach', () => {
  const demand = new Map([
    [ten ?? '', 12],
    [twelve ?? '', 4],
  ]);

  test('is how long it takes at this pace, by half-day from five places on', () => {
    const months = [
      month({
        days: days(30),
        starts: { ...starts(place('10:00', '11:00'), 6), ...starts(place('12:00', '13:00'), 4) },
      }),
    ];
    const { all, halfDays } = reachOf(demand, months, { open: 20 });
    expect(all).toEqual({ people: 20, places: 10, months: expect.closeTo(1.97, 2) });
    expect(halfDays).toEqual([
      { weekday: 1, half: 'morning', people: 12, places: 6, months: expect.closeTo(1.97, 2) },
      { weekday: 1, half: 'afternoon', people: 4, places: 4, months: undefined },
    ]);
  });

  test('counts places noted by hand for the whole practice only, and no single dates', () => {
    const months = [
      month({
        days: days(30, { placeNoted: 3 }),
        starts: {
          ...starts(place('10:00', '11:00'), 5),
          ...starts(place('11:00', '12:00'), 9, 'once'),
        },
      }),
    ];
    expect(reachOf(demand, months).all.places).toBe(8);
    expect(reachOf(demand, months, { narrowed: { half: 'morning' } }).all).toMatchObject({
      places: 5,
      people: 12,
    });
  });

  test('is not told before four weeks have passed, nor without a place', () => {
    expect(
      reachOf(demand, [month({ days: days(27), starts: starts(place('10:00', '11:00'), 9) })]).all
        .months,
    ).toBeUndefined();
    expect(reachOf(demand, [month({ days: days(31) })]).all.months).toBeUndefined();
  });
});

test('a place that lies across two cells counts half for each', () => {
  const months = [
    month({
      starts: {
        ...starts(place('10:30', '11:30'), 3),
        ...starts(place('10:00', '11:00', 'wien'), 7),
      },
    }),
  ];
  const against = demandAgainstPlaces(cells, new Map([[ten ?? '', 2.5]]), months);
  expect(against.map(({ people, places }) => [people, places])).toEqual([
    [2.5, 1.5],
    [0, 1.5],
    [0, 0],
    [0, 0],
  ]);
});
