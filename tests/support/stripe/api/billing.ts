/** Subscriptions and invoices. */
import type Stripe from 'stripe';
import { previewInvoice } from '../engine/preview.ts';
import { type Change, cancelAtPeriodEnd, changeSubscription, endSubscription } from '../engine/subscribing.ts';
import { found, idOf, type Ledger } from '../ledger.ts';
import { itemOf } from '../objects/subscriptions.ts';
import { bool, emptyable, expand, fields, int, list, mergedMetadata, metadata, type Named, oneOf, paging, text } from '../params.ts';
import { invalid, missing } from '../refusal.ts';
import { listed, type Route, route } from './route.ts';

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const proration = oneOf('always_invoice', 'create_prorations', 'none');
const items = list(fields({ id: text, quantity: int, price: text } satisfies Named<Stripe.SubscriptionUpdateParams.Item>));
type Items = ReturnType<typeof items>;

export const billingRoutes: readonly Route[] = [
  route(
    'GET /v1/subscriptions',
    fields({ customer: text, status: oneOf(...statuses), price: text, ...paging } satisfies Named<Stripe.SubscriptionListParams>),
    (ledger, params) => {
      const { customer, status, price, ...page } = params;
      if (customer) found(ledger.customers, customer, 'customer', 'customer');
      const fitting = [...ledger.subscriptions.values()].filter(
        (one) =>
          (!customer || idOf(one.customer) === customer) &&
          (!price || itemOf(one).price.id === price) &&
          (status === 'all' ||
            (status === undefined ? one.status !== 'canceled' : one.status === (status === 'ended' ? 'canceled' : status))),
      );
      return listed('/v1/subscriptions', fitting, page);
    },
  ),
  route('GET /v1/subscriptions/:id', fields({ expand }), ({ subscriptions }, _params, id) => found(subscriptions, id, 'subscription')),
  route(
    'POST /v1/subscriptions/:id',
    fields({
      items,
      proration_behavior: proration,
      payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),
      cancel_at_period_end: bool,
      metadata: emptyable(metadata),
      expand,
    } satisfies Named<Stripe.SubscriptionUpdateParams>),
    (ledger, params, id) => {
      const subscription = running(ledger, id);
      const mustBePaid = params.payment_behavior === 'error_if_incomplete';
      if (params.items) {
        changeSubscription(
          ledger,
          subscription,
          changeOf(ledger, subscription, params.items, 'items'),
          params.proration_behavior ?? 'create_prorations',
          mustBePaid,
        );
      }
      subscription.metadata = mergedMetadata(subscription.metadata, params.metadata);
      if (params.cancel_at_period_end !== undefined) cancelAtPeriodEnd(ledger, subscription, params.cancel_at_period_end);
      return subscription;
    },
  ),
  route(
    'DELETE /v1/subscriptions/:id',
    fields({ prorate: bool, invoice_now: bool, expand } satisfies Named<Stripe.SubscriptionCancelParams>),
    (ledger, { prorate, invoice_now }, id) => {
      const subscription = running(ledger, id);
      if (prorate || invoice_now)
        throw invalid('This stand-in ends subscriptions without a last invoice.', prorate ? 'prorate' : 'invoice_now');
      endSubscription(ledger, subscription, ledger.now(subscription.customer));
      return subscription;
    },
  ),
  route(
    'GET /v1/invoices',
    fields({
      customer: text,
      subscription: text,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      ...paging,
    } satisfies Named<Stripe.InvoiceListParams>),
    (ledger, { customer, subscription, status, ...page }) => {
      if (customer) found(ledger.customers, customer, 'customer', 'customer');
      const fitting = [...ledger.invoices.values()].filter(
        (one) =>
          (!customer || idOf(one.customer) === customer) &&
          (!subscription || idOf(one.parent?.subscription_details?.subscription) === subscription) &&
          (!status || one.status === status),
      );
      return listed('/v1/invoices', fitting, page);
    },
  ),
  route('GET /v1/invoices/:id', fields({ expand }), ({ invoices }, _params, id) => found(invoices, id, 'invoice')),
  route(
    'POST /v1/invoices/create_preview',
    fields(
      {
        customer: text,
        subscription: text,
        subscription_details: fields({
          items,
          proration_behavior: proration,
        } satisfies Named<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>),
        expand,
      } satisfies Named<Stripe.InvoiceCreatePreviewParams>,
      'subscription',
    ),
    (ledger, { subscription: id, subscription_details: details }) => {
      const subscription = found(ledger.subscriptions, id, 'subscription', 'subscription');
      const change = details?.items && changeOf(ledger, subscription, details.items, 'subscription_details[items]');
      return previewInvoice(ledger, subscription, change, details?.proration_behavior ?? 'create_prorations');
    },
  ),
];

function running(ledger: Ledger, id: string): Stripe.Subscription {
  const subscription = found(ledger.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
}

/** The item must have its id: otherwise Stripe would add a second one. */
function changeOf(ledger: Ledger, subscription: Stripe.Subscription, [asked, ...more]: Items, at: string): Change {
  const item = itemOf(subscription);
  if (!asked?.id || more.length > 0) throw invalid('This stand-in knows subscriptions of one item: name it by its id.', `${at}[0][id]`);
  if (asked.id !== item.id) throw missing('subscription item', asked.id, `${at}[0][id]`);
  const { price, quantity = item.quantity ?? 1 } = asked;
  if (quantity < 1) throw invalid('This stand-in wants a quantity of at least 1.', `${at}[0][quantity]`);
  return { price: price ? found(ledger.prices, price, 'price', `${at}[0][price]`) : item.price, quantity };
}
