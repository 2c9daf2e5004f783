import { expect, test } from 'vitest';
import { movedToOffered } from './grid-navigation.ts';

// Monday to Thursday; '#' is offered, '.' is a gap.
const week = ['##.#', '#..#', '.#.#', '#.#.'];
const size = { rows: 4, days: 4 };
const isOffered = ({ row, day }: { row: number; day: number }) => week[row]?.[day] === '#';
const from = (row: number, day: number, key: string, withControl = false) => {
  const to = movedToOffered({ row, day }, key, withControl, size, isOffered);
  return to && [to.row, to.day];
};

test.each([
  ['ArrowRight', [0, 1], [0, 3], 'over a day on which this time is not offered'],
  ['ArrowDown', [1, 0], [3, 0], 'over a break at noon'],
  ['ArrowUp', [0, 0], [0, 0], 'stays at the first row: the days are no stop'],
  ['ArrowLeft', [0, 0], [0, 0], 'stays at the first day: the times are no stop'],
  ['ArrowRight', [3, 2], [3, 2], 'stays if only gaps follow'],
  ['Home', [2, 3], [2, 1], 'to the first that is offered at this time'],
  ['End', [3, 0], [3, 2], 'to the last that is offered at this time'],
  ['PageDown', [0, 3], [2, 3], 'to the last that is offered on this day'],
  ['PageUp', [3, 0], [0, 0], 'to the first that is offered on this day'],
] as const)('%s from %o leads to %o: %s', (key, [row, day], to, _reason) => {
  expect(from(row, day, key)).toEqual(to);
});

test('with control Home and End lead to the first and the last of the week', () => {
  expect(from(2, 1, 'Home', true)).toEqual([0, 0]);
  expect(from(0, 0, 'End', true)).toEqual([3, 2]);
});

test('a key that is not for moving leads nowhere', () => {
  expect(from(0, 0, 'x')).toBeUndefined();
});
