/**
 * The stand-in for Stripe, tested through Stripe's own client: the rules that the product relies
 * on.
 */
import { demoPractices } from '@platzwart/emulator-data/demo-world';
import { reportedBy } from '@platzwart/functions/billing/reported-subscription';
import { lookupKeys } from '@platzwart/functions/billing/stripe-names';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpStripe, stripeClient } from '../../../scripts/stripe-setup.ts';
import { addDemoCustomers } from './demo-customers.ts';
import { nameOfCall, published, unlikeStripe } from './published-calls.ts';
import { type StripeStandIn, startStripe } from './stripe-stand-in.ts';

const start = new Date('2026-11-23T09:00:00Z');
const day = 86_400;
const secret = 'whsec_of_tests';
let clock = start;
let heard: Stripe.Event[] = [];
let refusals = 0;
/** Calls whose parameters and answers were compared with Stripe's schema. */
const checked = new Set<string>();
let standIn: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  clock = start;
  heard = [];
  refusals = 0;
  const deliver = async (body: string, signature: string) => {
    heard.push(Stripe.webhooks.constructEvent(body, signature, secret));
    return refusals-- > 0 ? 500 : 200;
  };
  standIn = await startStripe({ secret, now: () => clock, webhook: { deliver } });
  stripe = stripeClient('sk_test_demo', standIn.url);
  await setUpStripe(stripe, { origin: 'https://platzwart.example' });
});
afterEach(async () => {
  await standIn.stop();
  const { requests } = standIn.api;
  expect([...new Set(requests.flatMap(unlikeStripe))]).toEqual([]);
  for (const one of requests) if (one.status === 200) checked.add(nameOfCall(one));
});

const now = () => Math.floor(clock.getTime() / 1000);
const aCustomer = async () =>
  (await stripe.customers.create({ metadata: { practice: 'praxis' } })).id;

type More = Partial<Stripe.Checkout.SessionCreateParams>;

async function aPage(
  customer: string,
  { interval = 'month' as 'month' | 'year', quantity = 1 } = {},
  more: More = {},
) {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeys[interval]], active: true });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: data[0]?.id ?? '', quantity }],
    success_url: 'https://platzwart.example/danke',
    ...more,
  });
}

async function buys(
  customer: string,
  what: Parameters<typeof aPage>[1] = {},
  more: More = {},
  answers: object = {},
): Promise<Stripe.Subscription> {
  standIn.finishCheckout((await aPage(customer, what, more)).id, { method: 'card', ...answers });
  return runningOf(customer);
}

async function runningOf(customer: string): Promise<Stripe.Subscription> {
  const [subscription] = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
  if (!subscription) throw new Error('Nothing was bought.');
  return subscription;
}

const item = ({ items: { data } }: Stripe.Subscription) => data[0] as Stripe.SubscriptionItem;
const invoicesOf = async (customer: string) => (await stripe.invoices.list({ customer })).data;
const types = () => heard.map(({ type }) => type);

describe('the set-up of an account', () => {
  it('subscribes an endpoint again to what it no longer hears', async () => {
    const [{ id, enabled_events } = { id: '', enabled_events: [] }] = (
      await stripe.webhookEndpoints.list()
    ).data;
    await stripe.webhookEndpoints.update(id, { enabled_events: ['invoice.paid'] });
    await setUpStripe(stripe, { origin: 'https://platzwart.example' });
    expect((await stripe.webhookEndpoints.list()).data[0]?.enabled_events).toEqual(enabled_events);
  });

  it('changes nothing the second time', async () => {
    const made = standIn.api.requests.filter(({ method }) => method === 'POST').length;
    const second = await setUpStripe(stripe, { origin: 'https://platzwart.example' });
    expect(standIn.api.requests.filter(({ method }) => method === 'POST')).toHaveLength(made);
    expect(second.webhookSecret).toBeUndefined();
    expect(second.told.join('\n')).not.toMatch(/angelegt|angepasst/);
  });

  it('replaces a price of other amounts, and the key goes with it', async () => {
    const [old] = (
      await stripe.prices.list({ lookup_keys: [lookupKeys.month], expand: ['data.tiers'] })
    ).data;
    const tier = standIn.store.prices.get(old?.id ?? '')?.tiers?.[0];
    if (tier) tier.unit_amount = 1300;
    await setUpStripe(stripe, { origin: 'https://platzwart.example' });
    const [price] = (
      await stripe.prices.list({ lookup_keys: [lookupKeys.month], expand: ['data.tiers'] })
    ).data;
    expect(price?.tiers?.map(({ unit_amount }) => unit_amount)).toEqual([1400, 800]);
    expect((await stripe.prices.list({ active: false })).data).toMatchObject([{ id: old?.id }]);
    // Otherwise the portal would offer the old one.
    const [configuration] = (
      await stripe.billingPortal.configurations.list({
        expand: ['data.features.subscription_update.products'],
      })
    ).data;
    expect(configuration?.features.subscription_update.products?.[0]?.prices).toContain(price?.id);
  });
});

describe('requests', () => {
  it('need the key, known ids and known parameters', async () => {
    await expect(stripeClient('sk_test_other', standIn.url).products.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const wrong = { colour: 'green' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'colour',
    });
  });

  it('are done once for each idempotency key, and a key goes with the same words only', async () => {
    const once = { idempotencyKey: 'credit_praxis' };
    const customer = await aCustomer();
    const credit = (amount: number) =>
      stripe.customers.createBalanceTransaction(customer, { amount, currency: 'eur' }, once);
    const [first, again] = [await credit(-3000), await credit(-3000)];
    expect(again.id).toBe(first.id);
    expect((await stripe.customers.listBalanceTransactions(customer)).data).toHaveLength(1);
    await expect(credit(-4000)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('that fail at Stripe are repeated by the client without a second effect', async () => {
    const customer = await aCustomer();
    standIn.api.failNext({ path: /balance_transactions/, after: true });
    await stripe.customers.createBalanceTransaction(customer, { amount: -3000, currency: 'eur' });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -3000 });
  });

  it('give lists in pages, newest first', async () => {
    const customer = await aCustomer();
    const amounts = [-100, -200, -300, -400, -500];
    for (const amount of amounts)
      await stripe.customers.createBalanceTransaction(customer, { amount, currency: 'eur' });
    const first = await stripe.customers.listBalanceTransactions(customer, { limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: [{ amount: -500 }, { amount: -400 }] });
    const seen: number[] = [];
    for await (const { amount } of stripe.customers.listBalanceTransactions(customer, { limit: 2 }))
      seen.push(amount);
    expect(seen).toEqual([...amounts].reverse());
  });
});

describe('a purchase', () => {
  it('costs the first location, and each further one by its tier', async () => {
    const customer = await aCustomer();
    await buys(customer, { interval: 'year', quantity: 3 });
    expect((await invoicesOf(customer))[0]).toMatchObject({
      subtotal: 14_000 + 2 * 9_600,
      status: 'paid',
      billing_reason: 'subscription_create',
    });
  });

  it('takes no trial that ends within 48 hours, nor one of no days', async () => {
    const customer = await aCustomer();
    const asked = (data: Stripe.Checkout.SessionCreateParams.SubscriptionData) =>
      aPage(customer, {}, { subscription_data: data });
    await expect(asked({ trial_end: now() + 2 * day - 1 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(asked({ trial_period_days: 0 })).rejects.toMatchObject({ statusCode: 400 });
    await expect(asked({ trial_end: now() + 2 * day })).resolves.toMatchObject({
      status: 'open',
      amount_total: 0,
    });
    await expect(asked({ trial_period_days: 1 })).resolves.toMatchObject({ status: 'open' });
  });

  it('with a trial makes a paid invoice of zero at once, and the first charge at its end', async () => {
    const customer = await aCustomer();
    const subscription = await buys(
      customer,
      {},
      { subscription_data: { trial_end: now() + 10 * day } },
    );
    expect(subscription).toMatchObject({ status: 'trialing', trial_end: now() + 10 * day });
    expect(await invoicesOf(customer)).toMatchObject([{ subtotal: 0, status: 'paid' }]);
    standIn.endPeriod(customer);
    expect(await invoicesOf(customer)).toMatchObject([
      { subtotal: 1400, status: 'paid', billing_reason: 'subscription_cycle' },
      { subtotal: 0 },
    ]);
    const renewed = await runningOf(customer);
    expect(renewed.status).toBe('active');
    expect(item(renewed).current_period_start).toBe(now() + 10 * day);
  });

  it('uses up credit before it charges, and writes down where it went', async () => {
    const customer = await aCustomer();
    await stripe.customers.createBalanceTransaction(customer, {
      amount: -3000,
      currency: 'eur',
      metadata: { referral: 'referred' },
    });
    await buys(customer);
    standIn.endPeriod(customer);
    standIn.endPeriod(customer);
    const bills = await invoicesOf(customer);
    expect(
      bills.map(({ amount_due, starting_balance, ending_balance }) => [
        amount_due,
        starting_balance,
        ending_balance,
      ]),
    ).toEqual([
      [1200, -200, 0],
      [0, -1600, -200],
      [0, -3000, -1600],
    ]);
    expect(bills.every(({ status }) => status === 'paid')).toBe(true);
    const entries = (await stripe.customers.listBalanceTransactions(customer)).data;
    expect(entries.map(({ amount, type }) => [amount, type])).toEqual([
      [200, 'applied_to_invoice'],
      [1400, 'applied_to_invoice'],
      [1400, 'applied_to_invoice'],
      [-3000, 'adjustment'],
    ]);
    expect(standIn.store.of(standIn.store.charges, customer)).toHaveLength(1);
  });

  it('takes a voucher once, after a trial too', async () => {
    const customer = await aCustomer();
    const trial = { subscription_data: { trial_period_days: 5 }, allow_promotion_codes: true };
    await buys(customer, { interval: 'year' }, trial, { promotionCode: 'WILLKOMMEN20' });
    standIn.endPeriod(customer);
    standIn.endPeriod(customer);
    expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual([14_000, 12_000, 0]);
  });

  it('adds the tax only if that is asked for', async () => {
    const customer = await aCustomer();
    const page = {
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' },
    } as const;
    await expect(aPage(customer, {}, { automatic_tax: { enabled: true } })).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
    await buys(customer, {}, page);
    expect((await invoicesOf(customer))[0]).toMatchObject({
      subtotal: 1400,
      total: 1666,
      total_taxes: [{ amount: 266 }],
    });
  });

  it('is none if the card is declined, and its page stays', async () => {
    const customer = await aCustomer();
    const { id } = await aPage(customer);
    expect(() => standIn.finishCheckout(id, { method: 'card', declined: true })).toThrow(
      'declined',
    );
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
    expect(() => standIn.finishCheckout(id, { method: 'card' })).toThrow();
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a change', () => {
  const half = () => {
    clock = new Date(start.getTime() + 15 * day * 1000);
  };

  it('of locations is charged for the rest of the period at once, as its preview says', async () => {
    const customer = await aCustomer();
    // November has 30 days; half of them are left.
    const subscription = await buys(customer);
    half();
    const items = [{ id: item(subscription).id, quantity: 2 }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice' },
    });
    expect(preview.total).toBe(400);
    await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect((await invoicesOf(customer))[0]).toMatchObject({
      total: 400,
      status: 'paid',
      billing_reason: 'subscription_update',
    });
    expect(await stripe.invoices.createPreview({ subscription: subscription.id })).toMatchObject({
      total: 2200,
      billing_reason: 'upcoming',
    });
  });

  it('to fewer locations waits as credit for the next invoice', async () => {
    const customer = await aCustomer();
    const subscription = await buys(customer, { quantity: 2 });
    half();
    const items = [{ id: item(subscription).id, quantity: 1 }];
    await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'create_prorations',
    });
    expect(await invoicesOf(customer)).toHaveLength(1);
    standIn.endPeriod(customer);
    expect((await invoicesOf(customer))[0]?.total).toBe(1400 - 400);
  });

  it('that must be paid does not happen if the card is declined', async () => {
    const customer = await aCustomer();
    const subscription = await buys(customer);
    standIn.letPaymentsFail(customer, true);
    half();
    const items = [{ id: item(subscription).id, quantity: 2 }];
    const how = {
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    } as const;
    const update = stripe.subscriptions.update(subscription.id, { items, ...how });
    await expect(update).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
    });
    expect(item(await runningOf(customer)).quantity).toBe(1);
    expect(await invoicesOf(customer)).toHaveLength(1);
  });

  it('costs nothing during the trial', async () => {
    const customer = await aCustomer();
    const subscription = await buys(customer, {}, { subscription_data: { trial_period_days: 10 } });
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item(subscription).id, quantity: 2 }],
      proration_behavior: 'always_invoice',
    });
    expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual([0]);
    standIn.endPeriod(customer);
    expect((await invoicesOf(customer))[0]?.total).toBe(2200);
  });
});

describe('a payment that fails', () => {
  it('leaves the invoice open and the subscription past due, until it is paid', async () => {
    const customer = await aCustomer();
    await buys(customer);
    standIn.letPaymentsFail(customer, true);
    standIn.endPeriod(customer);
    expect((await runningOf(customer)).status).toBe('past_due');
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    expect(open).toMatchObject({ total: 1400, amount_remaining: 1400, attempt_count: 1 });
    standIn.payOpenInvoices(customer);
    expect((await runningOf(customer)).status).toBe('past_due');
    standIn.replacePaymentMethod(customer);
    standIn.payOpenInvoices(customer);
    expect((await runningOf(customer)).status).toBe('active');
    await standIn.webhooks.settled();
    expect(types().slice(-2)).toEqual(['invoice.paid', 'customer.subscription.updated']);
  });
});

describe('a cancelled subscription', () => {
  it('runs to the end of its period, and is over then without another invoice', async () => {
    const customer = await aCustomer();
    const subscription = await buys(customer);
    const end = item(subscription).current_period_end;
    standIn.cancel(customer);
    expect(await runningOf(customer)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: end,
      canceled_at: now(),
    });
    await expect(
      stripe.invoices.createPreview({ subscription: subscription.id }),
    ).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
    standIn.endPeriod(customer);
    expect(await runningOf(customer)).toMatchObject({
      status: 'canceled',
      ended_at: end,
      canceled_at: now(),
    });
    expect(await invoicesOf(customer)).toHaveLength(1);
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('the portal', () => {
  it('opens at a cancellation, and at nothing that is over', async () => {
    const customer = await aCustomer();
    const { id: subscription } = await buys(customer);
    const [page] = standIn.sessionsOf(customer);
    expect(await stripe.checkout.sessions.retrieve(page?.id ?? '')).toMatchObject({
      status: 'complete',
      subscription,
    });
    const { data } = await stripe.billingPortal.configurations.list({ active: true });
    const cancelling = {
      customer,
      configuration: data[0]?.id ?? '',
      return_url: 'https://platzwart.example/zahlung',
      locale: 'de',
      flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription } },
    } as const;
    expect((await stripe.billingPortal.sessions.create(cancelling)).flow).toMatchObject({
      type: 'subscription_cancel',
    });
    await stripe.subscriptions.cancel(subscription, { prorate: false, invoice_now: false });
    await expect(stripe.billingPortal.sessions.create(cancelling)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('events', () => {
  it('hold the object as it was then, and come in any order and as often as wanted', async () => {
    const customer = await aCustomer();
    await standIn.webhooks.settled();
    standIn.webhooks.hold();
    await buys(customer, {}, { subscription_data: { trial_period_days: 3 } });
    standIn.cancel(customer);
    const waiting = standIn.webhooks.events
      .filter(({ type }) => type.startsWith('customer.subscription'))
      .map(({ id }) => id);
    heard = [];
    await standIn.webhooks.release([...waiting].reverse());
    expect(
      heard.map(({ type, data }) => [
        type,
        (data.object as Stripe.Subscription).cancel_at_period_end,
      ]),
    ).toEqual([
      ['customer.subscription.updated', true],
      ['customer.subscription.created', false],
    ]);
    expect(await standIn.webhooks.deliverAgain(waiting[0] ?? '')).toBe(200);
    expect(heard[2]?.id).toBe(heard[1]?.id);
  });

  it('are sent again until they are taken', async () => {
    const customer = await aCustomer();
    await standIn.webhooks.settled();
    heard = [];
    refusals = 1;
    await stripe.customers.update(customer, { name: 'Praxis' });
    await standIn.webhooks.settled();
    expect(standIn.webhooks.events.at(-1)?.answers).toEqual([500, 200]);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the customers of the demo world', () => {
  it.each([
    '2026-11-23T09:00:00Z',
    '2026-12-20T22:30:00Z',
    '2027-06-14T10:00:00Z',
    '2028-02-18T10:00:00.123Z',
  ])('have bought what the documents of their practices say (%s)', async (moment) => {
    clock = new Date(moment);
    addDemoCustomers(standIn, clock, { taxed: true });
    const bought = demoPractices(clock).filter(({ billing }) => billing);
    expect(bought).toHaveLength(2);
    for (const { account, billing } of bought) {
      const reported = await reportedBy(billing?.customerId ?? '', stripe);
      expect(reported).toMatchObject({ subscription: account.subscription, hasPaid: true });
    }
    await standIn.webhooks.settled();
    expect(heard).toEqual([]);
    expect(
      (await invoicesOf('cus_DemoLindenhof1')).map(({ total, status }) => [total, status]),
    ).toEqual([
      [28_084, 'paid'],
      [28_084, 'paid'],
      [0, 'paid'],
    ]);
    expect(await stripe.customers.retrieve('cus_DemoLindenhof1')).toMatchObject({ balance: -3000 });
    // Newest first: credit covered the oldest charge, and part of the next.
    expect((await invoicesOf('cus_DemoWeitblick1')).map(({ amount_paid }) => amount_paid)).toEqual([
      1666, 332, 0, 0,
    ]);
  });
});

it('every call of the product was compared with Stripe’s schema above', () => {
  expect(Object.keys(published).filter((name) => !checked.has(name))).toEqual([]);
});
