import { describe, expect, test } from 'vitest';
import { binRows, isPurgeDue, purgeDay } from './bin.ts';

const binnedAt = new Date('2027-03-10T23:30:00Z');
const dated = (activeAt: Date | null) => ({ binnedAt, activeAt });
const recent = dated(new Date('2027-03-01T10:00:00Z'));

describe('what lies in the bin', () => {
  test('goes after 30 calendar days in Berlin, whatever the clocks do in between', () => {
    // Half past midnight on the 11th, in Berlin.
    expect(purgeDay(recent, 18)).toBe('2027-04-10');
    expect(isPurgeDue(recent, 18, new Date('2027-04-09T21:59:00Z'))).toBe(false);
    expect(isPurgeDue(recent, 18, new Date('2027-04-09T22:01:00Z'))).toBe(true);
  });

  test('goes sooner if it would not be kept any longer anyway, and never later for want of a date', () => {
    const old = dated(new Date('2025-09-20T10:00:00Z'));
    expect(purgeDay(old, 18)).toBe('2027-03-20');
    expect(isPurgeDue(old, 18, new Date('2027-03-20T09:59:00Z'))).toBe(false);
    expect(isPurgeDue(old, 18, new Date('2027-03-20T10:00:00Z'))).toBe(true);
    expect(purgeDay(dated(null), 3)).toBe('2027-04-10');
  });

  test('is shown once, with how many merged ones lie there with it', () => {
    const one = { id: 'one', binnedWith: null };
    expect(
      binRows([one, { id: 'twin', binnedWith: 'one' }, { id: 'other', binnedWith: null }]),
    ).toEqual([
      { request: one, others: 1 },
      { request: { id: 'other', binnedWith: null }, others: 0 },
    ]);
  });
});
