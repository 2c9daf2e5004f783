/**
 * How a subscription affects a practice, and who is notified: after any write of the account, in
 * any order, any number of times.
 */

import type { Subscription } from '@platzwart/domain/billing/subscription';
import { withVat } from '@platzwart/domain/billing/vat';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { applySubscription } from '@platzwart/functions/billing/apply-subscription';
import { collections } from '@platzwart/functions/core/collections';
import { describe, expect, it } from 'vitest';
import { Crash, crashing } from '../support/crashing-database.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import {
  database,
  joins,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const on = (day: number) => daysLater(start, day);
const docs = () => collections(database());
const isLocked = async (slug: string) => (await docs().practice(slug).get()).data()?.locked;

const bought: Subscription = {
  status: 'trialing',
  interval: 'year',
  startedAt: on(3),
  currentPeriodEndsAt: on(30),
  cancelledAt: null,
  extraLocations: 1,
  pastDueSince: null,
};

/** A practice with two administrators, and so three mailboxes. */
async function aPractice(title: string): Promise<string> {
  const slug = await registeredPractice(title, start);
  await joins(slug, 'zweite', 'administrator');
  await joins(slug, 'therapie', 'therapist');
  return slug;
}

/** What the webhook writes, and the platform's triggers after it, always twice. */
async function isReported(slug: string, subscription: Subscription, now: Date): Promise<void> {
  await docs().account(slug).update({ subscription });
  await applySubscription(slug, toolsAt(now));
  await applySubscription(slug, toolsAt(now));
}

/** Its e-mails about paying: how many of each. */
async function told(slug: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { purpose } of (await ledger(slug)).emails)
    if (purpose !== 'registrationDone') counts[purpose] = (counts[purpose] ?? 0) + 1;
  return counts;
}

const emailsOf = async (slug: string, purpose: string) =>
  (await ledger(slug)).emails.filter((email) => email.purpose === purpose);

describe('a subscription from its beginning to its end', () => {
  it('tells the practice and its administrators each thing once, and leads them to the subscription', async () => {
    const slug = await aPractice('Verlauf');
    await isReported(slug, bought, on(3));
    expect(await told(slug)).toEqual({ subscriptionStarted: 3 });

    const active: Subscription = { ...bought, status: 'active', currentPeriodEndsAt: on(395) };
    await isReported(slug, active, on(30));
    await isReported(slug, { ...active, extraLocations: 2 }, on(31));
    expect(await told(slug)).toEqual({ subscriptionStarted: 3 });

    const unpaid: Subscription = { ...active, status: 'pastDue', pastDueSince: on(60) };
    await isReported(slug, unpaid, on(60));
    expect(await isLocked(slug)).toBe(false);
    expect(await told(slug)).toEqual({ subscriptionStarted: 3, paymentFailed: 3 });
    await applySubscription(slug, toolsAt(on(105)));
    expect(await isLocked(slug)).toBe(false);
    await applySubscription(slug, toolsAt(on(106)));
    await applySubscription(slug, toolsAt(on(107)));
    expect(await isLocked(slug)).toBe(true);
    expect(await told(slug)).toEqual({
      subscriptionStarted: 3,
      paymentFailed: 3,
      arrearsLocked: 3,
    });

    await isReported(slug, active, on(110));
    expect(await isLocked(slug)).toBe(false);
    const cancelled = { ...active, cancelledAt: on(300) };
    await isReported(slug, cancelled, on(300));
    expect(await isLocked(slug)).toBe(false);
    await isReported(slug, { ...cancelled, status: 'ended' }, on(395));
    expect(await isLocked(slug)).toBe(true);
    const again: Subscription = {
      ...bought,
      status: 'active',
      startedAt: on(400),
      currentPeriodEndsAt: on(430),
    };
    await isReported(slug, again, on(400));
    expect(await isLocked(slug)).toBe(false);
    expect(await told(slug)).toEqual({
      subscriptionStarted: 6,
      paymentFailed: 3,
      arrearsLocked: 3,
      subscriptionCancelled: 3,
      subscriptionEnded: 3,
    });
    for (const { text, to, purpose } of (await ledger(slug)).emails) {
      if (purpose !== 'registrationDone')
        expect(text).toContain(
          `https://platzwart.example/${slug}/administration/einstellungen/abo`,
        );
      expect(to.address).not.toBe('therapie@praxis.example');
    }
  });

  it('says from when on it is paid, and when arrears close the practice', async () => {
    const slug = await aPractice('Tage');
    await isReported(slug, bought, on(3));
    const [started] = await emailsOf(slug, 'subscriptionStarted');
    expect(started?.text).toContain('Bezahlt wird erst ab dem 23.12.2026.');
    expect(started?.text).toContain(`Preis: 236 € im Jahr netto, ${withVat(236, 'AT')}`);
    await isReported(slug, { ...bought, status: 'pastDue', pastDueSince: on(30) }, on(31));
    const [failed] = await emailsOf(slug, 'paymentFailed');
    expect(failed?.text).toContain('Seit dem 23.12.2026');
    expect(failed?.text).toContain('könnt ihr ab dem 07.02.2027 alles nur noch ansehen');
  });

  it('that is cancelled, continued and cancelled again tells of both cancellations, and of no second purchase', async () => {
    const slug = await aPractice('Hin und her');
    await isReported(slug, bought, on(3));
    await isReported(slug, { ...bought, cancelledAt: on(4) }, on(4));
    await isReported(slug, bought, on(5));
    await isReported(slug, { ...bought, cancelledAt: on(6) }, on(6));
    expect(await told(slug)).toEqual({ subscriptionStarted: 3, subscriptionCancelled: 6 });
  });

  it('whose second invoice stays open after the first was paid begins new arrears, with a day of their own', async () => {
    const slug = await aPractice('Zweimal');
    const late: Subscription = { ...bought, status: 'pastDue', pastDueSince: on(60) };
    await isReported(slug, late, on(60));
    await isReported(slug, { ...late, pastDueSince: on(90) }, on(95));
    await applySubscription(slug, toolsAt(on(110)));
    expect(await isLocked(slug)).toBe(false);
    expect(await told(slug)).toEqual({ paymentFailed: 6 });
  });
});

describe('whatever is written to the account later', () => {
  it('tells nobody of what happened long ago, though the outbox has forgotten its e-mails', async () => {
    const slug = await aPractice('Vergessen');
    for (const [subscription, day] of [
      [{ ...bought, startedAt: on(-500), currentPeriodEndsAt: on(200) }, 0],
      [{ ...bought, startedAt: null, currentPeriodEndsAt: on(200) }, 0],
      [{ ...bought, cancelledAt: on(10), currentPeriodEndsAt: on(200) }, 60],
      [{ ...bought, status: 'pastDue', pastDueSince: on(10) }, 50],
      [{ ...bought, status: 'pastDue', pastDueSince: on(10) }, 100],
      [{ ...bought, status: 'ended', currentPeriodEndsAt: on(30) }, 100],
    ] as const) {
      await isReported(slug, subscription, on(day));
      expect(await told(slug)).toEqual({});
    }
  });

  it('does not tell a new administrator what the others were told, and is no failure', async () => {
    const slug = await aPractice('Neu dabei');
    await isReported(slug, bought, on(3));
    await joins(slug, 'dritte', 'administrator');
    await applySubscription(slug, toolsAt(on(4)));
    expect(await told(slug)).toEqual({ subscriptionStarted: 3 });
  });

  it('leaves the e-mails to the deletion while one is planned', async () => {
    const slug = await aPractice('Bald weg');
    await docs()
      .account(slug)
      .update({ deletion: { askedAt: on(2), by: 'administrator', dueAt: on(9) } });
    await isReported(slug, { ...bought, status: 'ended', currentPeriodEndsAt: on(3) }, on(3));
    expect(await isLocked(slug)).toBe(true);
    expect(await told(slug)).toEqual({});
  });
});

describe('several at once', () => {
  it('tell once, and agree on what the practice is', async () => {
    const slug = await aPractice('Zugleich');
    await docs().account(slug).update({ subscription: bought });
    await Promise.all([1, 2, 3, 4].map(() => applySubscription(slug, toolsAt(on(3)))));
    expect(await told(slug)).toEqual({ subscriptionStarted: 3 });
    expect(await isLocked(slug)).toBe(false);
  });

  it('that die at any point have told nobody and settled nothing, or all', async () => {
    let crashes = 0;
    for (let crashAt = 1; crashAt <= 40; crashAt += longOr(5, 1)) {
      const slug = await registeredPractice('Absturz', start);
      await docs().practice(slug).update({ locked: true });
      await docs().account(slug).update({ subscription: bought });
      let steps = 0;
      const dying = { ...toolsAt(on(3)), db: crashing(database(), () => ++steps === crashAt) };
      await applySubscription(slug, dying).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        crashes += 1;
      });
      const seen = [await isLocked(slug), (await emailsOf(slug, 'subscriptionStarted')).length];
      expect([
        [true, 0],
        [false, 2],
      ]).toContainEqual(seen);
      await applySubscription(slug, toolsAt(on(3)));
      expect([await isLocked(slug), (await emailsOf(slug, 'subscriptionStarted')).length]).toEqual([
        false,
        2,
      ]);
      if (steps < crashAt) break;
    }
    expect(crashes).toBeGreaterThan(1);
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds(
    'subscriptionStarted',
    'subscriptionCancelled',
    'paymentFailed',
    'arrearsLocked',
    'subscriptionEnded',
  ));
