import { expect, test } from 'vitest';
import { afterReadingAll, afterVisit, maxOpened, newSince, withOpened } from './news.ts';

/** In Berlin, winter: one hour ahead. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 0, day, hour - 1));
const today = (day: number) => `2026-01-${String(day).padStart(2, '0')}`;
const visits = (...moments: Date[]) => {
  let member: Parameters<typeof newSince>[0] = { lastVisit: null };
  for (const moment of moments) member = { ...member, ...afterVisit(member, moment) };
  return member;
};

test('before the first visit nothing can be new; from then on everything later is', () => {
  expect(newSince({ lastVisit: null }, today(5))).toBeNull();
  expect(newSince(visits(at(5, 9)), today(5))).toEqual(at(5, 9));
});

test('looking again on the same day makes nothing old', () => {
  const before = visits(at(4, 17));
  expect(newSince(before, today(5))).toEqual(at(4, 17));
  for (const member of [visits(at(4, 17), at(5, 8)), visits(at(4, 17), at(5, 8), at(5, 23))]) {
    expect(newSince(member, today(5))).toEqual(at(4, 17));
  }
});

test('what was in sight on one day is old on the next, and what came after the last look is not', () => {
  expect(newSince(visits(at(4, 17), at(5, 8), at(5, 18)), today(6))).toEqual(at(5, 18));
  expect(newSince(visits(at(4, 17), at(5, 8), at(5, 18)), today(19))).toEqual(at(5, 18));
});

test('the day ends at midnight in Berlin', () => {
  const late = visits(at(4, 17), new Date('2026-01-05T22:59:00Z'));
  expect(newSince(late, today(5))).toEqual(at(4, 17));
  expect(newSince(visits(at(4, 17), new Date('2026-01-05T23:01:00Z')), today(6))).toEqual(
    at(4, 17),
  );
});

test('reading all ends it at once', () => {
  const read = { ...visits(at(4, 17), at(5, 8)), ...afterReadingAll(at(5, 10)) };
  expect(newSince(read, today(5))).toEqual(at(5, 10));
  expect(newSince({ ...read, ...afterVisit(read, at(5, 18)) }, today(5))).toEqual(at(5, 10));
});

test('members of before this was recorded go on from their last visit', () => {
  const old = { lastVisit: at(5, 8) };
  expect(newSince(old, today(5))).toEqual(at(5, 8));
  expect(newSince({ ...old, ...afterVisit(old, at(5, 9)) }, today(5))).toEqual(at(5, 8));
});

test('what was opened is remembered once, and not without end', () => {
  const opened = withOpened(undefined, ['a', 'b']);
  expect(opened).toEqual(['a', 'b']);
  expect(withOpened(opened, ['b', 'a'])).toBe(opened);
  const many = Array.from({ length: maxOpened }, (_, n) => String(n));
  expect(withOpened(['a', ...many.slice(1)], ['new'])).toEqual([...many.slice(1), 'new']);
});
