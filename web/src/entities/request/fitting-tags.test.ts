import { expect, test } from 'vitest';
import { fittingTags } from './fitting-tags.ts';

const names = ['Erwachsen', 'Verordnung da', 'Hausbesuch', 'Springt ein'];

test.each([
  [60, { words: 4, signs: 0 }],
  [22, { words: 2, signs: 2 }],
  [19, { words: 1, signs: 3 }],
  [14.5, { words: 1, signs: 3 }],
  [10, { words: 0, signs: 4 }],
  [6, { words: 0, signs: 1 }],
  [1, { words: 0, signs: 0 }],
])('in %s rem names are whole, further tags are signs or a count', (room, shown) => {
  expect(fittingTags(names, room)).toEqual(shown);
});

test('a name that does not fit becomes its sign', () => {
  expect(fittingTags(['Verordnung liegt schon bei uns'], 8)).toEqual({ words: 0, signs: 1 });
  expect(fittingTags([], 8)).toEqual({ words: 0, signs: 0 });
});
