/**
 * What may happen during a purchase: deletions, changing locations, a provider that is slow or
 * answers late.
 */

import { randomBytes } from 'node:crypto';
import { checkSubscription } from '@platzwart/functions/billing/check-subscription';
import {
  changeLocationsPaid,
  reducePaidLocations,
} from '@platzwart/functions/billing/locations-paid';
import { linkReferralCode, viewReferralCode } from '@platzwart/functions/billing/referral-codes';
import { startCheckout } from '@platzwart/functions/billing/start-checkout';
import { syncSubscription } from '@platzwart/functions/billing/sync-subscription';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { advanceTrial } from '@platzwart/functions/lifecycle/advance-trial';
import { deleteSome } from '@platzwart/functions/lifecycle/delete-practice-parts';
import { updateLocations } from '@platzwart/functions/practices/settings/update-locations';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/buying-practice.ts';
import { administrator, deleteNow, signedIn } from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const day = 86_400_000;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(start);
});
beforeEach(() => {
  shop.clock.now = start;
});
afterAll(() => shop.stop());

const place = (n: number) => ({
  id: `standort-${n}`,
  title: `Standort ${n}`,
  address1: 'Weg 1',
  address2: '8010 Graz',
  address3: '',
});

/** The same client, with one of its methods replaced. */
async function clientWith(over: (client: Stripe) => object): Promise<AllTools> {
  const client = await shop.tools.payments.client();
  const led = Object.assign(Object.create(client) as Stripe, over(client));
  return {
    ...shop.tools,
    payments: { ...shop.tools.payments, client: () => Promise.resolve(led) },
  };
}

describe('a deletion', () => {
  it('does not begin while somebody has bought and the news is late: the provider is asked first', async () => {
    const slug = await shop.practice('Letzte Minute');
    const page = await shop.page(slug);
    shop.stripe.webhooks.hold();
    shop.stripe.finishCheckout(page, { method: 'card' });
    shop.clock.now = new Date(start.getTime() + 130 * day);
    await shop.docs.account(slug).update({
      nextTrialStep: { kind: 'deletion', at: new Date(shop.clock.now.getTime() - day) },
    });
    expect(await advanceTrial(slug, shop.tools)).toBe('done');
    expect((await shop.docs.deletion(deletionIdOf(slug)).get()).exists).toBe(false);
    expect((await shop.accountOf(slug)).subscription).not.toBeNull();
    await shop.stripe.webhooks.release();
  });

  it('ends the page on which the practice could still buy, and lets nobody open another', async () => {
    const slug = await shop.practice('Seite offen');
    const page = await shop.page(slug);
    await deleteNow(slug, start);
    const refused = { ok: false, failure: { kind: 'notAllowed' } };
    const purchase = { interval: 'month', locations: 1 } as const;
    expect(await startCheckout({ companySlug: slug, purchase }, administrator, shop.tools)).toEqual(
      refused,
    );
    expect(await deleteSome.subscription(slug, shop.tools)).toBe(0);
    expect(() => shop.stripe.finishCheckout(page, { method: 'card' })).toThrow();
  });

  it('that begins while a page is made leaves none on which anybody could buy', async () => {
    const slug = await shop.practice('Kreuzung');
    const tools = await clientWith((client) => ({
      checkout: {
        sessions: {
          create: async (params: Stripe.Checkout.SessionCreateParams) => {
            await deleteNow(slug, start);
            return client.checkout.sessions.create(params);
          },
          expire: (id: string) => client.checkout.sessions.expire(id),
        },
      },
    }));
    const started = await startCheckout(
      { companySlug: slug, purchase: { interval: 'month', locations: 1 } },
      administrator,
      tools,
    );
    expect(started).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
    expect(shop.stripe.sessionsOf(await shop.customerOf(slug)).map(({ status }) => status)).toEqual(
      ['expired'],
    );
  });
});

describe('a page on which somebody buys', () => {
  it('ends when the practice gets more locations meanwhile: nobody pays for fewer than there are', async () => {
    const slug = await shop.practice('Wächst');
    const page = await shop.page(slug);
    await reducePaidLocations(
      { slug, before: { locations: [place(1)] }, after: { locations: [1, 2, 3].map(place) } },
      shop.tools,
    );
    expect(() => shop.stripe.finishCheckout(page, { method: 'card' })).toThrow();
    expect((await shop.billingOf(slug))?.checkoutSessionIds).toEqual([]);
  });

  it('is not handed out if an earlier one is finished while it is made', async () => {
    const slug = await shop.practice('Zwei Fenster');
    const first = await shop.page(slug);
    const tools = await clientWith((client) => ({
      checkout: {
        sessions: {
          create: async (params: Stripe.Checkout.SessionCreateParams) => {
            const made = await client.checkout.sessions.create(params);
            shop.stripe.finishCheckout(first, { method: 'card' });
            return made;
          },
          expire: (id: string) => client.checkout.sessions.expire(id),
        },
      },
    }));
    const second = await startCheckout(
      { companySlug: slug, purchase: { interval: 'year', locations: 1 } },
      administrator,
      tools,
    );
    expect(second).toMatchObject({ failure: { details: [{ code: 'subscriptionRuns' }] } });
    const states = shop.stripe.sessionsOf(await shop.customerOf(slug)).map(({ status }) => status);
    expect(states.filter((status) => status === 'open')).toEqual([]);
    expect(states.filter((status) => status === 'complete')).toHaveLength(1);
  });
});

describe('locations', () => {
  it('are not added in the moment between paying for fewer and its news', async () => {
    const slug = await shop.practice('Schlau');
    await shop.buy(slug, { interval: 'month', locations: 5 });
    shop.stripe.webhooks.hold();
    expect(
      (await changeLocationsPaid({ companySlug: slug, locations: 1 }, administrator, shop.tools))
        .ok,
    ).toBe(true);
    expect((await shop.accountOf(slug)).subscription?.extraLocations).toBe(4);
    const add = () =>
      updateLocations(
        {
          companySlug: slug,
          edits: { 'standort-2': { from: null, to: { ...place(2), selectableSlots: [] } } },
        },
        administrator,
        shop.tools,
      );
    expect(await add()).toMatchObject({
      ok: false,
      failure: { details: [{ code: 'tooManyLocations' }] },
    });
    await shop.stripe.webhooks.release();
    // Paying for more again works without waiting.
    expect(
      (await changeLocationsPaid({ companySlug: slug, locations: 2 }, administrator, shop.tools))
        .ok,
    ).toBe(true);
    await shop.stripe.webhooks.settled();
    expect((await add()).ok).toBe(true);
  });

  it('that were not paid for are no credit when they go', async () => {
    const slug = await shop.practice('Nicht bezahlt');
    await shop.buy(slug, { interval: 'year', locations: 9 });
    const customer = await shop.customerOf(slug);
    shop.stripe.letPaymentsFail(customer, true);
    shop.stripe.endPeriod(customer);
    await shop.stripe.webhooks.settled();
    expect((await shop.accountOf(slug)).subscription?.status).toBe('pastDue');
    expect(
      (await changeLocationsPaid({ companySlug: slug, locations: 1 }, administrator, shop.tools))
        .ok,
    ).toBe(true);
    await shop.stripe.webhooks.settled();
    expect((await shop.view(slug)).nextInvoice).toMatchObject({ total: 14_000 });
  });
});

describe('the state that is written', () => {
  it('is the latest, even if the provider went there and back while somebody was slow', async () => {
    const slug = await shop.practice('Hin und zurück');
    await shop.buy(slug);
    const customer = await shop.customerOf(slug);
    shop.stripe.webhooks.hold();
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let fetched = 0;
    const slow = await clientWith((client) => ({
      subscriptions: {
        list: async (params: Stripe.SubscriptionListParams) => {
          const answer = await client.subscriptions.list(params);
          if (fetched++ === 0) await waits;
          return answer;
        },
      },
    }));
    shop.stripe.cancel(customer);
    const first = syncSubscription(
      { slug, customer, event: { id: `evt_${randomBytes(6).toString('hex')}`, type: 'a' } },
      slow,
    );
    await expect.poll(() => fetched).toBe(1);
    shop.stripe.resume(customer);
    await syncSubscription(
      { slug, customer, event: { id: `evt_${randomBytes(6).toString('hex')}`, type: 'b' } },
      shop.tools,
    );
    goOn();
    expect(await first).toBe('handled');
    expect(fetched).toBe(2);
    expect((await shop.accountOf(slug)).subscription?.cancelledAt).toBeNull();
    await shop.stripe.webhooks.release([]);
  });

  it('counts what this subscription owes, not what an earlier one left behind', async () => {
    const slug = await shop.practice('Altlast');
    await shop.buy(slug);
    const customer = await shop.customerOf(slug);
    shop.stripe.letPaymentsFail(customer, true);
    shop.stripe.endPeriod(customer);
    shop.stripe.ageOpenInvoices(customer, 200);
    shop.stripe.endNow(customer);
    await shop.stripe.webhooks.settled();
    await shop.buy(slug);
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      status: 'active',
      pastDueSince: null,
    });
    shop.stripe.letPaymentsFail(customer, true);
    shop.stripe.endPeriod(customer);
    await shop.stripe.webhooks.settled();
    const { status, pastDueSince } = (await shop.accountOf(slug)).subscription ?? {};
    expect(status).toBe('pastDue');
    expect(pastDueSince?.getTime()).toBeGreaterThanOrEqual(start.getTime());
    expect(await shop.isLocked(slug)).toBe(false);
  });
});

describe('a credit that cannot be booked at once', () => {
  async function recommended(title: string) {
    const uid = `friend-${randomBytes(6).toString('hex')}`;
    const friend: Caller = {
      uid,
      name: 'Frida',
      email: `${uid}@anderswo.example`,
      emailVerified: true,
      ...signedIn,
    };
    const theirs = await shop.practice('Empfehlende', friend);
    await shop.docs.account(theirs).update({ email: `${uid}@praxis-anderswo.example` });
    const seen = await viewReferralCode({ companySlug: theirs }, friend, shop.tools);
    return {
      slug: await shop.practice(title),
      theirs,
      friend,
      code: seen.ok ? seen.value.code : '',
    };
  }
  const kinds = async (slug: string, caller?: Caller) =>
    (await shop.view(slug, caller)).credit.entries.map(({ kind }) => kind);

  it('keeps nobody’s news, and is booked the next day', async () => {
    const { slug, theirs, friend, code } = await recommended('Zahlt');
    await linkReferralCode({ companySlug: slug, code }, administrator, shop.tools);
    await shop.buy(slug, { interval: 'year', locations: 1 });
    const customer = await shop.customerOf(slug);
    shop.stripe.api.failNext({ path: /balance_transactions/, times: 100 });
    shop.stripe.endPeriod(customer);
    await shop.stripe.webhooks.settled();
    const account = await shop.accountOf(slug);
    expect(account.subscription?.status).toBe('active');
    expect(account.nextBillingCheckAt).toEqual(new Date(start.getTime() + day));
    shop.stripe.api.clearFailures();
    shop.clock.now = account.nextBillingCheckAt ?? start;
    expect(await checkSubscription(slug, shop.tools)).toBe('done');
    expect(await kinds(theirs, friend)).toEqual(['referrer']);
  });

  it('of the new practice comes with its purchase, if the page was opened before the code', async () => {
    const { slug, code } = await recommended('Offene Seite');
    const page = await shop.page(slug);
    shop.stripe.api.failNext({ path: /balance_transactions/, times: 100 });
    expect(
      await linkReferralCode({ companySlug: slug, code }, administrator, shop.tools),
    ).toMatchObject({
      failure: { details: [{ field: 'form', code: 'paymentProviderSilent' }] },
    });
    shop.stripe.api.clearFailures();
    shop.stripe.finishCheckout(page, { method: 'card' });
    await shop.stripe.webhooks.settled();
    expect(await kinds(slug)).toEqual(['referred']);
  });
});
