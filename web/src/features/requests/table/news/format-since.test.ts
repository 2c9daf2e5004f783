import { expect, test } from 'vitest';
import { formatSince } from './format-since.ts';

test.each([
  ['2026-11-23T07:12:00Z', 'seit heute 08:12'],
  ['2026-11-22T16:40:00Z', 'seit gestern 17:40'],
  ['2026-11-22T23:30:00Z', 'seit heute 00:30'],
  ['2026-11-20T16:40:00Z', 'seit Freitag 17:40'],
  ['2026-11-16T16:40:00Z', 'seit dem 16.11.2026'],
])('a look at %s reads as „%s“', (since, text) => {
  expect(formatSince(new Date(since), '2026-11-23')).toBe(text);
});
