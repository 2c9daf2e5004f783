import { expect, test } from 'vitest';
import { isTypedAs } from './typed-name.ts';

test.each([
  ['Logopädie Lindenhof - Graz', 'Logopädie Lindenhof – Graz'],
  ['praxis "am see"', 'Praxis „Am See“'],
  [' PRAXIS  GRÖSSE ', 'Praxis Größe'],
  ["Anna's Praxis", 'Anna’s Praxis'],
])('%s is %s', (typed, name) => {
  expect(isTypedAs(typed, name)).toBe(true);
});

test.each([
  ['', 'Praxis'],
  ['Praxis', 'Praxis Größe'],
  ['Praxis 1', 'Praxis 2'],
])('%s is not %s', (typed, name) => {
  expect(isTypedAs(typed, name)).toBe(false);
});
