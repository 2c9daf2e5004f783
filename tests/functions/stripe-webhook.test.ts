import { serveWebhook } from '@platzwart/functions/billing/serve-webhook';
import { stripePayments } from '@platzwart/functions/billing/stripe-client';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/buying-practice.ts';
import { longOr } from '../support/long-run.ts';
import { database } from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(start);
});
afterAll(() => shop.stop());

/** As it arrives over the wire. */
function post(
  body: string,
  {
    secret = 'whsec_of_tests',
    timestamp = Math.floor(Date.now() / 1000),
    signed = body,
    method = 'POST',
  } = {},
) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: signed,
    secret,
    timestamp,
  });
  return serveWebhook(
    { method, headers: { 'stripe-signature': signature }, rawBody: Buffer.from(body) },
    'whsec_of_tests',
    shop.tools,
  );
}

const eventOf = (type: string, object: object) =>
  JSON.stringify({
    id: `evt_${Math.random().toString(36).slice(2)}`,
    object: 'event',
    type,
    data: { object },
  });

describe('POST /api/stripe/webhook', () => {
  it('takes nothing that is not signed with our secret, on these bytes, within five minutes', async () => {
    const slug = await shop.practice('Unterschrift');
    await shop.buy(slug);
    const before = await shop.accountOf(slug);
    const body = eventOf('customer.subscription.deleted', {
      object: 'subscription',
      customer: await shop.customerOf(slug),
    });
    const old = Math.floor(Date.now() / 1000) - 301;
    expect(await post(body, { secret: 'whsec_other' })).toEqual({ status: 400 });
    expect(await post(body, { signed: `${body} ` })).toEqual({ status: 400 });
    expect(await post(body, { timestamp: old })).toEqual({ status: 400 });
    expect(await post(body, { method: 'GET' })).toEqual({ status: 405 });
    const raw = { method: 'POST', headers: {}, rawBody: Buffer.from(body) };
    expect(await serveWebhook(raw, 'whsec_of_tests', shop.tools)).toEqual({ status: 400 });
    // A deployment without a secret refuses everybody.
    const unsigned = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'x' });
    expect(
      await serveWebhook({ ...raw, headers: { 'stripe-signature': unsigned } }, '', shop.tools),
    ).toEqual({ status: 400 });
    expect(await shop.accountOf(slug)).toEqual(before);
  });

  it('believes the provider and not the event: a signed one that says deleted changes nothing that runs', async () => {
    const slug = await shop.practice('Lüge');
    await shop.buy(slug);
    const before = await shop.accountOf(slug);
    const body = eventOf('customer.subscription.deleted', {
      object: 'subscription',
      customer: await shop.customerOf(slug),
      status: 'canceled',
    });
    expect(await post(body)).toEqual({ status: 200 });
    expect(await shop.accountOf(slug)).toEqual(before);
  });

  it('acknowledges what it does not know: types, customers of others, objects without one', async () => {
    for (const body of [
      eventOf('radar.early_fraud_warning.created', { object: 'radar.early_fraud_warning' }),
      eventOf('customer.subscription.updated', {
        object: 'subscription',
        customer: 'cus_of_somebody_else',
      }),
      eventOf('invoice.paid', { object: 'invoice', customer: null }),
    ]) {
      expect(await post(body)).toEqual({ status: 200 });
    }
  });

  it('asks to be told again if it could not look, and remembers nothing of that event', async () => {
    const slug = await shop.practice('Ausfall');
    shop.stripe.webhooks.hold();
    shop.stripe.finishCheckout(await shop.page(slug), { method: 'card' });
    const event = shop.stripe.webhooks.events.findLast(
      ({ type }) => type === 'customer.subscription.created',
    );
    const down = {
      ...shop.tools,
      payments: stripePayments(
        () => 'sk_test_demo',
        () => 'http://127.0.0.1:9',
        () => false,
      ),
    };
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: event?.body ?? '',
      secret: 'whsec_of_tests',
    });
    const request = {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      rawBody: Buffer.from(event?.body ?? ''),
    };
    expect(await serveWebhook(request, 'whsec_of_tests', down)).toEqual({ status: 500 });
    expect((await shop.docs.stripeEvent(event?.id ?? '').get()).exists).toBe(false);
    await shop.stripe.webhooks.release();
    expect((await shop.accountOf(slug)).subscription?.status).toBe('trialing');
  });
});

/** The six relevant events of a first purchase. */
const six = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.updated',
  'invoice.finalized',
  'invoice.paid',
  'customer.subscription.updated',
];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** In turn and in reverse: each event is the first, each the last, of two it is before and after. */
const someOrders = (count: number) =>
  Array.from({ length: count }, (_, first) =>
    Array.from({ length: count }, (_, i) => (first + i) % count),
  ).flatMap((order) => [order, order.toReversed()]);
const orders = longOr(someOrders, (count: number) =>
  permutations(Array.from({ length: count }, (_, i) => i)),
)(six.length);

/** A practice that has just bought, and its six events, none of them delivered. */
async function justBought() {
  const slug = await shop.practice('Reihenfolge');
  shop.stripe.finishCheckout(await shop.page(slug, { interval: 'year', locations: 2 }), {
    method: 'card',
  });
  const customer = await shop.customerOf(slug);
  shop.stripe.replacePaymentMethod(customer);
  const events = six.map((type) => {
    const event = shop.stripe.webhooks.events.findLast(
      (one) => one.customer === customer && one.type === type,
    );
    if (!event) throw new Error(`There was no ${type}.`);
    return event;
  });
  return { slug, events, account: await shop.accountOf(slug), billing: await shop.billingOf(slug) };
}

type Bought = Awaited<ReturnType<typeof justBought>>;

/** Resets it to before any event. */
async function forget({ slug, events, account, billing }: Bought): Promise<void> {
  const batch = database().batch();
  batch.set(shop.docs.account(slug), account);
  if (billing) batch.set(shop.docs.billing(slug), billing);
  for (const { id } of events) batch.delete(shop.docs.stripeEvent(id));
  await batch.commit();
}

describe('the six events of a first purchase', () => {
  it(`end in the same account in ${orders.length} of their 720 orders, each sent twice`, async () => {
    shop.stripe.webhooks.hold();
    const seen = new Set<string>();
    const writes = new Set<number>();
    // In parallel, since each waits most of the time.
    const lanes: Bought[] = [];
    for (let i = 0; i < longOr(3, 6); i++) lanes.push(await justBought());
    await Promise.all(
      lanes.map(async (bought, lane) => {
        for (const order of orders.filter((_, i) => i % lanes.length === lane)) {
          await forget(bought);
          const bodies = order.map((i) => bought.events[i]?.body ?? '');
          for (const body of bodies) expect(await post(body)).toEqual({ status: 200 });
          const after = await shop.accountOf(bought.slug);
          // Once more, in reverse.
          for (const body of bodies.toReversed()) expect(await post(body)).toEqual({ status: 200 });
          expect(await shop.accountOf(bought.slug)).toEqual(after);
          seen.add(JSON.stringify(after.subscription));
          writes.add(
            ((await shop.billingOf(bought.slug))?.revision ?? 0) - (bought.billing?.revision ?? 0),
          );
        }
      }),
    );
    expect(new Set(orders.map(String)).size).toBe(longOr(12, 720));
    expect([...seen].map((text) => JSON.parse(text))).toMatchObject([
      { status: 'trialing', interval: 'year', extraLocations: 1 },
    ]);
    // Of twelve deliveries six were handled.
    expect([...writes]).toEqual([6]);
    await shop.stripe.webhooks.release([]);
  });

  it('at the same moment, with the provider going on meanwhile, leave what it says last', async () => {
    const slug = await shop.practice('Wettlauf');
    shop.stripe.webhooks.hold();
    shop.stripe.finishCheckout(await shop.page(slug), { method: 'card' });
    const customer = await shop.customerOf(slug);
    // Only events that the handler acts on; the merely acknowledged ones would crowd the emulator's
    // locks.
    const ids = () =>
      shop.stripe.webhooks.events
        .filter((event) => event.customer === customer && six.includes(event.type))
        .map(({ id }) => id);
    const first = ids().map((id) => shop.stripe.webhooks.deliverAgain(id));
    shop.stripe.cancel(customer);
    const second = ids().map((id) => shop.stripe.webhooks.deliverAgain(id));
    shop.stripe.resume(customer);
    const third = ids().map((id) => shop.stripe.webhooks.deliverAgain(id));
    shop.stripe.cancel(customer);
    const last = ids().map((id) => shop.stripe.webhooks.deliverAgain(id));
    const answers = await Promise.all([...first, ...second, ...third, ...last]);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await shop.accountOf(slug)).subscription).toMatchObject({
      status: 'trialing',
      cancelledAt: expect.any(Date),
    });
    await shop.stripe.webhooks.release([]);
  });
});
