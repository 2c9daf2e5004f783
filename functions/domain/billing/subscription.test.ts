import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { describe, expect, test } from 'vitest';
import { daysLater, momentInBerlin } from '../dates/berlin-days.ts';
import {
  isSubscribed,
  lockedForArrearsAt,
  nextCheckAt,
  Subscription,
  subscriptionState,
  trialCredit,
} from './subscription.ts';

const at = (date: string, time = '09:00') => momentInBerlin(date, time);
const before = (moment: Date) => new Date(moment.getTime() - 1);
const hours = (n: number) => n * 3_600_000;

const now = at('2026-06-15');
const active = aSubscription(at('2026-07-01'), { startedAt: at('2026-05-01') });
const pastDue = (since: string): Subscription => ({
  ...active,
  status: 'pastDue',
  pastDueSince: at(since),
});

describe('the state of a subscription', () => {
  test('runs while it is tried or paid, also if the renewal has not been told yet', () => {
    for (const status of ['trialing', 'active'] as const) {
      expect(subscriptionState({ ...active, status }, now)).toBe('running');
      expect(subscriptionState({ ...active, status }, at('2026-09-01'))).toBe('running');
    }
  });

  test('cancelled, it runs to the last moment of the period and is over at its end', () => {
    const cancelled = { ...active, cancelledAt: at('2026-06-01') };
    expect(subscriptionState(cancelled, before(cancelled.currentPeriodEndsAt))).toBe('running');
    expect(subscriptionState(cancelled, cancelled.currentPeriodEndsAt)).toBe('over');
    expect(
      subscriptionState({ ...cancelled, status: 'trialing' }, cancelled.currentPeriodEndsAt),
    ).toBe('over');
  });

  test('what the provider calls ended is over at once, whatever else is there', () => {
    expect(subscriptionState({ ...active, status: 'ended' }, now)).toBe('over');
    expect(subscriptionState({ ...pastDue('2026-01-01'), status: 'ended' }, now)).toBe('over');
  });

  test('in arrears it runs for 45 days, and is unpaid on the 46th', () => {
    const late = pastDue('2026-03-01');
    expect(subscriptionState(late, at('2026-03-01'))).toBe('running');
    expect(subscriptionState(late, at('2026-04-15'))).toBe('running');
    expect(subscriptionState(late, before(at('2026-04-16')))).toBe('running');
    expect(subscriptionState(late, at('2026-04-16'))).toBe('unpaid');
  });

  test('arrears without a day, or a day without arrears, never lock anybody out', () => {
    expect(subscriptionState({ ...active, status: 'pastDue' }, at('2027-01-01'))).toBe('running');
    expect(subscriptionState({ ...active, pastDueSince: at('2026-01-01') }, now)).toBe('running');
  });

  test('cancelled and unpaid, it is over with its period, not only unpaid', () => {
    const both = { ...pastDue('2026-04-01'), cancelledAt: at('2026-06-01') };
    expect(subscriptionState(both, before(both.currentPeriodEndsAt))).toBe('unpaid');
    expect(subscriptionState(both, both.currentPeriodEndsAt)).toBe('over');
  });

  test('only a running one counts as subscribed', () => {
    expect(isSubscribed({ subscription: null }, now)).toBe(false);
    expect(isSubscribed({ subscription: active }, now)).toBe(true);
    expect(isSubscribed({ subscription: pastDue('2026-06-01') }, now)).toBe(true);
    expect(isSubscribed({ subscription: pastDue('2026-01-01') }, now)).toBe(false);
    expect(isSubscribed({ subscription: { ...active, status: 'ended' } }, now)).toBe(false);
  });

  test('a document that was written before arrears and purchases were noted is read as one without', () => {
    const { startedAt: _, pastDueSince: __, ...older } = active;
    expect(Subscription.parse(older)).toEqual({ ...active, startedAt: null });
  });
});

describe('the day of being locked for arrears', () => {
  test.each([
    ['2026-03-01', '2026-04-16'],
    ['2026-09-20', '2026-11-05'],
    ['2028-01-31', '2028-03-17'],
  ])('is the 46th after %s by the calendar in Berlin, at the same hour', (since, day) => {
    expect(lockedForArrearsAt(at(since, '14:30'))).toEqual(at(day, '14:30'));
  });
});

describe('the next look at a subscription', () => {
  test('is two days after a renewal that nobody may have told of', () => {
    expect(nextCheckAt(active, now)).toEqual(at('2026-07-03'));
    expect(nextCheckAt({ ...active, status: 'trialing' }, now)).toEqual(at('2026-07-03'));
  });

  test('is the end of the period once it is cancelled, and there is none after it', () => {
    const cancelled = { ...active, cancelledAt: now };
    expect(nextCheckAt(cancelled, now)).toEqual(at('2026-07-01'));
    expect(nextCheckAt(cancelled, at('2026-07-01'))).toBeNull();
    expect(nextCheckAt({ ...active, status: 'ended' }, now)).toBeNull();
  });

  test('is the day of being locked, if that comes first', () => {
    expect(nextCheckAt(pastDue('2026-05-10'), now)).toEqual(at('2026-06-25'));
    expect(nextCheckAt(pastDue('2026-06-10'), now)).toEqual(at('2026-07-03'));
  });

  test('is tomorrow while something is overdue that was just looked at', () => {
    expect(nextCheckAt(active, at('2026-09-01'))).toEqual(at('2026-09-02'));
    expect(
      nextCheckAt({ ...pastDue('2026-01-01'), currentPeriodEndsAt: at('2026-02-01') }, now),
    ).toEqual(at('2026-06-16'));
  });

  test('never lies in the past, and is never missing before it is over', () => {
    const moments = [null, at('2026-01-01'), at('2026-04-30'), at('2026-06-14'), now];
    for (const status of Subscription.shape.status.options)
      for (const cancelledAt of moments)
        for (const pastDueSince of moments)
          for (const days of [-400, -3, -2, -1, 0, 1, 30]) {
            const subscription = {
              ...active,
              status,
              cancelledAt,
              pastDueSince,
              currentPeriodEndsAt: daysLater(now, days),
            };
            const next = nextCheckAt(subscription, now);
            const what = JSON.stringify(subscription);
            if (subscriptionState(subscription, now) === 'over') expect(next, what).toBeNull();
            else expect(next?.getTime(), what).toBeGreaterThan(now.getTime());
          }
  });
});

describe('what is left of the trial is credited', () => {
  const ends = at('2026-02-19');
  const left = (n: number) => new Date(ends.getTime() - hours(n));

  test.each([
    ['all of it on the day of registration', at('2026-01-20'), { endsAt: ends }],
    ['three days on day 27', at('2026-02-16'), { endsAt: ends }],
    [
      'to the end with exactly 49 hours left: the provider wants 48, and the purchase takes a while',
      left(49),
      { endsAt: ends },
    ],
    ['in whole days a moment later', new Date(left(49).getTime() + 1), { days: 3 }],
    ['two days with exactly 48 hours left', left(48), { days: 2 }],
    ['a day on day 29', at('2026-02-18'), { days: 1 }],
    ['a day in the last hour', left(1), { days: 1 }],
    ['a day in the last moment', before(ends), { days: 1 }],
    ['nothing at its end', ends, undefined],
    ['nothing long after', at('2026-08-01'), undefined],
  ])('%s', (_what, moment, credit) => {
    expect(trialCredit(ends, moment)).toEqual(credit);
  });

  test('two days before its end by the calendar, whatever the clocks do in between', () => {
    // 47 and 49 hours.
    expect(trialCredit(at('2026-03-30'), at('2026-03-28'))).toEqual({ days: 2 });
    expect(trialCredit(at('2026-10-26'), at('2026-10-24'))).toEqual({ endsAt: at('2026-10-26') });
  });

  test('at every hour: nobody loses any of it, and nobody gains a whole day', () => {
    for (let n = 1; n <= 30 * 24; n++) {
      const credit = trialCredit(ends, left(n));
      const credited =
        credit &&
        ('endsAt' in credit
          ? credit.endsAt.getTime() - left(n).getTime()
          : credit.days * hours(24));
      expect(credited, `${n} hours`).toBeGreaterThanOrEqual(hours(n));
      expect(credited, `${n} hours`).toBeLessThan(hours(n + 24));
    }
  });
});
