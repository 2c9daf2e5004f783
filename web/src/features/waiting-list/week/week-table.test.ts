import { describe, expect, test } from 'vitest';
import { heatStep, waitingTime, weekTable } from './week-table.ts';

describe('the heat of a cell', () => {
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
  ])('%i waiting is step %i', (waiting, step) => {
    expect(heatStep(waiting)).toBe(step);
  });
});

describe('the table of the week', () => {
  const slot = (weekday: number, start: string, end: string) => ({ locationId: 'praxis', weekday, start, end });

  test('has a column per day on which something is offered, and gaps where nothing is', () => {
    const table = weekTable([slot(1, '08:00', '09:00'), slot(1, '09:00', '10:00'), slot(6, '09:00', '10:00')], {
      'praxis_1_0800-0900': 3,
      'praxis_6_0900-1000': 7,
      'praxis_7_0900-1000': 99,
    });
    expect(table.days).toEqual([1, 6]);
    expect(table.rows.map((row) => row.cells.map((cell) => cell?.waiting))).toEqual([
      [3, undefined],
      [0, 7],
    ]);
  });

  test('keeps cells apart that start at the same time and end at different ones', () => {
    const { rows } = weekTable([slot(1, '08:00', '09:00'), slot(2, '08:00', '08:45')], {});
    expect(rows.map(({ start, end }) => `${start}-${end}`)).toEqual(['08:00-08:45', '08:00-09:00']);
  });

  test('never shows fewer than nobody', () => {
    expect(weekTable([slot(1, '08:00', '09:00')], { 'praxis_1_0800-0900': -1 }).rows[0]?.cells[0]?.waiting).toBe(0);
  });
});

describe('how long somebody has waited', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['2026-11-21T08:00:00Z', 'days', 0],
    ['2026-11-20T08:00:00Z', 'days', 1],
    ['2026-11-07T12:00:00Z', 'weeks', 2],
    ['2026-09-21T12:00:00Z', 'weeks', 8],
    ['2026-05-21T12:00:00Z', 'months', 6],
    ['2026-11-22T08:00:00Z', 'days', 0],
  ] as const)('since %s: %s %i', (since, unit, n) => {
    expect(waitingTime(new Date(since), now)).toEqual({ unit, n });
  });
});
