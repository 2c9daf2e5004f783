import { describe, expect, test } from 'vitest';
import { movedColumn, withColumn } from './change-columns.ts';
import { columnsFrom, columnsThatFit, defaultColumns, widthsIn } from './choose-columns.ts';
import { columnKeys } from './columns.tsx';

describe('the columns a browser remembers', () => {
  test('are taken in their order, without what no longer exists', () => {
    expect(columnsFrom('name,phone,shoeSize,requestedAt,phone')).toEqual([
      'name',
      'phone',
      'requestedAt',
    ]);
  });

  test('are the usual ones where nothing sensible is remembered', () => {
    expect(columnsFrom(null)).toEqual(defaultColumns);
    expect(columnsFrom('{"a":1}')).toEqual(defaultColumns);
  });

  test('always have the name: without it nobody knows whose row it is', () => {
    expect(columnsFrom('phone')).toEqual(['name', 'phone']);
    expect(withColumn(['name', 'phone'], 'name', false)).toEqual(['name', 'phone']);
  });
});

test('a column moves by one place and stays at the ends', () => {
  expect(movedColumn(['name', 'phone', 'age'], 'phone', -1)).toEqual(['phone', 'name', 'age']);
  expect(movedColumn(['name', 'phone', 'age'], 'phone', 1)).toEqual(['name', 'age', 'phone']);
  expect(movedColumn(['name', 'phone'], 'phone', 1)).toEqual(['name', 'phone']);
  expect(movedColumn(['name', 'phone'], 'name', -1)).toEqual(['name', 'phone']);
});

describe('the widths', () => {
  const sum = (widths: ReturnType<typeof widthsIn>) =>
    Object.values(widths.of).reduce((all, width) => all + width, 0);

  test('fill the room exactly', () => {
    for (const room of [48, 60, 76, 120])
      expect(sum(widthsIn(room, defaultColumns, 11))).toBeCloseTo(room - 11);
  });

  test('a name takes no more than it needs while another column can have the rest', () => {
    const { name, email } = widthsIn(
      76,
      ['name', 'waitingSince', 'slots', 'phone', 'email'],
      5.5,
    ).of;
    expect(name).toBe(20);
    expect(email).toBeGreaterThan(25);
    expect(widthsIn(76, ['name', 'waitingSince'], 5.5).of.name).toBeGreaterThan(60);
  });

  test('no column is narrower than what can be read, however many there are', () => {
    const widths = widthsIn(76, columnKeys, 11);
    expect(widths.isTooWide).toBe(true);
    expect(widths.of.name).toBeGreaterThanOrEqual(7);
    expect(sum(widths)).toBeCloseTo(widths.total - 11);
  });

  test('the usual columns need no scrolling sideways on the narrowest table', () => {
    // A 60rem window minus the gutters; narrower windows show cards.
    expect(widthsIn(60 - 4, defaultColumns, 11).isTooWide).toBe(false);
  });

  test('without a column that grows, the table is as wide as it needs to be', () => {
    const widths = widthsIn(76, ['age', 'source'], 11);
    expect(widths.total).toBeLessThan(30);
  });
});

test('beside a panel the table drops what it has no room for, and keeps who waits how long, and the star', () => {
  expect(columnsThatFit(68, defaultColumns, 11)).toEqual(defaultColumns);
  expect(columnsThatFit(42, ['phone', 'requestedAt', 'priority', 'name', 'note'], 11)).toEqual([
    'requestedAt',
    'priority',
    'name',
  ]);
  expect(columnsThatFit(5, defaultColumns, 11)).toEqual(['name']);
});
