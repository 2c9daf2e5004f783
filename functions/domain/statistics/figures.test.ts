import { describe, expect, test } from 'vitest';
import {
  filledWithin,
  flowByMonth,
  offersByMonth,
  reasonsOf,
  waitingByMonth,
  waitingOf,
} from './figures.ts';
import { MonthStatistics, startKey } from './month.ts';
import { isGrowing, type Month, monthsUntil } from './months.ts';

const month = (name: string, counts: Partial<MonthStatistics>): Month => ({
  name,
  counts: MonthStatistics.parse(counts),
});
const morning = { locationId: 'graz', weekday: 2, start: '09:00', end: '09:45' };
const afternoon = { ...morning, locationId: 'wien', start: '15:00', end: '15:45' };
const start = (slot: typeof morning, weeks: number, rhythm: 'weekly' | 'once' = 'weekly') =>
  startKey({ slot, rhythm, weeks });
const day = (open: number, arrived: Record<string, number>, left: Record<string, number> = {}) => ({
  open,
  arrived,
  left,
  noted: {},
  followUps: {},
});

test('months are counted back from that day, over the turn of the year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

describe('how long people waited', () => {
  const months = [
    month('2026-01', {
      starts: {
        [start(morning, 10)]: 3,
        [start(afternoon, 30)]: 3,
        [start(morning, 1, 'once')]: 9,
      },
    }),
    month('2026-02', { weeksToOffer: { 4: 1, 6: 1 }, starts: { [start(morning, 20)]: 1 } }),
  ];

  test('is told month by month, from three on, without single dates', () => {
    const [january, february] = waitingByMonth(months);
    expect(january).toMatchObject({
      starts: 6,
      untilStart: { median: 11 },
      offers: 0,
      untilOffer: undefined,
    });
    expect(february).toMatchObject({
      starts: 1,
      untilStart: undefined,
      offers: 2,
      untilOffer: undefined,
    });
  });

  test('can be narrowed to a location or half of the day', () => {
    expect(waitingOf(months, { half: 'afternoon' })?.median).toBe(30.5);
    expect(waitingOf(months, { locationId: 'graz' })).toMatchObject({
      low: expect.closeTo(10.27, 1),
    });
    expect(waitingOf(months, { locationId: 'linz' })).toBeUndefined();
  });
});

test('who came, who left and what else happened add up to who waits', () => {
  const [january, february] = flowByMonth([
    month('2026-01', { days: { '31': day(40, { online: 2 }), '30': day(38, {}) } }),
    // Twenty imported with their old dates, one reopened.
    month('2026-02', {
      days: { '01': day(62, { online: 3, phone: 1 }, { placeGiven: 2, withdrawn: 1 }) },
    }),
  ]);
  expect(january).toMatchObject({
    open: 40,
    others: undefined,
    arrived: { online: 2, phone: 0, import: 0 },
  });
  expect(february).toMatchObject({
    open: 62,
    others: 21,
    left: { placeGiven: 2, withdrawn: 1, merged: 0 },
  });
  expect(flowByMonth([month('2026-03', {})])[0]?.open).toBeUndefined();
});

test('the wait until a start counts places noted by hand, but not for a part of the practice', () => {
  const months = [month('2026-01', { days: { '31': { ...day(1, {}), noted: { 7: 3 } } } })];
  expect([waitingByMonth(months)[0]?.starts, waitingOf(months)?.low.toFixed(1)]).toEqual([
    3,
    '7.2',
  ]);
  expect([
    waitingByMonth(months, { half: 'morning' })[0]?.starts,
    waitingOf(months, { half: 'morning' }),
  ]).toEqual([0, undefined]);
});

test.each([
  [10, 11, false],
  [10, 12, true],
  [0, 1, true],
  [0, 0, false],
])('of %i who left and %i who came, a list is growing: %s', (left, came, expected) => {
  expect(
    isGrowing([month('2026-01', { days: { '31': day(1, { online: came }, { other: left }) } })]),
  ).toBe(expected);
});

test('offers are told by how they ended, in all modes', () => {
  const offers = {
    offered_inTurn: 9,
    accepted_inTurn: 2,
    accepted_together: 1,
    expired_firstWins: 4,
    skipped_inTurn: 8,
    taken_inTurn: 3,
  };
  expect(offersByMonth([month('2026-01', { offers })])[0]?.ends).toEqual({
    accepted: 3,
    declined: 0,
    expired: 4,
    lost: 0,
    withdrawn: 0,
  });
});

test('vacancies are filled by and by, and those after a month never reach the whole', () => {
  const { of, shares } = filledWithin([
    month('2026-01', { daysToAccepted: { 0: 1, 2: 2, more: 1 } }),
  ]);
  expect([of, shares.length, ...shares.slice(0, 4), shares.at(-1)]).toEqual([
    4, 31, 0.25, 0.25, 0.75, 0.75, 0.75,
  ]);
  expect(filledWithin([]).shares.every((share) => share === 0)).toBe(true);
});

test('reasons add up over months', () => {
  const months = [
    month('2026-01', { declined: { time: 2 } }),
    month('2026-02', { declined: { time: 1, none: 4 }, givenTo: { 1: 3 } }),
  ];
  expect(reasonsOf(months)).toEqual({
    declined: { time: 3, none: 4 },
    givenTo: { 1: 3 },
    passedOver: {},
  });
});
