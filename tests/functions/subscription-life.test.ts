import { allowedLocations } from '@platzwart/domain/booking/location-edit';
import { checkSubscription } from '@platzwart/functions/billing/check-subscription';
import {
  changeLocationsPaid,
  previewLocations,
  reducePaidLocations,
} from '@platzwart/functions/billing/locations-paid';
import { lookupKeys } from '@platzwart/functions/billing/stripe-names';
import { deleteSome } from '@platzwart/functions/lifecycle/delete-practice-parts';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { openShop, type Shop } from '../support/buying-practice.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { administrator } from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const day = 86_400_000;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(start);
});
afterAll(() => shop.stop());

const pay = (slug: string, locations: number) =>
  changeLocationsPaid({ companySlug: slug, locations }, administrator, shop.tools);
const withLocations = (length: number) => ({ locations: Array.from({ length }) });
const settled = () => shop.stripe.webhooks.settled();

/** Whether patients and staff have access. */
async function isOpen(slug: string) {
  const booked = await addWaitingRequest(aBooking(slug), undefined, shop.tools);
  const changed = await setIntake({ companySlug: slug, edits: {} }, administrator, shop.tools);
  expect(booked.ok).toBe(changed.ok);
  return booked.ok;
}

/** Advances both sides to the end of the trial or period. */
async function endPeriod(slug: string) {
  shop.clock.now = (await shop.accountOf(slug)).subscription?.currentPeriodEndsAt ?? shop.clock.now;
  shop.stripe.endPeriod(await shop.customerOf(slug));
  await settled();
}

describe('a subscription', () => {
  it('goes through its whole life: trial, yearly with two locations, a third, a failed payment, another card, cancelled, over, bought again', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Lebenslauf');
    await shop.buy(slug, { interval: 'year', locations: 2 });
    const { trialEndsAt } = await shop.accountOf(slug);
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      status: 'trialing',
      interval: 'year',
      extraLocations: 1,
      currentPeriodEndsAt: trialEndsAt,
      cancelledAt: null,
    });
    expect(allowedLocations(await shop.accountOf(slug))).toBe(2);
    expect(await isOpen(slug)).toBe(true);
    expect(await shop.emails(slug)).toContain('subscriptionStarted');

    // The trial is over: 140 + 96 euros, and a year starts.
    await endPeriod(slug);
    const renewed = (await shop.accountOf(slug)).subscription;
    expect(renewed).toMatchObject({ status: 'active' });
    expect(renewed?.currentPeriodEndsAt.getTime()).toBeGreaterThan(
      trialEndsAt.getTime() + 360 * day,
    );
    expect((await shop.view(slug)).invoices[0]).toMatchObject({ total: 23_600, status: 'paid' });

    // A third location, immediately and pro rata: the whole year remains.
    expect(
      await previewLocations({ companySlug: slug, locations: 3 }, administrator, shop.tools),
    ).toMatchObject({
      value: { dueNow: 9600, nextTotal: 33_200 },
    });
    expect(await pay(slug, 3)).toEqual({ ok: true, value: {} });
    await settled();
    expect(allowedLocations(await shop.accountOf(slug))).toBe(3);
    expect((await shop.view(slug)).invoices[0]).toMatchObject({ total: 9600, status: 'paid' });

    // A year later the bank refuses. Everything continues; the practice is notified.
    const customer = await shop.customerOf(slug);
    shop.stripe.letPaymentsFail(customer, true);
    await endPeriod(slug);
    const late = (await shop.accountOf(slug)).subscription;
    expect(late).toMatchObject({ status: 'pastDue', pastDueSince: expect.any(Date) });
    expect(await isOpen(slug)).toBe(true);
    expect(await shop.emails(slug)).toContain('paymentFailed');

    // Another card, which is charged the arrears.
    shop.stripe.replacePaymentMethod(customer);
    shop.stripe.payOpenInvoices(customer);
    await settled();
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      status: 'active',
      pastDueSince: null,
    });

    // Cancelled: it runs to the end of the paid period.
    shop.stripe.cancel(customer);
    await settled();
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      status: 'active',
      cancelledAt: expect.any(Date),
    });
    expect(await isOpen(slug)).toBe(true);
    expect(await shop.emails(slug)).toContain('subscriptionCancelled');
    await endPeriod(slug);
    expect((await shop.accountOf(slug)).subscription).toMatchObject({ status: 'ended' });
    expect(await shop.isLocked(slug)).toBe(true);
    expect(await isOpen(slug)).toBe(false);
    expect(await shop.emails(slug)).toContain('subscriptionEnded');
    // No deletion is scheduled.
    expect((await shop.accountOf(slug)).nextTrialStep).toBeNull();
    expect((await shop.accountOf(slug)).nextBillingCheckAt).toBeNull();

    await shop.buy(slug, { interval: 'month', locations: 1 });
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      status: 'active',
      interval: 'month',
      extraLocations: 0,
    });
    expect(await isOpen(slug)).toBe(true);
    const emails = await shop.emails(slug);
    expect(emails.filter((purpose) => purpose === 'subscriptionStarted')).toHaveLength(2);
    for (const once of ['paymentFailed', 'subscriptionCancelled', 'subscriptionEnded']) {
      expect(emails.filter((purpose) => purpose === once)).toHaveLength(1);
    }
  });

  it('confirms once that a cancellation was taken back, and that it is paid by the year', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Umstellung');
    await shop.buy(slug, { interval: 'month', locations: 1 });
    const customer = await shop.customerOf(slug);
    shop.stripe.cancel(customer);
    await settled();
    shop.stripe.resume(customer);
    await settled();
    const stripe = await shop.tools.payments.client();
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKeys.year] });
    if (!data[0]) throw new Error('There is no yearly price.');
    shop.stripe.payEvery(customer, data[0]);
    await settled();
    await shop.stripe.resendEvents(customer);
    await settled();
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      interval: 'year',
      cancelledAt: null,
    });
    expect(await shop.emails(slug)).toEqual([
      'subscriptionCancelled',
      'subscriptionInterval',
      'subscriptionResumed',
      'subscriptionStarted',
    ]);
  });

  it('in arrears is read-only after more than 45 days, although nobody reports anything, and open as soon as it is paid', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Rückstand');
    await shop.buy(slug);
    const customer = await shop.customerOf(slug);
    shop.stripe.letPaymentsFail(customer, true);
    await endPeriod(slug);
    // The provider tells in several events, on a busy machine one after the other.
    const late = async () => (await shop.accountOf(slug)).subscription?.pastDueSince;
    await expect.poll(late).toBeInstanceOf(Date);
    const since = (await late())?.getTime() ?? 0;

    shop.clock.now = new Date(since + 45 * day);
    await checkSubscription(slug, shop.tools);
    // The provider renews when it is asked, and tells: told later, it would be news of the next day.
    await settled();
    expect(await isOpen(slug)).toBe(true);
    shop.clock.now = new Date(since + 46 * day + 3_600_000);
    expect(await checkSubscription(slug, shop.tools)).toBe('done');
    expect(await isOpen(slug)).toBe(false);
    expect(await shop.emails(slug)).toContain('arrearsLocked');
    expect((await shop.accountOf(slug)).subscription?.status).toBe('pastDue');

    shop.stripe.letPaymentsFail(customer, false);
    shop.stripe.payOpenInvoices(customer);
    await settled();
    expect(await isOpen(slug)).toBe(true);
  });

  it('that was cancelled is over at the end of its period, also if no event ever tells of it', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Still zu Ende');
    await shop.buy(slug);
    shop.stripe.cancel(await shop.customerOf(slug));
    await settled();
    const { subscription, nextBillingCheckAt } = await shop.accountOf(slug);
    expect(nextBillingCheckAt).toEqual(subscription?.currentPeriodEndsAt);
    shop.clock.now = new Date((nextBillingCheckAt?.getTime() ?? 0) - 1000);
    expect(await checkSubscription(slug, shop.tools)).toBe('notDue');
    expect(await isOpen(slug)).toBe(true);
    shop.clock.now = nextBillingCheckAt ?? start;
    expect(await checkSubscription(slug, shop.tools)).toBe('done');
    expect(await isOpen(slug)).toBe(false);
  });

  it('whose renewal no event told of is asked for two days later', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Ohne Nachricht');
    await shop.buy(slug);
    shop.stripe.webhooks.hold();
    shop.stripe.endPeriod(await shop.customerOf(slug));
    const before = (await shop.accountOf(slug)).subscription;
    shop.clock.now = (await shop.accountOf(slug)).nextBillingCheckAt ?? start;
    expect(shop.clock.now.getTime() - (before?.currentPeriodEndsAt.getTime() ?? 0)).toBe(2 * day);
    expect(await checkSubscription(slug, shop.tools)).toBe('done');
    const after = (await shop.accountOf(slug)).subscription;
    expect(after?.status).toBe('active');
    expect(after?.currentPeriodEndsAt.getTime()).toBeGreaterThan(
      before?.currentPeriodEndsAt.getTime() ?? 0,
    );
    await shop.stripe.webhooks.release([]);
  });

  it('does not grow by a payment that is refused, and nobody is locked out for trying', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Abgelehnt');
    await shop.buy(slug);
    await endPeriod(slug);
    shop.stripe.letPaymentsFail(await shop.customerOf(slug), true);
    const before = await shop.accountOf(slug);
    expect(await pay(slug, 4)).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'form', code: 'paymentRefused' }] },
    });
    await settled();
    expect(await shop.accountOf(slug)).toEqual(before);
    expect((await shop.view(slug)).invoices.filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('shrinks with the locations that are removed, never below those there are, and late or repeated events change nothing', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Kleiner');
    await shop.buy(slug, { interval: 'month', locations: 3 });
    const has = (n: number) =>
      shop.docs.practice(slug).update({
        locations: Array.from({ length: n }, (_, i) => ({
          id: `standort-${i}`,
          title: `${i}`,
          address1: 'Weg 1',
          address2: '8010 Graz',
          address3: '',
        })),
      });
    const extra = async () => {
      await settled();
      return (await shop.accountOf(slug)).subscription?.extraLocations;
    };
    await has(3);
    expect(await pay(slug, 2)).toMatchObject({
      failure: { details: [{ field: 'locations', code: 'fewerThanThere' }] },
    });
    await has(2);
    await reducePaidLocations(
      { slug, before: withLocations(3), after: withLocations(2) },
      shop.tools,
    );
    expect(await extra()).toBe(1);
    await reducePaidLocations(
      { slug, before: withLocations(3), after: withLocations(2) },
      shop.tools,
    );
    // Nothing is ever bought automatically, and a stale event removes nothing.
    await reducePaidLocations(
      { slug, before: withLocations(2), after: withLocations(5) },
      shop.tools,
    );
    expect(await pay(slug, 4)).toMatchObject({ ok: true });
    await has(3);
    await reducePaidLocations(
      { slug, before: withLocations(3), after: withLocations(2) },
      shop.tools,
    );
    expect(await extra()).toBe(3);
  });

  it('ends with the practice that is deleted', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Gelöscht');
    await shop.buy(slug);
    expect(await deleteSome.subscription(slug, shop.tools)).toBe(1);
    expect(await deleteSome.subscription(slug, shop.tools)).toBe(0);
    await settled();
    expect((await shop.accountOf(slug)).subscription?.status).toBe('ended');
  });

  it('with a voucher costs less once, and the full price after that', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Gutschein');
    await shop.buy(slug, { interval: 'year', locations: 1 }, { promotionCode: 'WILLKOMMEN20' });
    await endPeriod(slug);
    expect((await shop.view(slug)).invoices[0]).toMatchObject({ total: 12_000, status: 'paid' });
    expect((await shop.view(slug)).nextInvoice).toMatchObject({ total: 14_000 });
  });

  it('is not changed by a refund: the operator gives money back, the subscription continues', async () => {
    shop.clock.now = start;
    const slug = await shop.practice('Erstattet');
    await shop.buy(slug);
    await endPeriod(slug);
    const before = await shop.accountOf(slug);
    shop.stripe.refundLast(await shop.customerOf(slug));
    await settled();
    expect(await shop.accountOf(slug)).toEqual(before);
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('subscriptionResumed', 'subscriptionInterval'));
