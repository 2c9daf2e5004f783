import { expect, test } from 'vitest';
import { arrivalsIn, drawnSince, drawnWith } from './hold-back-arrivals.ts';

const row = (id: string, day: number) => ({ id, requestedAt: new Date(2026, 0, day) });
const before = [row('a', 1), row('b', 2), row('c', 3)];
const drawn = drawnWith(before);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

test('with the oldest first, a new request is at the end and moves nothing', () => {
  const { shown, held, appended } = arrivalsIn([...before, row('n', 9)], drawn, 'oldest');
  expect([ids(shown), ids(held), ids(appended)]).toEqual(['abcn', '', 'n']);
});

test('with the newest first, it waits until it is asked for', () => {
  const { shown, held } = arrivalsIn([row('n', 9), ...before.toReversed()], drawn, 'newest');
  expect([ids(shown), ids(held)]).toEqual(['cba', 'n']);
});

test('one that was entered with an earlier date would push the others down: it waits too', () => {
  const early = { id: 'e', requestedAt: new Date(2026, 0, 1, 12) };
  const { shown, held } = arrivalsIn(
    [...before.slice(0, 1), early, ...before.slice(1)],
    drawn,
    'oldest',
  );
  expect([ids(shown), ids(held)]).toEqual(['abc', 'e']);
});

test('what was archived and comes back was there before: it has its place at once', () => {
  expect(ids(arrivalsIn(before, drawnWith(before), 'oldest').shown)).toBe('abc');
  const without = before.filter(({ id }) => id !== 'b');
  expect(ids(arrivalsIn(without, drawn, 'oldest').shown)).toBe('ac');
});

test('while nothing was drawn, nothing is new, and nothing is copied', () => {
  expect(arrivalsIn(before, undefined, 'oldest').shown).toBe(before);
  expect(arrivalsIn(before, drawn, 'oldest').shown).toBe(before);
});

test('what is at the end since then is not pushed down by the next one either', () => {
  const later = drawnSince(drawn, [row('n', 9)]);
  const { shown, held } = arrivalsIn(
    [...before, row('m', 5), row('n', 9), row('o', 11)],
    later,
    'oldest',
  );
  expect([ids(shown), ids(held)]).toEqual(['abcno', 'm']);
  const inEmpty = drawnSince(drawnWith([]), [row('n', 9)]);
  expect(ids(arrivalsIn([row('m', 5), row('n', 9)], inEmpty, 'oldest').held)).toBe('m');
});

test('in an empty view the first request has nobody to move', () => {
  expect(ids(arrivalsIn([row('n', 1)], drawnWith([]), 'oldest').shown)).toBe('n');
  expect(ids(arrivalsIn([row('n', 1)], drawnWith([]), 'newest').shown)).toBe('n');
});

test('in any other order, whoever arrives may belong anywhere, so everybody new is held', () => {
  const { shown, held } = arrivalsIn([row('n', 9), ...before], drawn, 'name');
  expect([ids(shown), ids(held)]).toEqual(['abc', 'n']);
});
