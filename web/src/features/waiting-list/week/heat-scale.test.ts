import { describe, expect, test } from 'vitest';
import { heatScale, heatStep, stepsOf } from './heat-scale.ts';

const words = (counts: readonly number[]) =>
  stepsOf(heatScale(counts))
    .map(({ from, to }) =>
      to === undefined ? `${from}+` : from === to ? `${from}` : `${from}–${to}`,
    )
    .join(' / ');
/** `n` cells whose counts grow evenly up to `max`. */
const evenly = (max: number, n = 42) =>
  Array.from({ length: n }, (_, i) => Math.round(((i + 1) * max) / n));

describe('the scale suits the cells that are shown', () => {
  test.each([
    ['an empty week', [], '0 / 1 / 2 / 3 / 4 / 5 / 6+'],
    ['up to six: each number', [0, 1, 5], '0 / 1 / 2 / 3 / 4 / 5 / 6+'],
    ['everywhere the same', [12, 12, 12], '0 / 1+'],
    ['one is fuller', [12, 12, 20], '0 / 1–19 / 20+'],
    ['an even week of 20', evenly(20), '0 / 1–3 / 4–6 / 7–9 / 10–13 / 14–16 / 17+'],
    ['an even week of 500', evenly(500), '0 / 1–79 / 80–159 / 160–259 / 260–339 / 340–419 / 420+'],
  ])('%s: %j', (_what, counts, expected) => {
    expect(words(counts)).toBe(expected);
  });

  test('two thirds between 10 and 19 are not one shade', () => {
    const counts = [
      2,
      3,
      5,
      6,
      8,
      9,
      ...Array.from({ length: 28 }, (_, i) => 10 + (i % 10)),
      20,
      21,
      22,
      24,
    ];
    const scale = heatScale(counts);
    expect(heatStep(19, scale) - heatStep(10, scale)).toBeGreaterThanOrEqual(3);
    expect(heatStep(20, scale) - heatStep(19, scale)).toBeLessThanOrEqual(1);
  });

  test('bounds grow, nobody waiting is step 0, the fullest cell has the strongest colour', () => {
    for (let max = 1; max <= 3000; max += 7) {
      const counts = evenly(max, 30);
      const scale = heatScale(counts);
      const bounds = scale.map(({ from }) => from);
      expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
      expect(bounds.every(Number.isInteger)).toBe(true);
      expect([heatStep(-1, scale), heatStep(0, scale)]).toEqual([0, 0]);
      if (max >= 6) expect(heatStep(max, scale)).toBe(6);
    }
  });
});

describe('one booking does not make the colours jump', () => {
  const before = heatScale(evenly(20));

  test('a few more leave the scale as it is', () => {
    expect(heatScale([...evenly(20).slice(5), 6, 7, 8, 9, 21], before)).toBe(before);
  });

  test('a practice that archives almost everybody gets a new one', () => {
    expect(heatScale([1, 0, 3], before)).toEqual(heatScale([1, 0, 3]));
    expect(heatScale(evenly(200), before)).toEqual(heatScale(evenly(200)));
  });
});
