import type { Subscription } from '@platzwart/domain/billing/subscription';

/** A monthly one of a single location, active until then. */
export function aSubscription(
  currentPeriodEndsAt: Date,
  over: Partial<Subscription> = {},
): Subscription {
  return {
    status: 'active',
    interval: 'month',
    startedAt: null,
    currentPeriodEndsAt,
    cancelledAt: null,
    extraLocations: 0,
    pastDueSince: null,
    ...over,
  };
}
