import { expect, test } from 'vitest';
import { nothingChosen, shareChosen, withAll, withChosen, withRange } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = ({ ids: chosen }: typeof nothingChosen) => [...chosen].sort().join('');

test('a range goes from what was pressed last to what is pressed now, in either direction', () => {
  const chosen = withChosen(nothingChosen, 'c', true);
  expect(ids(withRange(chosen, order, 'e', true))).toBe('cde');
  expect(ids(withRange(chosen, order, 'a', true))).toBe('abc');
});

test('a second range begins at the same place, so that a user can correct it', () => {
  const chosen = withRange(withChosen(nothingChosen, 'b', true), order, 'd', true);
  expect(ids(withRange(chosen, order, 'a', true))).toBe('abcd');
});

test('a range can be taken out again', () => {
  const all = withAll(nothingChosen, order, true);
  expect(ids(withRange(withChosen(all, 'b', false), order, 'd', false))).toBe('ae');
});

test('without a beginning in sight, a range is the one that was pressed', () => {
  expect(ids(withRange(nothingChosen, order, 'd', true))).toBe('d');
  expect(ids(withRange({ ...nothingChosen, anchor: 'gone' }, order, 'd', true))).toBe('d');
});

test('what is chosen elsewhere stays chosen when a page is chosen as a whole', () => {
  const chosen = withAll(withChosen(nothingChosen, 'x', true), order, true);
  expect(chosen.ids.size).toBe(6);
  expect(shareChosen(chosen.ids, order)).toBe('all');
  expect(shareChosen(withAll(chosen, order.slice(1), false).ids, order)).toBe('some');
});
