import type { Subscription } from '@platzwart/domain/billing/subscription';
import { newAccount } from '@platzwart/domain/practice/account';
import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { describe, expect, test } from 'vitest';
import { accountStatusOf } from './account-status.ts';
import { noticeOf } from './notice-texts.ts';
import { describeState } from './texts.ts';

const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00Z`);
const now = at('2026-11-22');
const trial = (end: Date) => ({
  ...newAccount('praxis@beispiel.at', 'anna', now),
  trialEndsAt: end,
  nextTrialStep: null,
});
const subscribed = (changes: Partial<Subscription> = {}) => ({
  ...trial(at('2026-01-31')),
  subscription: aSubscription(at('2026-12-10'), { startedAt: at('2026-01-20'), ...changes }),
});
const pastDue = (since: string) =>
  subscribed({ status: 'pastDue', pastDueSince: at(since, '08:00') });
const cancelled = (end: string) =>
  subscribed({ cancelledAt: at('2026-11-01'), currentPeriodEndsAt: at(end) });

type Known = Parameters<typeof accountStatusOf>[0];

describe('where a practice stands, on its page and above all screens', () => {
  const cases: [
    what: string,
    account: Known,
    title: string,
    text: string,
    notice: string | undefined,
  ][] = [
    [
      'the trial',
      trial(at('2026-12-04')),
      'Noch 12 Tage Testzeit, bis 04.12.2026',
      'Ohne Abo',
      undefined,
    ],
    [
      'four days before its end',
      trial(at('2026-11-26')),
      'Noch 4 Tage Testzeit',
      'Ohne Abo',
      undefined,
    ],
    [
      'three days before',
      trial(at('2026-11-25')),
      'Noch 3 Tage Testzeit',
      'Ohne Abo',
      'Die Testzeit endet in 3 Tagen (25.11.2026).',
    ],
    [
      'the day before',
      trial(at('2026-11-23')),
      'Noch 1 Tag Testzeit',
      'Ohne Abo',
      'Die Testzeit endet morgen',
    ],
    [
      'its last day',
      trial(at('2026-11-22', '18:00')),
      'Letzter Tag der Testzeit, bis 22.11.2026',
      'Ohne Abo',
      'Die Testzeit endet heute',
    ],
    [
      'its very end',
      trial(now),
      'Die Testzeit ist seit 22.11.2026 vorbei',
      'am 20.02.2027 gelöscht',
      'Alles lässt sich nur ansehen',
    ],
    [
      'bought within it',
      subscribed({ status: 'trialing' }),
      'Abo ab 10.12.2026',
      'abgebucht wird am 10.12.2026',
      undefined,
    ],
    ['a subscription', subscribed(), 'Das Abo läuft', 'am 10.12.2026 um einen Monat', undefined],
    [
      'a yearly one',
      subscribed({ interval: 'year' }),
      'Das Abo läuft',
      'am 10.12.2026 um ein Jahr',
      undefined,
    ],
    [
      'cancelled',
      cancelled('2026-12-07'),
      'Das Abo ist gekündigt und läuft bis 07.12.2026',
      'Gelöscht wird eure Praxis nicht von selbst',
      undefined,
    ],
    [
      '14 days before that end',
      cancelled('2026-12-06'),
      'Das Abo ist gekündigt',
      'Bis dahin',
      'Das gekündigte Abo endet in 14 Tagen (06.12.2026)',
    ],
    [
      'cancelled within the trial',
      subscribed({ status: 'trialing', cancelledAt: now }),
      'Das Abo ist gekündigt und läuft bis 10.12.2026',
      'Bis dahin',
      undefined,
    ],
    [
      'a late payment',
      pastDue('2026-11-20'),
      'Eine Zahlung ist seit 20.11.2026 offen',
      'ab 05.01.2027',
      'Eine Zahlung ist seit 20.11.2026 offen. Kommt sie nicht, lässt sich ab 05.01.2027 alles nur noch ansehen.',
    ],
    [
      '45 days of arrears',
      pastDue('2026-10-08'),
      'Eine Zahlung ist seit 08.10.2026 offen',
      'ab 23.11.2026',
      'ab 23.11.2026',
    ],
    [
      '46 days',
      pastDue('2026-10-07'),
      'Eine Zahlung ist seit 07.10.2026 offen',
      'Seit 22.11.2026 lässt sich',
      'Alles lässt sich nur ansehen',
    ],
    [
      'the end of a cancelled period',
      cancelled('2026-11-22'),
      'Das Abo ist beendet',
      'Bis 22.11.2026 war bezahlt',
      'Das Abo ist seit 22.11.2026 beendet',
    ],
    [
      'ended',
      subscribed({ status: 'ended' }),
      'Das Abo ist beendet',
      'werden wie bisher gelöscht',
      'Das Abo ist seit',
    ],
  ];
  test.each(cases)('%s', (_what, account, title, text, notice) => {
    const status = accountStatusOf(account, now);
    const words = describeState(status, account.subscription);
    expect(words.title).toContain(title);
    expect(words.text).toContain(text);
    if (notice === undefined) expect(noticeOf(status)).toBeUndefined();
    else expect(noticeOf(status)?.text).toContain(notice);
  });

  test('a deletion that was put off because its notice was late is told as it will be', () => {
    const account = {
      ...trial(at('2026-10-01')),
      nextTrialStep: { kind: 'deletion', at: at('2027-01-09') } as const,
    };
    expect(describeState(accountStatusOf(account, now)).text).toContain('am 09.01.2027 gelöscht');
  });
});
