import type { Subscription } from '@platzwart/domain/billing/subscription';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { describe, expect, test } from 'vitest';
import { newsLasts, subscriptionNews } from './subscription-news.ts';

const now = new Date('2026-06-15T07:00:00Z');
const days = (n: number) => daysLater(now, n);

const bought = aSubscription(days(30), { startedAt: now });
const kinds = (over: Partial<Subscription>, moment = now) =>
  subscriptionNews({ ...bought, ...over }, moment).map(({ kind }) => kind);

describe('what there is to tell of a subscription', () => {
  test.each<[string, Partial<Subscription>, string[]]>([
    ['bought', {}, ['started']],
    ['bought during the trial', { status: 'trialing' }, ['started']],
    ['of which nobody noted when it was bought', { startedAt: null }, []],
    ['bought long ago', { startedAt: days(-newsLasts) }, []],
    ['cancelled', { cancelledAt: now }, ['cancelled']],
    [
      'cancelled long ago, which runs on for months',
      { cancelledAt: days(-newsLasts), startedAt: days(-90) },
      [],
    ],
    ['cancelled during the trial', { status: 'trialing', cancelledAt: now }, ['cancelled']],
    [
      'whose first payment already fails',
      { status: 'pastDue', pastDueSince: now },
      ['paymentFailed'],
    ],
    [
      'cancelled, with an open invoice',
      { status: 'pastDue', pastDueSince: now, cancelledAt: now },
      ['paymentFailed', 'cancelled'],
    ],
    ['in arrears, as was told', { status: 'pastDue', pastDueSince: days(-newsLasts) }, []],
    ['in arrears for 46 days', { status: 'pastDue', pastDueSince: days(-46) }, ['arrearsLocked']],
    ['in arrears for months', { status: 'pastDue', pastDueSince: days(-46 - newsLasts) }, []],
    [
      'cancelled, and too long in arrears',
      { status: 'pastDue', pastDueSince: days(-50), cancelledAt: now },
      ['arrearsLocked'],
    ],
    ['in arrears nobody knows since when', { status: 'pastDue' }, []],
    [
      'whose cancelled period is over',
      { cancelledAt: days(-5), currentPeriodEndsAt: now },
      ['ended'],
    ],
    ['continued after a cancellation', { resumedAt: now }, ['started', 'resumed']],
    ['continued, and cancelled again', { resumedAt: days(-1), cancelledAt: now }, ['cancelled']],
    [
      'paid by the year instead',
      { interval: 'year', intervalChangedAt: now, startedAt: days(-60) },
      ['intervalChanged'],
    ],
    ['that ended', { status: 'ended', currentPeriodEndsAt: now }, ['ended']],
    ['that ended long ago', { status: 'ended', currentPeriodEndsAt: days(-newsLasts) }, []],
  ])('%s', (_what, over, expected) => {
    expect(kinds(over)).toEqual(expected);
  });

  test('is news a moment before it is too old, since the outbox forgets an e-mail 30 days after it was sent', () => {
    expect(kinds({}, new Date(now.getTime() + newsLasts * 86_400_000 - 1))).toEqual(['started']);
    expect(newsLasts).toBeLessThan(30);
  });

  test('is told of a bounced direct debit too, of which banks take up to three weeks to tell', () => {
    expect(kinds({ status: 'pastDue', pastDueSince: days(-21), startedAt: days(-21) })).toEqual([
      'paymentFailed',
    ]);
  });

  const causeOf = (over: Partial<Subscription>) =>
    subscriptionNews({ ...bought, ...over }, now).map(({ cause }) => cause);

  test('has the same cause however the rest of the account changes, and another one the next time', () => {
    expect(causeOf({ extraLocations: 3, interval: 'year', status: 'trialing' })).toEqual(
      causeOf({}),
    );
    expect(causeOf({ startedAt: days(-1) })).not.toEqual(causeOf({}));
    expect(causeOf({ cancelledAt: days(-1) })).not.toEqual(causeOf({ cancelledAt: now }));
    expect(causeOf({ status: 'pastDue', pastDueSince: days(-1) })).not.toEqual(
      causeOf({ status: 'pastDue', pastDueSince: now }),
    );
  });

  test('ends once for each purchase: the provider’s moment of the end may differ from that of the period', () => {
    const over = { cancelledAt: days(-5), currentPeriodEndsAt: now };
    expect(
      causeOf({ ...over, status: 'ended', currentPeriodEndsAt: new Date(now.getTime() - 90_000) }),
    ).toEqual(causeOf(over));
  });
});
