import { openBillingPortal } from '@platzwart/functions/billing/open-billing-portal';
import { startCheckout } from '@platzwart/functions/billing/start-checkout';
import { stripePayments } from '@platzwart/functions/billing/stripe-client';
import { deletePractice } from '@platzwart/functions/lifecycle/plan-deletion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/buying-practice.ts';
import { administrator } from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
const day = 86_400_000;
const monthly = { interval: 'month', locations: 1 } as const;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(start, { taxEnabled: true });
});
afterAll(() => shop.stop());

const checkout = (
  slug: string,
  purchase: { interval: 'month' | 'year'; locations: number } = monthly,
) => startCheckout({ companySlug: slug, purchase }, administrator, shop.tools);

/** The trial credit shown on the page; restores `shop.clock`. */
async function creditOn(daysAfterRegistration: number) {
  const slug = await shop.practice('Testzeit');
  const { trialEndsAt } = await shop.accountOf(slug);
  shop.clock.now = new Date(start.getTime() + daysAfterRegistration * day);
  const session = await (await shop.tools.payments.client()).checkout.sessions.retrieve(
    await shop.page(slug),
  );
  shop.clock.now = start;
  return {
    asked: shop.stripe.lastRequest('POST /v1/checkout/sessions').subscription_data,
    session,
    trialEndsAt,
  };
}

describe('a purchase', () => {
  it('credits the trial to its very end while that lies 49 hours ahead', async () => {
    const { asked, trialEndsAt } = await creditOn(10);
    expect(asked).toEqual({
      metadata: { practice: expect.any(String) },
      trial_end: String(trialEndsAt.getTime() / 1000),
    });
  });

  it.each([
    [28.5, '2'],
    [29, '1'],
    [29.9, '1'],
  ])(
    'on day %s credits %s whole days: the provider takes no end that is nearer',
    async (days, credited) => {
      const { asked } = await creditOn(days);
      expect(asked).toEqual({
        metadata: { practice: expect.any(String) },
        trial_period_days: credited,
      });
    },
  );

  it('after the trial credits nothing', async () => {
    const { asked } = await creditOn(31);
    expect(asked).toEqual({ metadata: { practice: expect.any(String) } });
  });

  it('asks for card or SEPA, address and VAT id, takes vouchers, works out the tax, and leads back to the settings', async () => {
    const slug = await shop.practice('Seite');
    await shop.page(slug, { interval: 'year', locations: 4 });
    expect(shop.stripe.lastRequest('POST /v1/checkout/sessions')).toMatchObject({
      mode: 'subscription',
      client_reference_id: slug,
      line_items: [{ quantity: '4' }],
      allowed_payment_method_types: ['card', 'sepa_debit'],
      payment_method_collection: 'always',
      allow_promotion_codes: 'true',
      automatic_tax: { enabled: 'true' },
      tax_id_collection: { enabled: 'true' },
      billing_address_collection: 'required',
      locale: 'de',
      success_url: `https://platzwart.example/${slug}/administration/einstellungen/abo?kauf=erfolgt`,
      cancel_url: `https://platzwart.example/${slug}/administration/einstellungen/abo?kauf=abgebrochen`,
    });
  });

  it('of fewer locations than there are is refused at its field, and nobody becomes a customer', async () => {
    const slug = await shop.practice('Standorte');
    await shop.docs.practice(slug).update({
      locations: ['a', 'b'].map((id) => ({
        id: `standort-${id}`,
        title: id,
        address1: 'Weg 1',
        address2: '8010 Graz',
        address3: '',
      })),
    });
    const refusal = await checkout(slug);
    expect(refusal).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'purchase.locations', code: 'fewerThanThere' }] },
    });
    expect(await shop.customerOf(slug)).toBe('none');
  });

  it('ends the page that was opened before: only one of two can be finished', async () => {
    const slug = await shop.practice('Zweimal');
    const [first, second] = [
      await shop.page(slug),
      await shop.page(slug, { interval: 'year', locations: 1 }),
    ];
    expect(() => shop.stripe.finishCheckout(first, { method: 'card' })).toThrow();
    shop.stripe.finishCheckout(second, { method: 'card' });
    await shop.stripe.webhooks.settled();
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      status: 'trialing',
      interval: 'year',
    });
  });

  it('by two at the same moment makes one customer and leaves one page', async () => {
    const slug = await shop.practice('Gleichzeitig');
    const pages = await Promise.all([shop.page(slug), shop.page(slug), shop.page(slug)]);
    const stripe = await shop.tools.payments.client();
    const states = await Promise.all(
      pages.map(async (id) => (await stripe.checkout.sessions.retrieve(id)).status),
    );
    expect(states.filter((status) => status === 'open')).toHaveLength(1);
    expect(shop.stripe.customersOf({ practice: slug })).toHaveLength(1);
  });

  it('is refused while a subscription runs, also in the moment before its news arrives', async () => {
    const slug = await shop.practice('Schon da');
    const page = await shop.page(slug);
    shop.stripe.webhooks.hold();
    shop.stripe.finishCheckout(page, { method: 'sepa' });
    expect((await shop.accountOf(slug)).subscription).toBeNull();
    const refusal = {
      ok: false,
      failure: { details: [{ field: 'form', code: 'subscriptionRuns' }] },
    };
    expect(await checkout(slug)).toMatchObject(refusal);
    await shop.stripe.webhooks.release();
    expect(await checkout(slug)).toMatchObject(refusal);
  });

  it('of a practice that shall be deleted waits until somebody takes that back', async () => {
    const slug = await shop.practice('Weg');
    const { title } = (await shop.docs.practice(slug).get()).data() ?? { title: '' };
    await deletePractice({ companySlug: slug, title }, administrator, shop.tools);
    expect(await checkout(slug)).toMatchObject({
      failure: { details: [{ code: 'undoDeletionFirst' }] },
    });
  });

  it('says so if the provider does not answer, and nothing is left half done', async () => {
    const slug = await shop.practice('Stille');
    const nobody = stripePayments(
      () => 'sk_test_demo',
      () => 'http://127.0.0.1:9',
      () => false,
    );
    const refusal = await startCheckout({ companySlug: slug, purchase: monthly }, administrator, {
      ...shop.tools,
      payments: nobody,
    });
    expect(refusal).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'form', code: 'paymentProviderSilent' }] },
    });
    expect(await shop.billingOf(slug)).toBeUndefined();
    expect((await checkout(slug)).ok).toBe(true);
  });
});

describe('the portal', () => {
  const portal = (slug: string, purpose: 'overview' | 'paymentMethod' | 'cancel' | 'interval') =>
    openBillingPortal({ companySlug: slug, purpose }, administrator, shop.tools);
  const flow = () => shop.stripe.lastRequest('POST /v1/billing_portal/sessions').flow_data;

  it('opens where somebody wants to go, and on its overview for what is cancelled already', async () => {
    const slug = await shop.practice('Pforte');
    expect(await portal(slug, 'overview')).toMatchObject({
      failure: { details: [{ code: 'noSubscription' }] },
    });
    await shop.buy(slug);
    expect(await portal(slug, 'cancel')).toMatchObject({
      ok: true,
      value: { url: expect.stringContaining('/portal/') },
    });
    expect(flow()).toMatchObject({
      type: 'subscription_cancel',
      subscription_cancel: { subscription: expect.stringMatching(/^sub_/) },
    });
    await portal(slug, 'interval');
    expect(flow()).toMatchObject({ type: 'subscription_update' });
    await portal(slug, 'paymentMethod');
    expect(flow()).toEqual({ type: 'payment_method_update' });
    shop.stripe.cancel(await shop.customerOf(slug));
    await shop.stripe.webhooks.settled();
    await portal(slug, 'cancel');
    expect(flow()).toBeUndefined();
  });
});
