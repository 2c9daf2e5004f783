import { expect, test } from 'vitest';
import { areaOf, pathThrough, ticksOf } from './area.ts';

test('ticks are round, few, and reach over all values', () => {
  expect(ticksOf(0, 17)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksOf(0, 1)).toEqual([0, 0.5, 1]);
  expect(ticksOf(-12, 150)).toEqual([-50, 0, 50, 100, 150]);
  for (const max of [1, 3, 7.5, 42, 99, 100, 101, 1234]) {
    const ticks = ticksOf(0, max);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});

test('values lie within the area, the highest on top', () => {
  const { x, y, left, right, top, bottom } = areaOf({
    width: 390,
    height: 200,
    columns: 12,
    max: 20,
  });
  expect([y(0), y(20)]).toEqual([bottom, top]);
  expect(x(0)).toBeGreaterThan(left);
  expect(x(11)).toBeLessThan(right);
});

test('a missing value is a gap', () => {
  expect(pathThrough([[1, 2], undefined, [3, 4], [5, 6]])).toBe('M1.0 2.0M3.0 4.0L5.0 6.0');
});
