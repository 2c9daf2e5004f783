import { describe, expect, test } from 'vitest';
import { visibleRowsOf } from './visible-rows.ts';

const rows = (gap: number, ...indexes: number[]) =>
  indexes.map((index) => ({ index, start: index * (36 + gap), end: index * (36 + gap) + 36 }));
/** The list's height with these parts. */
const height = (parts: ReturnType<typeof visibleRowsOf>, gap: number) =>
  parts.reduce((sum, part) => sum + ('space' in part ? part.pixels : 36), 0) +
  gap * (parts.length - 1);

describe.each([0, 12])('a list with gaps of %i pixels', (gap) => {
  const total = 1000 * (36 + gap) - gap;

  test('is as high as with all of its rows, wherever the page is scrolled to', () => {
    for (const drawn of [
      rows(gap, 0, 1, 2),
      rows(gap, 500, 501),
      rows(gap, 998, 999),
      rows(gap, 3, 400, 401, 402),
    ]) {
      expect(height(visibleRowsOf(drawn, total, gap), gap)).toBeCloseTo(total);
    }
  });

  test('has no room between neighbours', () => {
    expect(visibleRowsOf(rows(gap, 0, 1, 2), 3 * (36 + gap) - gap, gap)).toEqual([
      { index: 0 },
      { index: 1 },
      { index: 2 },
    ]);
  });

  test('has room between a focused row out of sight and those in sight', () => {
    expect(
      visibleRowsOf(rows(gap, 3, 400), total, gap).map((part) =>
        'space' in part ? 'space' : part.index,
      ),
    ).toEqual(['space', 3, 'space', 400, 'space']);
  });
});
