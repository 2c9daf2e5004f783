/**
 * A practice's subscription as the payment provider reports it, and what follows from it (spec section 4, "Trial and subscription";
 * section 9, plan and terms). Prices stand in `billing/pricing.ts`.
 */
import * as z from 'zod/mini';
import { daysLater } from '../dates/berlin-days.ts';

export const Subscription = z.strictObject({
  /** `trialing`: bought, and nothing is charged before `currentPeriodEndsAt`; `pastDue`: a payment is late. */
  status: z.enum(['trialing', 'active', 'pastDue', 'ended']),
  interval: z.enum(['month', 'year']),
  /** When it was bought: what tells one purchase from the next. Null where that was not noted yet. */
  startedAt: z._default(z.nullable(z.date()), null),
  /** Of what is paid or tried; after the end, the end. */
  currentPeriodEndsAt: z.date(),
  /** When somebody cancelled; it runs on to the end of the period. */
  cancelledAt: z.nullable(z.date()),
  /** Locations paid for beyond the included one. */
  extraLocations: z.int().check(z.gte(0)),
  /** Since when the oldest unpaid invoice is due; null while everything is paid. */
  pastDueSince: z._default(z.nullable(z.date()), null),
});
export type Subscription = z.infer<typeof Subscription>;

/** Calendar days in Berlin that a payment may be late; with more the practice is read-only (spec section 9, terms). */
export const maxArrearsDays = 45;

/** `over`: ended, or cancelled and the paid period is over; `unpaid`: in arrears for more than 45 days. Both are read-only. */
export function subscriptionState(subscription: Subscription, now: Date): 'running' | 'unpaid' | 'over' {
  const { status, cancelledAt, currentPeriodEndsAt, pastDueSince } = subscription;
  if (status === 'ended' || (cancelledAt !== null && currentPeriodEndsAt <= now)) return 'over';
  return status === 'pastDue' && pastDueSince !== null && lockedForArrearsAt(pastDueSince) <= now ? 'unpaid' : 'running';
}

/** The first moment of being in arrears for too long: the 46th day. */
export function lockedForArrearsAt(pastDueSince: Date): Date {
  return daysLater(pastDueSince, maxArrearsDays + 1);
}

/** Whether the practice may use what it pays for: also while a payment is late, and after a cancellation up to the end of the period. */
export function isSubscribed({ subscription }: { subscription: Subscription | null }, now: Date): boolean {
  return subscription !== null && subscriptionState(subscription, now) === 'running';
}

/** Calendar days in Berlin after which the provider is asked, if a period ended and no news came. */
const patience = 2;

/**
 * When it is to be looked at again although nobody reports anything: at the end of a cancelled period, when arrears last too long, and
 * some time after a renewal that nobody told of. Null once it is over.
 */
export function nextCheckAt(subscription: Subscription, now: Date): Date | null {
  const { cancelledAt, currentPeriodEndsAt, pastDueSince } = subscription;
  if (subscriptionState(subscription, now) === 'over') return null;
  const moments = [
    cancelledAt ? currentPeriodEndsAt : daysLater(currentPeriodEndsAt, patience),
    ...(pastDueSince ? [lockedForArrearsAt(pastDueSince)] : []),
  ].filter((moment) => moment > now);
  // Whatever is overdue was looked at just now: once a day until it is settled.
  return moments.length === 0 ? daysLater(now, 1) : new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

/** Hours that the provider wants a trial's end to lie ahead, and one more in which the purchase may still be finished. */
const earliestTrialEnd = 49;
const hour = 3_600_000;

/**
 * What is left of the trial, as the provider takes it (spec section 4: remaining days are credited): its end while that lies far enough
 * ahead, else whole days, rounded up in the practice's favour; undefined once it is over.
 */
export function trialCredit(trialEndsAt: Date, now: Date): { readonly endsAt: Date } | { readonly days: number } | undefined {
  const left = trialEndsAt.getTime() - now.getTime();
  if (left <= 0) return undefined;
  return left >= earliestTrialEnd * hour ? { endsAt: trialEndsAt } : { days: Math.ceil(left / (24 * hour)) };
}
