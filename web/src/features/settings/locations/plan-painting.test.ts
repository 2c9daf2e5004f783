import type { WeeklyRange } from '@platzwart/domain/waiting-list/slot';
import { describe, expect, test } from 'vitest';
import {
  drawnAt,
  halfHours,
  halfHoursIn,
  keyOf,
  paintedPlan,
  spanOf,
  toggledByHeader,
} from './plan-painting.ts';

const monday = (start: string, end: string): WeeklyRange => ({ weekday: 1, start, end });
const keys = (...starts: string[]) => starts.map((start) => keyOf(1, start));
const paint = (plan: readonly WeeklyRange[], ...starts: string[]) => {
  const was = halfHoursIn(plan);
  return paintedPlan(plan, was, new Set([...was, ...keys(...starts)]));
};
const erase = (plan: readonly WeeklyRange[], ...starts: string[]) => {
  const was = halfHoursIn(plan);
  return paintedPlan(plan, was, new Set([...was].filter((key) => !keys(...starts).includes(key))));
};

describe('painting', () => {
  test('half hours that follow each other are one range', () => {
    expect(paint([], '08:30', '08:00', '10:00')).toEqual([
      monday('08:00', '09:00'),
      monday('10:00', '10:30'),
    ]);
  });

  test('what touches continues, so that cells are cut from its beginning', () => {
    expect(paint([monday('08:00', '12:00')], '12:00')).toEqual([monday('08:00', '12:30')]);
    expect(paint([monday('08:15', '12:00'), monday('12:30', '18:00')], '12:00')).toEqual([
      monday('08:15', '18:00'),
    ]);
  });

  test('ranges that touch elsewhere stay apart, and other days stay as they are', () => {
    const plan = [
      monday('08:00', '10:00'),
      monday('10:00', '12:00'),
      { ...monday('08:00', '10:00'), weekday: 2 },
    ];
    expect(paint(plan, '14:00')).toEqual([plan[0], plan[1], monday('14:00', '14:30'), plan[2]]);
  });

  test('a break is cut out of a range', () => {
    expect(erase([monday('08:00', '18:00')], '12:00', '12:30')).toEqual([
      monday('08:00', '12:00'),
      monday('13:00', '18:00'),
    ]);
  });

  test('a quarter of an hour at the edge goes with its half hour', () => {
    expect(erase([monday('08:15', '10:00')], '08:00')).toEqual([monday('08:30', '10:00')]);
    expect(erase([monday('08:15', '08:45')], '08:00', '08:30')).toEqual([]);
  });

  test('the last half hour of the day ends at 24', () => {
    expect(paint([], '23:30')).toEqual([monday('23:30', '24:00')]);
  });
});

describe('a header', () => {
  const day = halfHours({ from: 6, to: 22 }).map((start) => keyOf(1, start));
  const noon = [1, 2, 3, 4, 5, 6, 7].map((weekday) => keyOf(weekday, '12:00'));

  test('opens a closed day at the usual hours, and closes it again', () => {
    const opened = toggledByHeader(new Set(), day);
    expect(paintedPlan([], new Set(), opened)).toEqual([monday('08:00', '18:00')]);
    expect([...toggledByHeader(opened, day)]).toEqual([]);
    // Also if it is open for only half an hour.
    expect([...toggledByHeader(new Set(keys('21:00')), day)]).toEqual([]);
  });

  test('makes a break on all days at once', () => {
    expect([
      ...toggledByHeader(new Set([keyOf(1, '12:00'), keyOf(2, '12:00'), keyOf(2, '13:00')]), noon),
    ]).toEqual([keyOf(2, '13:00')]);
  });

  test('opens a time on the days that work, on weekdays where none does', () => {
    expect([...toggledByHeader(new Set([keyOf(6, '10:00')]), noon)]).toEqual([
      keyOf(6, '10:00'),
      keyOf(6, '12:00'),
    ]);
    expect(toggledByHeader(new Set(), noon)).toEqual(new Set(noon.slice(0, 5)));
  });
});

test('early and late hours come into sight with the plan, and stay there while somebody paints', () => {
  const usual = spanOf([monday('08:00', '18:00')]);
  expect(usual).toEqual({ from: 6, to: 22 });
  const wide = spanOf([monday('04:45', '22:15')], usual);
  expect(wide).toEqual({ from: 4, to: 23 });
  expect(spanOf([], wide)).toBe(wide);
  expect(halfHours({ from: 22, to: 24 })).toEqual(['22:00', '22:30', '23:00', '23:30']);
});

test('a cell is drawn where it begins, to the quarter of an hour', () => {
  expect(drawnAt({ start: '08:15', end: '09:45' })).toEqual({ row: '08:00', offset: 0.5, rows: 3 });
  expect(drawnAt({ start: '13:30', end: '14:15' })).toEqual({ row: '13:30', offset: 0, rows: 1.5 });
});
