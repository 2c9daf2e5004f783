import { expect, test } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { continuedLine } from './note-sitting.ts';

type Line = Pick<HistoryEntry, 'at' | 'by' | 'what' | 'of'>;
const line = (minute: number, uid = 'anna', rest: Partial<Line> = {}): Line => ({
  at: new Date(Date.UTC(2026, 10, 23, 9, minute)),
  by: { kind: 'member', uid },
  what: 'noteChanged',
  ...rest,
});

test('typing on continues the line of the sitting, whichever of the two comes first', () => {
  const known = line(10);
  expect(continuedLine([known], line(20))).toBe(known);
  expect(continuedLine([known], line(1))).toBe(known);
  expect(continuedLine([line(0), known], line(12))).toBe(known);
});

test('after a longer pause it is another line', () => {
  expect(continuedLine([line(0)], line(11))).toBeUndefined();
  expect(continuedLine([line(30)], line(19))).toBeUndefined();
});

test('another member has a line of their own, and who writes after them too', () => {
  expect(continuedLine([line(0, 'berta')], line(1))).toBeUndefined();
  expect(continuedLine([line(0), line(1, 'berta')], line(2))).toBeUndefined();
  expect(continuedLine([line(2), line(1, 'berta')], line(0))).toBeUndefined();
});

test('nothing but the note is merged, and no line of a merged request', () => {
  const other: Partial<Line> = { what: 'tagsChanged' };
  expect(continuedLine([line(0, 'anna', other)], line(1))).toBeUndefined();
  expect(continuedLine([line(0)], line(1, 'anna', other))).toBeUndefined();
  expect(continuedLine([line(0, 'anna', other)], line(1, 'anna', other))).toBeUndefined();
  expect(continuedLine([line(0, 'anna', { of: 'other' })], line(1))).toBeUndefined();
});
