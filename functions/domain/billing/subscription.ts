/**
 * A practice's subscription as the payment provider reports it, and its consequences (spec section
 * 4, "Trial and subscription"; section 9, plan and terms). Prices: `billing/pricing.ts`.
 */

import * as z from 'zod/mini';
import { daysLater } from '../dates/berlin-days.ts';
import { day, hour } from '../dates/durations.ts';

export const Subscription = z.strictObject({
  /** `trialing`: bought, first charge at `currentPeriodEndsAt`; `pastDue`: a payment is late. */
  status: z.enum(['trialing', 'active', 'pastDue', 'ended']),
  interval: z.enum(['month', 'year']),
  /**
   * Date of purchase; distinguishes one purchase from the next. Null for subscriptions older than
   * this field.
   */
  startedAt: z._default(z.nullable(z.date()), null),
  /** End of the paid or trial period; once ended, the end of the subscription. */
  currentPeriodEndsAt: z.date(),
  /** When somebody cancelled; the subscription runs to the end of the period. */
  cancelledAt: z.nullable(z.date()),
  /** Locations paid for beyond the included one. */
  extraLocations: z.int().check(z.gte(0)),
  /** Due date of the oldest unpaid invoice; null while everything is paid. */
  pastDueSince: z._default(z.nullable(z.date()), null),
  /** When we heard that a cancellation was taken back, and that it is paid in other intervals. */
  resumedAt: z.optional(z.date()),
  intervalChangedAt: z.optional(z.date()),
});
export type Subscription = z.infer<typeof Subscription>;

/**
 * Calendar days in Berlin that a payment may be late before the practice becomes read-only (spec
 * section 9, terms).
 */
export const maxArrearsDays = 45;

/**
 * `over`: ended, or cancelled and the paid period is over; `unpaid`: in arrears for more than 45
 * days. Both are read-only.
 */
export function subscriptionState(
  subscription: Subscription,
  now: Date,
): 'running' | 'unpaid' | 'over' {
  const { status, cancelledAt, currentPeriodEndsAt, pastDueSince } = subscription;
  if (status === 'ended' || (cancelledAt !== null && currentPeriodEndsAt <= now)) return 'over';
  return status === 'pastDue' && pastDueSince !== null && lockedForArrearsAt(pastDueSince) <= now
    ? 'unpaid'
    : 'running';
}

/** The 46th day of arrears begins: from here the practice is read-only. */
export function lockedForArrearsAt(pastDueSince: Date): Date {
  return daysLater(pastDueSince, maxArrearsDays + 1);
}

/**
 * Whether the practice may use what it pays for. Stays true while a payment is late, and after a
 * cancellation until the period ends.
 */
export function isSubscribed(
  { subscription }: { subscription: Subscription | null },
  now: Date,
): boolean {
  return subscription !== null && subscriptionState(subscription, now) === 'running';
}

/** Calendar days in Berlin to wait for news after a period ends before asking the provider. */
const patience = 2;

/**
 * When to check again without an event: at the end of a cancelled period, when arrears exceed the
 * limit, and some days after a renewal that nobody reported. Null once the subscription is over.
 */
export function nextCheckAt(subscription: Subscription, now: Date): Date | null {
  const { cancelledAt, currentPeriodEndsAt, pastDueSince } = subscription;
  if (subscriptionState(subscription, now) === 'over') return null;
  const moments = [
    cancelledAt ? currentPeriodEndsAt : daysLater(currentPeriodEndsAt, patience),
    ...(pastDueSince ? [lockedForArrearsAt(pastDueSince)] : []),
  ].filter((moment) => moment > now);
  // All checks are overdue and just ran: repeat daily until settled.
  return moments.length === 0
    ? daysLater(now, 1)
    : new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

/** The provider requires a trial's end 48 hours ahead; one more hour to finish the purchase. */
const earliestTrialEnd = 49;

/**
 * The rest of the trial in the form the provider accepts (spec section 4: remaining days are
 * credited): its end if that is far enough ahead, else whole days, rounded up; undefined once the
 * trial is over.
 */
export function trialCredit(
  trialEndsAt: Date,
  now: Date,
): { readonly endsAt: Date } | { readonly days: number } | undefined {
  const left = trialEndsAt.getTime() - now.getTime();
  if (left <= 0) return undefined;
  return left >= earliestTrialEnd * hour
    ? { endsAt: trialEndsAt }
    : { days: Math.ceil(left / day) };
}
