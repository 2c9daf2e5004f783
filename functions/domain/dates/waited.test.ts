import { expect, test } from 'vitest';
import { waited, waitedIn } from './waited.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-21T08:00:00Z', { unit: 'days', n: 0 }],
  ['2026-11-20T22:59:00Z', { unit: 'days', n: 1 }],
  // 00:30 of the next day in Berlin.
  ['2026-11-20T23:30:00Z', { unit: 'days', n: 0 }],
  ['2026-11-08T23:00:00Z', { unit: 'days', n: 12 }],
  ['2026-11-08T12:00:00Z', { unit: 'days', n: 13 }],
  // Late in the evening, too: a day begins at midnight, not after 24 hours.
  ['2026-11-07T21:00:00Z', { unit: 'weeks', n: 2 }],
  ['2026-09-22T12:00:00Z', { unit: 'weeks', n: 8 }],
  ['2026-09-21T21:00:00Z', { unit: 'months', n: 2 }],
  ['2025-11-22T12:00:00Z', { unit: 'months', n: 11 }],
  ['2025-11-21T21:00:00Z', { unit: 'years', n: 1, months: 0 }],
  ['2025-10-21T12:00:00Z', { unit: 'months', n: 13 }],
  ['2024-11-21T12:00:00Z', { unit: 'years', n: 2, months: 0 }],
  ['2024-04-09T12:00:00Z', { unit: 'years', n: 2, months: 7 }],
  // A device's clock behind the server's.
  ['2026-11-23T12:00:00Z', { unit: 'days', n: 0 }],
] as const)('who asked at %s waits %o', (requestedAt, expected) => {
  expect(waited(new Date(requestedAt), today)).toEqual(expected);
});

test('the hour makes no difference, and in every unit a wait only grows', () => {
  const units = ['days', 'weeks', 'months'] as const;
  const at = (date: number, hour: number) => new Date(Date.UTC(2026, 10, 20 - date, hour));
  for (let date = 0; date < 1_100; date++) {
    expect(waited(at(date, 2), today)).toEqual(waited(at(date, 21), today));
    for (const unit of units)
      expect(waitedIn(unit, at(date + 1, 9), today)).toBeGreaterThanOrEqual(
        waitedIn(unit, at(date, 9), today),
      );
  }
});
