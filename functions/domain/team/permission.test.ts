import { expect, test } from 'vitest';
import { mayExport } from './permission.ts';

test('staff may always print and save; those who only look, where the practice says so; others never', () => {
  const [open, closed] = [{ viewersMayExport: true }, { viewersMayExport: false }];
  for (const role of ['administrator', 'therapist'] as const) {
    for (const account of [open, closed, undefined]) expect(mayExport(role, account)).toBe(true);
  }
  expect([open, closed, undefined].map((account) => mayExport('viewer', account))).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayExport(undefined, open)).toBe(false);
});
