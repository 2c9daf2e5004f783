import { describe, expect, it } from 'vitest';
import { planPrice, yearlySaving } from './pricing.ts';

describe('the price', () => {
  it('is 14 euros a month or 140 a year with one location, which saves 17 percent', () => {
    expect(planPrice(1, 'month')).toBe(14);
    expect(planPrice(1, 'year')).toBe(140);
    expect(yearlySaving(1)).toBe(17);
  });

  it('grows by 8 euros a month with each further location; those save nothing by the year', () => {
    expect(planPrice(3, 'month')).toBe(30);
    expect(planPrice(3, 'year')).toBe(140 + 2 * 96);
    expect(yearlySaving(3)).toBe(8);
  });

  it('never falls below one location', () => {
    expect(planPrice(0, 'month')).toBe(14);
  });
});
