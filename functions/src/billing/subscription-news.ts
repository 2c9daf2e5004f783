import { lockedForArrearsAt, type Subscription, subscriptionState } from '@platzwart/domain/billing/subscription';
import { asCause } from '../emails/templates/practice-notice.ts';

/** What is to be told of a subscription. `cause` names it, however often the account is written. */
export type SubscriptionNews =
  | { readonly kind: 'started' | 'cancelled' | 'ended'; readonly cause: string }
  | { readonly kind: 'paymentFailed' | 'arrearsLocked'; readonly cause: string; readonly pastDueSince: Date };

/**
 * Days, counted from what happened, during which it is news. The outbox remembers an e-mail for 30 days after it was sent: whoever writes
 * the account later must find nothing to tell, or everybody would be told again. A direct debit that bounces does so well within.
 */
export const newsLasts = 28;
const day = 24 * 60 * 60 * 1000;

/** What is told of the subscription as it is now; nothing of what happened long ago. */
export function subscriptionNews(subscription: Subscription, now: Date): SubscriptionNews[] {
  const isFresh = (moment: Date) => now.getTime() - moment.getTime() < newsLasts * day;
  return everythingOf(subscription, now).flatMap(({ happenedAt, ...news }) => (isFresh(happenedAt) ? news : []));
}

function everythingOf(subscription: Subscription, now: Date): (SubscriptionNews & { happenedAt: Date })[] {
  const { status, startedAt, cancelledAt, currentPeriodEndsAt, pastDueSince } = subscription;
  const state = subscriptionState(subscription, now);
  if (state === 'over') {
    // By the purchase: the provider's moment of the end may differ from the end of the period, which was told already.
    return [{ kind: 'ended', cause: asCause(startedAt ?? currentPeriodEndsAt), happenedAt: currentPeriodEndsAt }];
  }
  if (status === 'pastDue' && pastDueSince) {
    const arrears = { cause: asCause(pastDueSince), pastDueSince };
    if (state === 'unpaid') return [{ kind: 'arrearsLocked', ...arrears, happenedAt: lockedForArrearsAt(pastDueSince) }];
    return [{ kind: 'paymentFailed', ...arrears, happenedAt: pastDueSince }, ...cancellation(cancelledAt)];
  }
  if (cancelledAt) return cancellation(cancelledAt);
  return startedAt && status !== 'pastDue' ? [{ kind: 'started', cause: asCause(startedAt), happenedAt: startedAt }] : [];
}

function cancellation(cancelledAt: Date | null): (SubscriptionNews & { happenedAt: Date })[] {
  return cancelledAt ? [{ kind: 'cancelled', cause: asCause(cancelledAt), happenedAt: cancelledAt }] : [];
}
