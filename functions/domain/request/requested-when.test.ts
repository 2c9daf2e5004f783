import { expect, test } from 'vitest';
import { momentOf } from './manual-entry.ts';
import { requestedWhen } from './requested-when.ts';

const now = new Date('2026-11-21T13:05:09.250Z');

test('what came by the form, or is entered on the telephone now, has its minute', () => {
  expect(requestedWhen({ source: 'online', requestedAt: now }, ' Uhr')).toBe(
    '21.11.2026, 14:05 Uhr',
  );
  expect(requestedWhen({ source: 'online', requestedAt: new Date('2026-11-21T11:00:00Z') })).toBe(
    '21.11.2026, 12:00',
  );
  expect(requestedWhen({ source: 'phone', requestedAt: momentOf('2026-11-21', now) })).toBe(
    '21.11.2026, 14:05',
  );
});

test('what was noted on another day, or comes from a list, has its day alone, in summer and in winter', () => {
  for (const day of ['2026-07-01', '2026-01-01']) {
    const german = day.split('-').reverse().join('.');
    expect(requestedWhen({ source: 'phone', requestedAt: momentOf(day, now) }, ' Uhr')).toBe(
      german,
    );
    // Rows of one day are milliseconds apart.
    const requestedAt = new Date(momentOf(day, now).getTime() + 17);
    expect(requestedWhen({ source: 'import', requestedAt }, ' Uhr')).toBe(german);
  }
});
