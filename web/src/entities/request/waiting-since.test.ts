import { expect, test } from 'vitest';
import {
  ago,
  sinceDayAndSpan,
  waitedUntil,
  waitInShort,
  waitingSince,
  waitsSince,
} from './waiting-since.ts';

test.each([
  ['2026-11-21T08:00:00Z', 'heute eingegangen'],
  ['2026-11-20T22:59:00Z', 'wartet seit gestern'],
  // 00:30 of the next day in Berlin.
  ['2026-11-20T23:30:00Z', 'heute eingegangen'],
  ['2026-11-08T12:00:00Z', 'wartet seit 13 Tagen'],
  ['2026-11-07T12:00:00Z', 'wartet seit 2 Wochen'],
  ['2026-09-22T12:00:00Z', 'wartet seit 8 Wochen'],
  ['2026-08-21T12:00:00Z', 'wartet seit 3 Monaten'],
  ['2025-11-21T12:00:00Z', 'wartet seit einem Jahr'],
  ['2025-08-21T12:00:00Z', 'wartet seit 15 Monaten'],
  ['2024-11-21T12:00:00Z', 'wartet seit 2 Jahren'],
  ['2024-10-21T12:00:00Z', 'wartet seit 2 Jahren und einem Monat'],
  ['2024-06-08T12:00:00Z', 'wartet seit 2 Jahren und 5 Monaten'],
  // A local clock behind the server's.
  ['2026-11-23T12:00:00Z', 'heute eingegangen'],
])('asked at %s: %s', (requestedAt, words) => {
  expect(waitingSince(new Date(requestedAt), '2026-11-21')).toBe(words);
});

test.each([
  ['2026-11-21T08:00:00Z', 'seit heute'],
  ['2026-11-20T12:00:00Z', 'seit gestern'],
  ['2026-11-08T12:00:00Z', '13 Tage'],
  ['2026-09-22T12:00:00Z', '8 Wochen'],
  ['2026-03-28T12:00:00Z', '7 Monate'],
  ['2025-11-21T12:00:00Z', '1 Jahr'],
  ['2024-11-21T12:00:00Z', '2 Jahre'],
  ['2024-06-08T12:00:00Z', '2\u00a0J. 5\u00a0M.'],
])('in a table, asked at %s: %s', (requestedAt, words) => {
  expect(waitInShort(new Date(requestedAt), '2026-11-21')).toBe(words);
});

test('what is over is told from its end, and how long it took', () => {
  expect(
    ['2026-11-21', '2026-11-20', '2026-11-08', '2026-11-07', '2025-11-21'].map((day) =>
      ago(new Date(`${day}T12:00:00Z`), '2026-11-21'),
    ),
  ).toEqual(['heute', 'gestern', 'vor 13 Tagen', 'vor 2 Wochen', 'vor einem Jahr']);
  const waited = (day: string) =>
    waitedUntil(new Date(`${day}T12:00:00Z`), new Date('2026-11-21T12:00:00Z'));
  expect([waited('2026-11-21'), waited('2026-11-20'), waited('2026-03-28')]).toEqual([
    '0 Tage',
    '1 Tag',
    '7 Monate',
  ]);
});

test.each([
  ['2026-11-21T08:00:00Z', 'seit heute', 'seit 21.11.2026 (heute)'],
  ['2026-11-20T12:00:00Z', 'seit gestern', 'seit 20.11.2026 (1 Tag)'],
  ['2026-10-31T12:00:00Z', 'seit 3 Wochen', 'seit 31.10.2026 (3 Wochen)'],
  ['2026-03-28T12:00:00Z', 'seit 7 Monaten', 'seit 28.03.2026 (7 Monate)'],
  ['2024-06-08T12:00:00Z', 'seit 2 Jahren und 5 Monaten', 'seit 08.06.2024 (2\u00a0J. 5\u00a0M.)'],
])('in the week, asked at %s: %s', (requestedAt, words, withDay) => {
  expect([
    waitsSince(new Date(requestedAt), '2026-11-21'),
    sinceDayAndSpan(new Date(requestedAt), '2026-11-21'),
  ]).toEqual([words, withDay]);
});
