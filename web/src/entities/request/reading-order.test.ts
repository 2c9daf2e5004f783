import { expect, test } from 'vitest';
import { readingOrder, toldAfter } from './reading-order.tsx';

const told = (...orders: string[][]) =>
  readingOrder(
    orders.reduce((before, ids) => toldAfter(before, ids), {
      ids: [],
      gone: new Map(),
    } as Parameters<typeof readingOrder>[0]),
  );

test('leads to the neighbours and nowhere beyond the ends', () => {
  const order = told(['a', 'b', 'c']);
  expect([order.before('b'), order.after('b')]).toEqual(['a', 'c']);
  expect([order.before('a'), order.after('c')]).toEqual([undefined, undefined]);
  expect(order.place('c')).toEqual({ index: 2, total: 3 });
});

test('a request that the view does not show has no neighbours: the panel may be opened by a link', () => {
  const order = told(['a', 'b']);
  expect([order.before('x'), order.after('x'), order.place('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a request that left the view leads on to the one that is at its position now', () => {
  const order = told(['a', 'b', 'c', 'd'], ['a', 'c', 'd'], ['a', 'c']);
  expect([order.before('b'), order.after('b'), order.place('b')]).toEqual(['a', 'c', undefined]);
  expect(order.after('d')).toBeUndefined();
  expect(order.before('d')).toBe('c');
});

test('what comes back has its place again', () => {
  expect(told(['a', 'b'], ['a'], ['b', 'a']).place('b')).toEqual({ index: 0, total: 2 });
});
