/**
 * A practice's trial or subscription status (spec section 4): the billing page and the notice above
 * all screens derive from it.
 */

import {
  lockedForArrearsAt,
  type Subscription,
  subscriptionState,
} from '@platzwart/domain/billing/subscription';
import { deletionAt } from '@platzwart/domain/billing/trial';
import { daysBetween } from '@platzwart/domain/dates/calendar-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';

export type AccountStatus =
  /** `days`: calendar days in Berlin until then, 0 on the last one. */
  | { kind: 'trial'; endsAt: Date; days: number }
  | { kind: 'trialOver'; endedAt: Date; deletedAt: Date }
  /** Bought within the trial, which continues until then. */
  | { kind: 'bought'; chargedAt: Date }
  | { kind: 'active'; renewsAt: Date }
  | { kind: 'cancelled'; endsAt: Date; days: number }
  | { kind: 'pastDue'; since: Date | null; lockedAt: Date | null }
  | { kind: 'unpaid'; since: Date; lockedAt: Date }
  | { kind: 'over'; endedAt: Date };

type Known = Pick<Account, 'trialEndsAt' | 'nextTrialStep' | 'subscription'>;

export function accountStatusOf(
  { trialEndsAt, nextTrialStep, subscription }: Known,
  now: Date,
): AccountStatus {
  if (subscription) return subscribed(subscription, now);
  if (trialEndsAt > now)
    return {
      kind: 'trial',
      endsAt: trialEndsAt,
      days: daysBetween(berlinDate(now), berlinDate(trialEndsAt)),
    };
  // A late notice postpones the deletion.
  const deletedAt = nextTrialStep?.kind === 'deletion' ? nextTrialStep.at : deletionAt(trialEndsAt);
  return { kind: 'trialOver', endedAt: trialEndsAt, deletedAt };
}

function subscribed(subscription: Subscription, now: Date): AccountStatus {
  const { status, cancelledAt, currentPeriodEndsAt: endsAt, pastDueSince: since } = subscription;
  const state = subscriptionState(subscription, now);
  if (state === 'over') return { kind: 'over', endedAt: endsAt };
  if (status === 'pastDue') {
    const lockedAt = since && lockedForArrearsAt(since);
    return state === 'unpaid' && since && lockedAt
      ? { kind: 'unpaid', since, lockedAt }
      : { kind: 'pastDue', since, lockedAt };
  }
  if (cancelledAt)
    return { kind: 'cancelled', endsAt, days: daysBetween(berlinDate(now), berlinDate(endsAt)) };
  return status === 'trialing'
    ? { kind: 'bought', chargedAt: endsAt }
    : { kind: 'active', renewsAt: endsAt };
}
