import { seededRandom } from '@platzwart/emulator-data/seeded-random';
import { describe, expect, test } from 'vitest';
import { percentile, sizeOf, sumOf } from './percentiles.ts';

describe('percentiles of buckets', () => {
  test('differ from those of the values by less than a bucket, over 2,000 random samples', () => {
    const random = seededRandom(25);
    for (let round = 0; round < 2000; round++) {
      const values = Array.from(
        { length: random.between(1, 60) },
        () => random.between(0, 7000) / 100,
      ).sort((a, b) => a - b);
      const buckets = sumOf(values.map((value) => new Map([[Math.floor(value), 1]])));
      for (const share of [0.2, 0.5, 0.8]) {
        const exact = values[Math.max(0, Math.ceil(share * values.length) - 1)] ?? 0;
        expect(Math.abs((percentile(buckets, share) ?? Number.NaN) - exact)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('rise with the share', () => {
    const buckets = new Map([
      [3, 2],
      [1, 5],
      [40, 1],
    ]);
    const values = [0.1, 0.2, 0.5, 0.8, 1].map((share) => percentile(buckets, share) ?? 0);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values.at(-1)).toBe(41);
  });

  test('of nothing are nothing, and a place taken back in another month makes no negative bucket', () => {
    expect(percentile(new Map(), 0.5)).toBeUndefined();
    expect(percentile(new Map([[4, -1]]), 0.5)).toBeUndefined();
    expect(
      sizeOf(
        new Map([
          [4, -1],
          [5, 2],
        ]),
      ),
    ).toBe(2);
    expect(sumOf([new Map([[4, -1]]), new Map([[4, 1]])]).get(4)).toBe(0);
  });
});
