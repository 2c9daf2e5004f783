/**
 * All prices, and the length of the trial (spec sections 4 and 9). No schemas, so public pages can
 * import it.
 */

/** Euros, net of taxes. */
export const plan = {
  name: 'STANDARD',
  monthly: 14,
  yearly: 140,
  includedLocations: 1,
  extraLocationMonthly: 8,
  extraLocationYearly: 96,
  /** Calendar days in Berlin, without a credit card. */
  trialDays: 30,
  /** Days before the trial's end on which we remind the practice. */
  reminderDays: 3,
  /** Days after the trial's end on which we delete a practice without a subscription. */
  deletionDays: 90,
  /** Euros for both sides of a referral. */
  referralCredit: 30,
} as const;

export type BillingInterval = 'month' | 'year';

/**
 * What a practice pays per interval, in whole euros net: the plan and each location beyond the
 * included one.
 * `locations` is a whole number, at least 1; fewer count as 1.
 */
export function planPrice(locations: number, interval: BillingInterval): number {
  const extra = Math.max(0, Math.trunc(locations) - plan.includedLocations);
  return interval === 'month'
    ? plan.monthly + extra * plan.extraLocationMonthly
    : plan.yearly + extra * plan.extraLocationYearly;
}

/**
 * Saving of yearly over monthly payment, in whole percent of twelve months: 17 for one location.
 */
export function yearlySaving(locations: number): number {
  return Math.round(
    (1 - planPrice(locations, 'year') / (12 * planPrice(locations, 'month'))) * 100,
  );
}
