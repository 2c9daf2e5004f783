import { describe, expect, test } from 'vitest';
import { placementsOf, placesPerMonth, waitEstimate } from './wait-estimate.ts';

const now = new Date('2026-11-23T09:00:00Z');
const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(now.getTime() - days * day);
const monday = 'praxis_1_0800-0900';
const friday = 'praxis_5_0800-0900';

const found = (days: readonly number[], slotKeys = [monday]) =>
  days.map((n) => ({ days: n, slotKeys }));
/** Of practices that gave no place through an offer. */
const starts: [] = [];

describe('how long others waited', () => {
  test('is the middle half of them, rounded away from the middle, so that nobody is promised less than it took', () => {
    const places = found([5, 30, 62, 70, 80, 90, 100, 110, 118, 121, 300, 500]);
    expect(waitEstimate([monday], { places, starts })).toEqual({ from: 2, to: 4, unit: 'months' });
  });

  test('is told in weeks where it was short', () => {
    expect(
      waitEstimate([monday], { starts, places: found([1, 8, 9, 10, 15, 15, 20, 20, 27, 40]) }),
    ).toEqual({
      from: 1,
      to: 3,
      unit: 'weeks',
    });
  });

  test('that all found a place at once is up to a week: no span has no length', () => {
    expect(
      waitEstimate([monday], { starts, places: found(Array.from({ length: 10 }, () => 0)) }),
    ).toEqual({
      from: 0,
      to: 1,
      unit: 'weeks',
    });
  });

  test('is not told of nine: that is chance', () => {
    const nine = found(Array.from({ length: 9 }, () => 70));
    expect(waitEstimate([monday], { starts, places: nine })).toBeUndefined();
    expect(waitEstimate([monday], { starts, places: [...nine, ...found([70])] })).toEqual({
      from: 2,
      to: 3,
      unit: 'months',
    });
  });

  test('counts only those who preferred one of the same times, each once however many they share', () => {
    const places = [...found(Array.from({ length: 9 }, () => 20)), ...found([20], [friday])];
    expect(waitEstimate([monday], { places, starts })).toBeUndefined();
    const sharing = found([20], [monday, friday]);
    expect(
      waitEstimate([monday, friday], { starts, places: [...places.slice(0, 8), ...sharing] }),
    ).toBeUndefined();
    expect(waitEstimate([friday, monday], { places, starts })).toEqual({
      from: 2,
      to: 3,
      unit: 'weeks',
    });
    expect(waitEstimate([], { starts, places: [...places, ...places] })).toBeUndefined();
  });
});

describe('where ten began at such times', () => {
  const at = (slotKey: string, weeks: number, n = 1) => ({ slotKey, weeks, n });
  const places = found(Array.from({ length: 12 }, () => 300));

  test('it is those who began that count, not those who would have liked to', () => {
    const began = [at(monday, 8, 5), at('praxis_1_0815-0900', 12, 5), at(friday, 90, 50)];
    expect(waitEstimate([monday], { places, starts: began })).toEqual({
      from: 1,
      to: 3,
      unit: 'months',
    });
    expect(waitEstimate([monday], { places, starts: [at(monday, 8, 9)] })).toEqual({
      from: 9,
      to: 10,
      unit: 'months',
    });
  });

  test('their number a month is told, rounded down, and never as none', () => {
    const perMonth = (n: number) =>
      placesPerMonth([monday, friday], { starts: [at(monday, 3, n)] });
    expect([9, 10, 23, 24, 40].map(perMonth)).toEqual([undefined, 1, 1, 2, 3]);
    expect(placesPerMonth([friday], { starts: [at(monday, 3, 40)] })).toBeUndefined();
  });
});

describe('what is stored of places that were found', () => {
  const request = {
    archiveReason: 'placeFound' as const,
    requestedAt: ago(100),
    archivedAt: ago(10),
    slotKeys: [monday],
    places: [],
  };

  test('is how long it took and for which times, and nothing of whom', () => {
    expect(placementsOf([{ ...request, firstname: 'Erika' } as typeof request], [], now)).toEqual({
      at: now,
      places: [{ days: 90, slotKeys: [monday] }],
      starts: [],
    });
  });

  test('is counted up to the first day of the first place that was given here', () => {
    const place = {
      vacancyId: 'v',
      slot: { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
      rhythm: 'weekly',
    } as const;
    const given = (startsOn: string) => ({ ...place, startsOn, therapist: '', givenAt: ago(20) });
    const places = [given('2026-11-02'), given('2026-11-16')];
    expect(placementsOf([{ ...request, places }], [], now).places).toEqual([
      { days: 79, slotKeys: [monday] },
    ]);
  });

  test('is of those alone who found one within a year', () => {
    const others = [
      { ...request, archiveReason: 'noInterest' as const },
      { ...request, archivedAt: null },
      { ...request, archivedAt: ago(366) },
    ];
    expect(placementsOf(others, [], now).places).toEqual([]);
    expect(placementsOf([{ ...request, archivedAt: ago(364) }], [], now).places).toHaveLength(1);
  });

  test('is never more than one document can hold', () => {
    const slotKeys = Array.from({ length: 240 }, (_, n) => `praxis_1_${n}`);
    const { places } = placementsOf(
      Array.from({ length: 500 }, () => ({ ...request, slotKeys })),
      [],
      now,
    );
    expect(JSON.stringify(places).length).toBeLessThan(900_000);
    expect(placementsOf(Array(500).fill(request), [], now).places).toHaveLength(200);
  });
});
