import { expect, test } from 'vitest';
import { touchedByShorter } from './retention-fields.tsx';

const now = new Date('2026-11-21T09:00:00Z');
const quietSince = (...days: (string | null)[]) =>
  days.map((day) => ({ activeAt: day === null ? null : new Date(`${day}T12:00:00Z`) }));

test('counts who would be told in the coming night because of the shorter time, two weeks before it is over', () => {
  // Six months before 5 December, when the notice period ends.
  const open = quietSince('2026-06-04', '2026-06-06', '2026-10-01');
  expect(touchedByShorter(open, { from: 18, to: 6, now })).toBe(1);
});

test('whoever the longer time touches already is not touched by the shorter one, and who has no date is kept', () => {
  const open = quietSince('2025-01-10', null, '2025-12-01');
  expect(touchedByShorter(open, { from: 18, to: 3, now })).toBe(1);
});
