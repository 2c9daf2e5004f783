import { newAccount } from '@platzwart/domain/practice/account';
import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { describe, expect, it } from 'vitest';
import { formatAccount, trialDaysLeft } from './format-account.ts';

const at = (moment: string) => new Date(moment);
const trialUntil = (end: string) => ({ trialEndsAt: at(end), subscription: null });
const subscribed = aSubscription(at('2027-03-04T10:00:00Z'), { interval: 'year' });

describe('the trial in words', () => {
  const cases: [end: string, now: string, words: string][] = [
    ['2026-12-03T09:00:00Z', '2026-11-21T09:00:00Z', 'Testzeit: noch 12 Tage'],
    // Calendar days, not 24-hour periods: the same in the evening as in the morning.
    ['2026-12-03T09:00:00Z', '2026-11-21T20:00:00Z', 'Testzeit: noch 12 Tage'],
    ['2026-11-22T22:59:00Z', '2026-11-21T23:01:00Z', 'Testzeit endet heute'],
    ['2026-11-22T23:01:00Z', '2026-11-21T23:01:00Z', 'Testzeit: noch 1 Tag'],
    ['2026-11-21T18:00:00Z', '2026-11-21T06:00:00Z', 'Testzeit endet heute'],
    ['2026-11-21T18:00:00Z', '2026-11-21T18:00:00Z', 'Testzeit abgelaufen'],
    ['2026-11-21T18:00:00Z', '2026-12-01T06:00:00Z', 'Testzeit abgelaufen'],
    // With a 23-hour day in between.
    ['2027-03-29T10:00:00Z', '2027-03-27T10:00:00Z', 'Testzeit: noch 2 Tage'],
    // And with a 25-hour one.
    ['2026-10-26T10:00:00Z', '2026-10-24T10:00:00Z', 'Testzeit: noch 2 Tage'],
  ];
  it.each(cases)('ends %s, now %s: %s', (end, now, words) => {
    expect(formatAccount(trialUntil(end), at(now))).toBe(words);
  });

  it('begins with 30 days', () => {
    const now = at('2026-11-21T09:00:00Z');
    expect(formatAccount(newAccount('praxis@beispiel.at', 'anna', now), now)).toBe(
      'Testzeit: noch 30 Tage',
    );
  });
});

describe('the subscription in words', () => {
  const now = at('2026-11-21T09:00:00Z');
  const words = (subscription: Partial<Record<keyof typeof subscribed, unknown>>) =>
    formatAccount(
      {
        trialEndsAt: at('2026-01-01T00:00:00Z'),
        subscription: { ...subscribed, ...subscription } as typeof subscribed,
      },
      now,
    );

  it('says what the payment provider reported last', () => {
    expect(words({})).toBe('Abo aktiv');
    expect(words({ cancelledAt: at('2026-10-01T10:00:00Z') })).toBe(
      'Abo gekündigt, läuft bis 04.03.2027',
    );
    expect(words({ status: 'pastDue' })).toBe('Abo: Zahlung offen');
    expect(words({ status: 'ended' })).toBe('Abo beendet');
    expect(words({ status: 'trialing' })).toBe('Abo ab 04.03.2027');
    expect(words({ status: 'trialing', cancelledAt: now })).toBe(
      'Abo gekündigt, läuft bis 04.03.2027',
    );
  });

  it('is over with the end of a cancelled period, also before anybody reports that', () => {
    expect(words({ cancelledAt: at('2026-10-01T10:00:00Z'), currentPeriodEndsAt: now })).toBe(
      'Abo beendet',
    );
  });

  it('leaves no days of a trial to count, also while it would still run', () => {
    expect(
      trialDaysLeft({ trialEndsAt: at('2026-12-01T00:00:00Z'), subscription: subscribed }, now),
    ).toBeUndefined();
  });
});
