import { describe, expect, it } from 'vitest';
import { moved, painted, toggledTogether } from './week-selection.ts';

const size = { rows: 6, days: 5 };
const keyAt = ({ row, day }: { row: number; day: number }) =>
  row === 1 && day === 1 ? undefined : `${row}/${day}`;

describe('moving in the week', () => {
  it('stays at an edge instead of wrapping round', () => {
    expect(moved({ row: 0, day: 4 }, 'ArrowRight', false, size)).toEqual({ row: 0, day: 4 });
    expect(moved({ row: 5, day: 0 }, 'ArrowDown', false, size)).toEqual({ row: 5, day: 0 });
  });

  it('reaches the header of the days from the first row', () => {
    expect(moved({ row: 0, day: 2 }, 'ArrowUp', false, size)).toEqual({ row: -1, day: 2 });
    expect(moved({ row: -1, day: 2 }, 'ArrowUp', false, size)).toEqual({ row: -1, day: 2 });
  });

  it('reaches the header of the times from the first day, and finds no place in the corner between the headers', () => {
    expect(moved({ row: 2, day: 0 }, 'ArrowLeft', false, size)).toEqual({ row: 2, day: -1 });
    expect(moved({ row: 2, day: -1 }, 'ArrowLeft', false, size)).toEqual({ row: 2, day: -1 });
    expect(moved({ row: 0, day: -1 }, 'ArrowUp', false, size)).toEqual({ row: 0, day: -1 });
    expect(moved({ row: -1, day: 0 }, 'ArrowLeft', false, size)).toEqual({ row: -1, day: 0 });
    expect(moved({ row: 2, day: -1 }, 'ArrowRight', false, size)).toEqual({ row: 2, day: 0 });
  });

  it('goes to the ends of a row, and with control to the corners', () => {
    expect(moved({ row: 3, day: 2 }, 'Home', false, size)).toEqual({ row: 3, day: 0 });
    expect(moved({ row: 3, day: 2 }, 'End', true, size)).toEqual({ row: 5, day: 4 });
    expect(moved({ row: 3, day: 2 }, 'Home', true, size)).toEqual({ row: 0, day: 0 });
  });

  it('skips rows by page keys and leaves all other keys alone', () => {
    expect(moved({ row: 0, day: 2 }, 'PageDown', false, size)).toEqual({ row: 4, day: 2 });
    expect(moved({ row: 2, day: 2 }, 'PageUp', false, size)).toEqual({ row: 0, day: 2 });
    expect(moved({ row: 2, day: 2 }, 'Tab', false, size)).toBeUndefined();
  });
});

describe('painting in the week', () => {
  it('takes a rectangle in any direction and leaves out what is not offered', () => {
    expect(
      [...painted(new Set(), { row: 1, day: 2 }, { row: 0, day: 1 }, 'add', keyAt)].sort(),
    ).toEqual(['0/1', '0/2', '1/2']);
  });

  it('starts from the selection before the stroke, so that drawing back gives back', () => {
    const base = new Set(['4/4']);
    expect(painted(base, { row: 0, day: 0 }, { row: 0, day: 0 }, 'add', keyAt)).toEqual(
      new Set(['4/4', '0/0']),
    );
    expect(
      painted(new Set(['0/0', '4/4']), { row: 0, day: 0 }, { row: 0, day: 1 }, 'remove', keyAt),
    ).toEqual(base);
  });
});

describe('a day as a whole', () => {
  it('is taken if anything of it is missing, and given back otherwise', () => {
    expect(toggledTogether(new Set(['a']), ['a', 'b'])).toEqual(new Set(['a', 'b']));
    expect(toggledTogether(new Set(['a', 'b', 'c']), ['a', 'b'])).toEqual(new Set(['c']));
  });
});
