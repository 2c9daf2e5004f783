import { expect, test } from 'vitest';
import { keptUntil } from './kept-until.ts';

test('the month of the deletion counts from the last activity; what is over or unknown is not said', () => {
  const activeAt = new Date('2026-11-23T23:30:00Z');
  expect(keptUntil({ activeAt }, 18, '2026-11-24')).toBe('Mai 2028');
  expect(keptUntil({ activeAt }, 3, '2027-02-24')).toBeUndefined();
  expect(keptUntil({ activeAt: null }, 18, '2026-11-24')).toBeUndefined();
});
