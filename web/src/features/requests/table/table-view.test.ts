import { describe, expect, test } from 'vitest';
import { pageOf, pageSizeFrom } from './table-view.ts';

describe('the pages', () => {
  const items = Array.from({ length: 53 }, (_, i) => i);

  test('have the requested size, the last one the rest', () => {
    expect(pageOf(items, 1, 25)).toMatchObject({
      page: 1,
      pages: 3,
      first: 1,
      last: 25,
      total: 53,
    });
    expect(pageOf(items, 3, 25)).toMatchObject({ rows: [50, 51, 52], first: 51, last: 53 });
  });

  test('lead to the nearest one when the list has shrunk or the address is nonsense', () => {
    expect(pageOf(items, 9, 25).page).toBe(3);
    expect(pageOf(items, -1, 25).page).toBe(1);
    expect(pageOf(items, Number.NaN, 25).page).toBe(1);
  });

  test('an empty list is one page from 0 to 0', () => {
    expect(pageOf([], 1, 25)).toEqual({ rows: [], page: 1, pages: 1, first: 0, last: 0, total: 0 });
  });

  test('only offered sizes are taken from the address', () => {
    expect(pageSizeFrom('100')).toBe(100);
    expect(pageSizeFrom('100000')).toBe(25);
    expect(pageSizeFrom(null)).toBe(25);
  });
});
