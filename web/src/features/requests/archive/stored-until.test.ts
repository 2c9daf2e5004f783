import { expect, test } from 'vitest';
import { storedUntil } from './stored-until.ts';

test('the day of the deletion counts from the last activity; what is far, over or unknown is not said', () => {
  const activeAt = new Date('2026-11-23T23:30:00Z');
  expect(storedUntil({ activeAt }, 18, '2028-04-24')).toBe('24.05.2028');
  expect(storedUntil({ activeAt }, 18, '2028-04-23')).toBeUndefined();
  expect(storedUntil({ activeAt }, 3, '2027-02-24')).toBeUndefined();
  expect(storedUntil({ activeAt: null }, 18, '2026-11-24')).toBeUndefined();
});
