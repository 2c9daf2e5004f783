import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { describe, expect, test } from 'vitest';
import { momentInBerlin } from '../dates/berlin-days.ts';
import { berlinDate } from '../dates/german-date.ts';
import { newAccount } from '../practice/account.ts';
import type { Subscription } from './subscription.ts';
import { deletionAt, isReadOnly, type TrialStep, trialMove } from './trial.ts';

const at = (date: string, time = '09:00') => momentInBerlin(date, time);
const trialEndsAt = at('2026-02-19');
const awaiting = (kind: TrialStep['kind'], date: string) => ({
  trialEndsAt,
  nextTrialStep: { kind, at: at(date) },
});

/**
 * Every step of an unattended practice, as dates in Berlin, if the schedule runs at that time of
 * day.
 */
function course(registered: Date, hour: string): string[] {
  let account = newAccount('praxis@beispiel.at', 'u1', registered);
  const steps: string[] = [];
  for (let date = berlinDate(registered); steps.length < 6; ) {
    const now = at(date, hour);
    const move = trialMove(account, now);
    if (move) steps.push(`${date} ${move.kind}`);
    if (move) account = { ...account, nextTrialStep: move.next };
    date = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  }
  return steps;
}

describe('the steps of a trial', () => {
  test.each([
    [
      'over the begin of summer time',
      '2026-01-20',
      ['2026-02-16', '2026-02-19', '2026-04-20', '2026-05-06', '2026-05-17', '2026-05-20'],
    ],
    [
      'over the end of summer time',
      '2026-08-20',
      ['2026-09-16', '2026-09-19', '2026-11-18', '2026-12-04', '2026-12-15', '2026-12-18'],
    ],
    [
      'over a leap day',
      '2028-01-05',
      ['2028-02-01', '2028-02-04', '2028-04-04', '2028-04-20', '2028-05-01', '2028-05-04'],
    ],
  ])('fall on their days %s, registered early or late in the day', (_what, registered, days) => {
    const kinds = ['reminder', 'lock', 'firstNotice', 'secondNotice', 'lastNotice', 'deletion'];
    const expected = days.map((date, i) => `${date} ${kinds[i]}`);
    for (const time of ['00:10', '09:00', '23:50'])
      expect(course(at(registered, time), '23:55')).toEqual(expected);
  });

  test('nothing is due a moment before', () => {
    expect(
      trialMove(awaiting('lock', '2026-02-19'), new Date(trialEndsAt.getTime() - 1)),
    ).toBeUndefined();
    expect(trialMove({ trialEndsAt, nextTrialStep: null }, at('2030-01-01'))).toBeUndefined();
  });

  test('of several overdue ones only the latest is taken: nobody gets a pile of e-mails', () => {
    expect(trialMove(awaiting('reminder', '2026-02-16'), at('2026-02-24'))).toEqual({
      kind: 'lock',
      next: { kind: 'firstNotice', at: at('2026-04-20') },
    });
    expect(trialMove(awaiting('firstNotice', '2026-04-20'), at('2026-05-10'))).toEqual({
      kind: 'secondNotice',
      next: { kind: 'lastNotice', at: at('2026-05-17') },
    });
  });

  test('a late last notice moves the deletion: there are always three days between them', () => {
    expect(trialMove(awaiting('lastNotice', '2026-05-17'), at('2026-05-22'))).toEqual({
      kind: 'lastNotice',
      next: { kind: 'deletion', at: at('2026-05-25') },
    });
    expect(
      trialMove(awaiting('lastNotice', '2026-05-17'), at('2026-05-17', '09:40'))?.next?.at,
    ).toEqual(at('2026-05-20', '09:40'));
  });

  test('however late the schedule is, nothing is deleted that has had no last notice', () => {
    for (const kind of ['reminder', 'lock', 'firstNotice', 'secondNotice', 'lastNotice'] as const) {
      expect(trialMove(awaiting(kind, '2026-02-19'), at('2027-01-01'))).toEqual({
        kind: 'lastNotice',
        next: { kind: 'deletion', at: at('2027-01-04') },
      });
    }
    expect(trialMove(awaiting('deletion', '2026-05-20'), at('2027-01-01'))).toEqual({
      kind: 'deletion',
      next: null,
    });
  });

  test('a trial that was prolonged starts again with what is not due yet', () => {
    const prolonged = {
      trialEndsAt: at('2026-12-01'),
      nextTrialStep: { kind: 'deletion' as const, at: at('2026-05-20') },
    };
    expect(trialMove(prolonged, at('2026-05-20'))).toEqual({
      kind: 'wait',
      next: { kind: 'reminder', at: at('2026-11-28') },
    });
  });

  test('notices name the planned day as long as it can be kept', () => {
    expect(deletionAt(trialEndsAt)).toEqual(at('2026-05-20'));
    expect(deletionAt(trialEndsAt, at('2026-05-01'))).toEqual(at('2026-05-20'));
    expect(deletionAt(trialEndsAt, at('2026-05-19'))).toEqual(at('2026-05-22'));
  });
});

describe('whether a practice may only be looked at', () => {
  const now = at('2026-06-15');
  const active = aSubscription(at('2026-07-01'), { startedAt: at('2026-05-01') });
  const deletion = { askedAt: now, by: 'u1', dueAt: at('2026-06-22') };
  const runs = at('2026-06-16');
  const isOver = now;

  test.each<[string, Subscription | null, Date, boolean]>([
    ['in its trial', null, runs, false],
    ['after its trial', null, isOver, true],
    ['bought during the trial', { ...active, status: 'trialing' }, runs, false],
    [
      'bought, the rest of its trial credited beyond its end',
      { ...active, status: 'trialing' },
      isOver,
      false,
    ],
    ['that pays', active, isOver, false],
    ['that pays during its trial', active, runs, false],
    [
      'whose payment is late',
      { ...active, status: 'pastDue', pastDueSince: at('2026-06-01') },
      isOver,
      false,
    ],
    [
      'in arrears for 45 days',
      { ...active, status: 'pastDue', pastDueSince: at('2026-05-01') },
      isOver,
      false,
    ],
    [
      'in arrears for 46 days',
      { ...active, status: 'pastDue', pastDueSince: at('2026-04-30') },
      isOver,
      true,
    ],
    [
      'in arrears for 46 days, whatever is left of its trial',
      { ...active, status: 'pastDue', pastDueSince: at('2026-04-30') },
      runs,
      true,
    ],
    ['that cancelled, up to the end of the period', { ...active, cancelledAt: now }, isOver, false],
    [
      'that cancelled, from the end of the period on',
      { ...active, cancelledAt: now, currentPeriodEndsAt: now },
      isOver,
      true,
    ],
    ['whose subscription has ended', { ...active, status: 'ended' }, isOver, true],
    [
      'whose subscription has ended, whatever is left of its trial',
      { ...active, status: 'ended' },
      runs,
      true,
    ],
  ])('a practice %s', (_what, subscription, trialEndsAt, readOnly) => {
    expect(isReadOnly({ subscription, trialEndsAt, deletion: null }, now)).toBe(readOnly);
    // Even a paying practice is read-only while its deletion is planned.
    expect(isReadOnly({ subscription, trialEndsAt, deletion }, now)).toBe(true);
  });
});
