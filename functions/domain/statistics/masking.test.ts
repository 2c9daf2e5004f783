import { describe, expect, test } from 'vitest';
import { masked } from './masking.ts';

const counts = [false, true, true, true];

describe('small numbers in files', () => {
  test('read less than five, and nothing else changes', () => {
    expect(masked([['November 2026', 0, 5, 12]], counts)).toEqual([['November 2026', 0, 5, 12]]);
    expect(masked([['November 2026', 1, 4, 12]], counts)).toEqual([
      ['November 2026', '<5', '<5', 12],
    ]);
  });

  test('a single one is not to be found by subtracting from a sum: the smallest beside it is hidden as well', () => {
    expect(masked([['November 2026', 3, 12, 7]], counts)).toEqual([
      ['November 2026', '<5', 12, '≥5'],
    ]);
    expect(masked([['November 2026', 3, 0, null]], counts)).toEqual([
      ['November 2026', '<5', 0, null],
    ]);
  });

  test('what counts no people stays', () => {
    expect(masked([[3, 2.4, '–']], [false, false, false])).toEqual([[3, 2.4, '–']]);
  });
});
