import {
  lockedForArrearsAt,
  type Subscription,
  subscriptionState,
} from '@platzwart/domain/billing/subscription';
import { day } from '@platzwart/domain/dates/durations';
import { asCause } from '../emails/templates/practice-notice.ts';

/** News about a subscription. `cause` identifies it, however often the account is written. */
export type SubscriptionNews =
  | {
      readonly kind: 'started' | 'cancelled' | 'resumed' | 'intervalChanged' | 'ended';
      readonly cause: string;
    }
  | {
      readonly kind: 'paymentFailed' | 'arrearsLocked';
      readonly cause: string;
      readonly pastDueSince: Date;
    };

/**
 * Days after the fact during which it is news. The outbox remembers a sent e-mail for 30 days:
 * later writes of the account must find no news, or everybody would be notified again. A bounced
 * direct debit is reported well within that.
 */
export const newsLasts = 28;
/** News about the subscription's current state, without what happened long ago. */
export function subscriptionNews(subscription: Subscription, now: Date): SubscriptionNews[] {
  const isFresh = (moment: Date) => now.getTime() - moment.getTime() < newsLasts * day;
  return everythingOf(subscription, now).flatMap(({ happenedAt, ...news }) =>
    isFresh(happenedAt) ? news : [],
  );
}

function everythingOf(
  subscription: Subscription,
  now: Date,
): (SubscriptionNews & { happenedAt: Date })[] {
  const { status, startedAt, cancelledAt, currentPeriodEndsAt, pastDueSince } = subscription;
  const { resumedAt, intervalChangedAt } = subscription;
  const state = subscriptionState(subscription, now);
  if (state === 'over') {
    // Keyed by the purchase: the provider's end may differ from the end of the period, which was
    // already reported.
    return [
      {
        kind: 'ended',
        cause: asCause(startedAt ?? currentPeriodEndsAt),
        happenedAt: currentPeriodEndsAt,
      },
    ];
  }
  if (status === 'pastDue' && pastDueSince) {
    const arrears = { cause: asCause(pastDueSince), pastDueSince };
    if (state === 'unpaid')
      return [{ kind: 'arrearsLocked', ...arrears, happenedAt: lockedForArrearsAt(pastDueSince) }];
    return [
      { kind: 'paymentFailed', ...arrears, happenedAt: pastDueSince },
      ...at('cancelled', cancelledAt),
    ];
  }
  return [
    ...(cancelledAt
      ? at('cancelled', cancelledAt)
      : [...at('started', status === 'pastDue' ? null : startedAt), ...at('resumed', resumedAt)]),
    ...at('intervalChanged', intervalChangedAt),
  ];
}

function at(
  kind: 'started' | 'cancelled' | 'resumed' | 'intervalChanged',
  happenedAt: Date | null | undefined,
): (SubscriptionNews & { happenedAt: Date })[] {
  return happenedAt ? [{ kind, cause: asCause(happenedAt), happenedAt }] : [];
}
