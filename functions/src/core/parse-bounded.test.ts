import { expect, it } from 'vitest';
import { parseBounded } from './parse-bounded.ts';

it.each([
  ['{"data":{"a":[1,"b",null,{}],"__proto__":1}}'],
  ['"text"'],
  ['7'],
  [' [ ] '],
  // Of signs inside of a text nothing is counted.
  [JSON.stringify({ text: '[{,"\\'.repeat(1000), '\\': '\\"', '"[': '\\\\' })],
])('reads %s', (text) => {
  expect(parseBounded(text, 8)).toEqual(JSON.parse(text));
});

it.each(['', '{', '{"a":1}}', '[1', 'NaN', '\ufeff{}'])('does not read %s', (text) => {
  expect(parseBounded(text, 5)).toBeUndefined();
});

it.each(['{"@type":"x"}', '{"a":[{"\\u0040type":"x"}]}'])('lets nobody name a type: %s', (text) =>
  expect(parseBounded(text, 5)).toBeNull(),
);

it('parses nothing that nests too deep or holds too much, whether or not it is JSON', () => {
  const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(parseBounded(nest(12), 100)).toEqual(JSON.parse(nest(12)));
  expect(parseBounded(nest(13), 100)).toBeNull();
  expect(parseBounded('{"a":'.repeat(13), 100)).toBeNull();
  expect(parseBounded('[1,2,3,4]', 4)).toEqual([1, 2, 3, 4]);
  for (const text of ['[1,2,3,4,5]', '[[],[],[],[]]', '{"a":1,"b":1,"c":1,"d":1,"e":1}', ',,,,,'])
    expect(parseBounded(text, 4)).toBeNull();
});
