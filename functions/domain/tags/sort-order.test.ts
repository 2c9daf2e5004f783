import { describe, expect, test } from 'vitest';
import { lastPlace, moved, nextOrder } from './sort-order.ts';

const things = [
  { id: 'a', order: 0 },
  { id: 'b', order: 1 },
  { id: 'c', order: 5 },
];

describe('moving', () => {
  const places = (id: string, by: -1 | 1) =>
    moved(things, id, by).map((thing) => [thing.id, thing.order]);
  test('changes the places that differ, gaps included', () => {
    expect(places('b', -1)).toEqual([
      ['b', 0],
      ['a', 1],
      ['c', 2],
    ]);
  });
  test('tells things apart that two people gave the same place', () => {
    const same = [
      { id: 'a', order: 3 },
      { id: 'b', order: 3 },
    ];
    expect(moved(same, 'b', -1)).toEqual([
      { id: 'b', order: 0 },
      { id: 'a', order: 1 },
    ]);
  });
  test('stops at the edges', () => {
    expect(places('a', -1)).toEqual([]);
    expect(places('c', 1)).toEqual([]);
    expect(places('nobody', 1)).toEqual([]);
  });
});

test('a new one comes last, as far as the rules allow', () => {
  expect(nextOrder(things)).toBe(6);
  expect(nextOrder([])).toBe(0);
  expect(nextOrder([{ order: lastPlace }])).toBe(lastPlace);
});
