import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { subscriptionOf } from './reported-subscription.ts';

const seconds = (text: string) => Date.parse(text) / 1000;
const periodStart = '2026-11-01T09:00:00Z';
const periodEnd = '2026-12-01T09:00:00Z';

/** Only the fields that are read. */
function told(over: Partial<Stripe.Subscription> = {}, item: object = {}): Stripe.Subscription {
  const price = { recurring: { interval: 'month' } };
  return {
    status: 'active',
    created: seconds('2026-06-01T09:00:00Z'),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    items: {
      data: [
        {
          price,
          quantity: 3,
          current_period_start: seconds(periodStart),
          current_period_end: seconds(periodEnd),
          ...item,
        },
      ],
    },
    ...over,
  } as Stripe.Subscription;
}

describe('what the provider says', () => {
  it('is told in our words: interval, period, locations beyond the included one', () => {
    expect(subscriptionOf(told(), null)).toEqual({
      status: 'active',
      interval: 'month',
      startedAt: new Date('2026-06-01T09:00:00Z'),
      currentPeriodEndsAt: new Date(periodEnd),
      cancelledAt: null,
      extraLocations: 2,
      pastDueSince: null,
    });
  });

  const owed = new Date('2026-11-01T10:00:00Z');
  const olderOwed = new Date('2026-10-01T10:00:00Z');

  it.each([
    ['trialing', null, 'trialing', null],
    ['active', null, 'active', null],
    // A direct debit takes days.
    ['active', owed, 'active', null],
    // The provider looks only at the latest invoice; the one before it was never paid.
    ['active', olderOwed, 'pastDue', olderOwed],
    ['past_due', owed, 'pastDue', owed],
    ['unpaid', olderOwed, 'pastDue', olderOwed],
    // Paid, but the provider has not updated the status yet.
    ['past_due', null, 'active', null],
    ['canceled', owed, 'ended', null],
    ['paused', null, 'ended', null],
  ] as const)('%s, owing since %s, is %s', (status, since, ours, pastDueSince) => {
    expect(subscriptionOf(told({ status }), since)).toMatchObject({ status: ours, pastDueSince });
  });

  it('ends with the period if it was cancelled, or at the moment that was set', () => {
    const cancelledAt = new Date('2026-11-10T09:00:00Z');
    const canceled_at = cancelledAt.getTime() / 1000;
    expect(subscriptionOf(told({ cancel_at_period_end: true, canceled_at }), null)).toMatchObject({
      cancelledAt,
      currentPeriodEndsAt: new Date(periodEnd),
    });
    // The provider's newer API gives only the date.
    expect(
      subscriptionOf(told({ cancel_at: seconds('2026-11-20T09:00:00Z'), canceled_at }), null),
    ).toMatchObject({
      cancelledAt,
      currentPeriodEndsAt: new Date('2026-11-20T09:00:00Z'),
    });
    expect(
      subscriptionOf(told({ status: 'canceled', ended_at: seconds('2026-11-12T09:00:00Z') }), null),
    ).toMatchObject({
      status: 'ended',
      cancelledAt: new Date('2026-11-12T09:00:00Z'),
      currentPeriodEndsAt: new Date('2026-11-12T09:00:00Z'),
    });
  });
});
