import { aSubscription } from '@platzwart/emulator-data/build-subscription';
import { describe, expect, it } from 'vitest';
import { type KnownOfPractice, practiceTodos } from './practice-todos.ts';

const now = new Date('2026-11-21T09:00:00Z');
const inDays = (n: number) => new Date(now.getTime() + n * 24 * 60 * 60 * 1000);

const unpaid = aSubscription(inDays(9), { status: 'pastDue' });

const allWell: KnownOfPractice = {
  practice: { listed: true, locked: false },
  account: {
    trialEndsAt: inDays(20),
    subscription: null,
    email: 'praxis@praxis.example',
    confirmedEmail: 'praxis@praxis.example',
    held: null,
  },
};

describe('what a practice has still to do', () => {
  it('is nothing when all is well', () => {
    expect(practiceTodos(allWell, now)).toEqual([]);
  });

  it('is times to choose, if no location has any', () => {
    const practice = { ...allWell.practice, hasNoTimes: true };
    expect(practiceTodos({ ...allWell, practice }, now)[0]?.text).toContain('Zeitfenster');
  });

  it.each([
    [7, 'Die Testzeit endet in 7 Tagen.'],
    [1, 'Die Testzeit endet morgen.'],
    [0, 'Die Testzeit endet heute.'],
  ])('is the end of the trial, a week before: %i days', (days, words) => {
    const trialEndsAt = new Date(inDays(days).getTime() + 60_000);
    const [step] = practiceTodos({ ...allWell, account: { ...allWell.account, trialEndsAt } }, now);
    expect(step?.text).toContain(words);
    expect(step?.screen).toBe('billing');
  });

  it('is not the end of the trial as long as it is far', () => {
    expect(
      practiceTodos({ ...allWell, account: { ...allWell.account, trialEndsAt: inDays(8) } }, now),
    ).toEqual([]);
  });

  it('is an open payment, and being found', () => {
    const subscription = { ...unpaid, pastDueSince: inDays(-3) };
    const steps = practiceTodos(
      {
        ...allWell,
        account: { ...allWell.account, trialEndsAt: now, subscription },
        practice: { listed: false, locked: false },
      },
      now,
    );
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatchObject({ text: expect.stringContaining('Zahlung'), screen: 'billing' });
    expect(steps[1]).toMatchObject({
      text: expect.stringContaining('Startseite'),
      screen: 'profile',
    });
  });

  it('is the address that waits to be confirmed, and says why a practice is not listed yet although it wants to be', () => {
    const account = {
      ...allWell.account,
      email: 'neu@praxis.example',
      held: { since: now, listed: true, open: false },
    };
    const steps = practiceTodos(
      { ...allWell, account, practice: { listed: false, locked: false } },
      now,
    );
    expect(steps).toEqual([
      { text: expect.stringContaining('neu@praxis.example'), screen: 'profile' },
      { text: expect.stringContaining('gleichen einer anderen'), screen: 'profile' },
    ]);
  });

  it('is only one thing in a locked practice', () => {
    const steps = practiceTodos(
      { ...allWell, practice: { listed: false, locked: true, hasNoTimes: true } },
      now,
    );
    expect(steps).toEqual([
      { text: expect.stringContaining('Mit einem Abo geht es weiter'), screen: 'billing' },
    ]);
  });

  it('is the open invoice, not another subscription, where one is unpaid for too long', () => {
    const account = {
      ...allWell.account,
      trialEndsAt: now,
      subscription: { ...unpaid, pastDueSince: inDays(-60) },
    };
    const steps = practiceTodos(
      { ...allWell, account, practice: { listed: false, locked: true } },
      now,
    );
    expect(steps).toEqual([
      { text: expect.stringContaining('offene Rechnung'), screen: 'billing' },
    ]);
  });
});
