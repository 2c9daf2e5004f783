import { describe, expect, test } from 'vitest';
import { cellsIn, comparedTables, countsIn, waitingIn, weekSums, weekTable } from './week-table.ts';

const slot = (weekday: number, start: string, end: string, locationId = 'praxis') => ({
  locationId,
  weekday,
  start,
  end,
});

describe('the table of the week', () => {
  test('has a column per day on which something is offered, and gaps where nothing is', () => {
    const table = weekTable([
      slot(1, '08:00', '09:00'),
      slot(1, '09:00', '10:00'),
      slot(6, '09:00', '10:00'),
    ]);
    const counts = new Map([
      ['praxis_1_0800-0900', 3],
      ['praxis_6_0900-1000', 7],
      ['praxis_7_0900-1000', 99],
    ]);
    expect(table.days).toEqual([1, 6]);
    expect(
      table.rows.map(({ cells }) => cells.map((cell) => cell && waitingIn(cell, counts))),
    ).toEqual([
      [3, undefined],
      [0, 7],
    ]);
    expect(countsIn([table], counts)).toEqual([3, 0, 7]);
  });

  test('keeps cells apart that start at the same time and end at different ones, and says so in the head of the row', () => {
    const { rows } = weekTable([
      slot(1, '08:00', '09:00'),
      slot(2, '08:00', '08:45'),
      slot(2, '09:00', '09:45'),
    ]);
    expect(rows.map(({ label }) => label)).toEqual(['8–8:45', '8–9', '9']);
  });

  test('writes minutes in every row as soon as one of them needs them', () => {
    const { rows } = weekTable([slot(1, '08:15', '09:15'), slot(1, '10:00', '11:00')]);
    expect(rows.map(({ label }) => label)).toEqual(['08:15', '10:00']);
  });

  test('of several locations puts the same time into one cell, which sums up those that offer it', () => {
    const table = weekTable([
      slot(1, '08:00', '09:00', 'mitte'),
      slot(1, '08:00', '09:00', 'nord'),
      slot(2, '08:00', '09:00', 'nord'),
    ]);
    const counts = new Map([
      ['mitte_1_0800-0900', 3],
      ['nord_1_0800-0900', 4],
      ['nord_2_0800-0900', 5],
    ]);
    expect(cellsIn(table).map(({ keys }) => keys)).toEqual([
      ['mitte_1_0800-0900', 'nord_1_0800-0900'],
      ['nord_2_0800-0900'],
    ]);
    expect(cellsIn(table).map((cell) => waitingIn(cell, counts))).toEqual([7, 5]);
  });

  test('shares days and rows with the week beside it, unless their times overlap', () => {
    const [one, other] = [
      [slot(1, '08:00', '09:00', 'mitte')],
      [slot(2, '09:00', '10:00', 'nord')],
    ];
    const rowsOf = (tables: readonly ReturnType<typeof weekTable>[]) =>
      tables.map(({ days, rows }) => [
        days,
        rows.map(({ label, cells }) => [label, cells.map((cell) => cell?.keys[0])]),
      ]);
    expect(rowsOf(comparedTables([one, other]))).toEqual([
      [
        [1, 2],
        [
          ['8', ['mitte_1_0800-0900', undefined]],
          ['9', [undefined, undefined]],
        ],
      ],
      [
        [1, 2],
        [
          ['8', [undefined, undefined]],
          ['9', [undefined, 'nord_2_0900-1000']],
        ],
      ],
    ]);
    const apart = comparedTables([one, [slot(2, '08:30', '09:30', 'nord')]]);
    expect(apart.map(({ days, rows }) => [days, rows.length])).toEqual([
      [[1], 1],
      [[2], 1],
    ]);
  });

  test('never shows fewer than nobody', () => {
    const table = weekTable([slot(1, '08:00', '09:00')]);
    expect(
      cellsIn(table).map((cell) => waitingIn(cell, new Map([['praxis_1_0800-0900', -1]]))),
    ).toEqual([0]);
  });

  test('sums people, not wishes: who can twice on a day is one person of that day', () => {
    const table = weekTable([
      slot(1, '08:00', '09:00'),
      slot(1, '09:00', '10:00'),
      slot(2, '08:00', '09:00'),
    ]);
    const requests = [
      { slotKeys: ['praxis_1_0800-0900', 'praxis_1_0900-1000'] },
      { slotKeys: ['praxis_1_0800-0900', 'praxis_2_0800-0900'] },
      { slotKeys: ['elsewhere_1_0800-0900'] },
    ];
    expect(weekSums(table, requests)).toEqual({ days: [2, 1], rows: [2, 1], all: 2 });
  });
});
