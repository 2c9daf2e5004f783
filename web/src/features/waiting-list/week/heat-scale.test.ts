import { describe, expect, test } from 'vitest';
import { heatScale, heatStep, stepsOf } from './heat-scale.ts';

const words = (max: number) =>
  stepsOf(heatScale(max))
    .map(({ from, to }) => (to === undefined ? `${from}+` : from === to ? `${from}` : `${from}–${to}`))
    .join(' / ');

describe('the scale suits the fullest cell', () => {
  test.each([
    [0, '0 / 1–2 / 3–5 / 6–9 / 10+'],
    [5, '0 / 1–2 / 3–5 / 6–9 / 10+'],
    [19, '0 / 1–2 / 3–5 / 6–9 / 10+'],
    [20, '0 / 1–4 / 5–9 / 10–14 / 15+'],
    [50, '0 / 1–9 / 10–19 / 20–29 / 30+'],
    [100, '0 / 1–24 / 25–49 / 50–74 / 75+'],
    [250, '0 / 1–49 / 50–99 / 100–149 / 150+'],
    [500, '0 / 1–99 / 100–199 / 200–299 / 300+'],
    [1000, '0 / 1–249 / 250–499 / 500–749 / 750+'],
    [4999, '0 / 1–999 / 1000–1999 / 2000–2999 / 3000+'],
  ])('%i at most: %s', (max, expected) => {
    expect(words(max)).toBe(expected);
  });

  test('every step has whole, growing bounds, and the fullest cell of a large week is in the strongest step', () => {
    for (let max = 1; max <= 6000; max++) {
      const scale = heatScale(max);
      expect(scale.every(Number.isInteger)).toBe(true);
      expect([...scale].sort((a, b) => a - b)).toEqual([...scale]);
      if (max >= 10) expect(heatStep(max, scale)).toBe(4);
    }
  });
});

describe('one booking does not make the colours jump', () => {
  test('around a border the larger scale stays until the week has become clearly emptier', () => {
    const grown = heatScale(330, heatScale(329));
    expect(heatScale(329)).not.toEqual(grown);
    expect(heatScale(329, grown)).toBe(grown);
    expect(heatScale(297, grown)).toBe(grown);
    expect(heatScale(296, grown)).toEqual(heatScale(296));
  });

  test('a practice that archives almost everybody comes back to the small scale', () => {
    expect(heatScale(3, heatScale(500))).toEqual(heatScale(3));
  });

  test('growing is followed at once', () => {
    expect(heatScale(20, heatScale(19))).toEqual(heatScale(20));
  });
});

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, 3],
  [9, 3],
  [10, 4],
  [250, 4],
])('in a small week %i waiting is step %i', (waiting, step) => {
  expect(heatStep(waiting, heatScale(10))).toBe(step);
});
