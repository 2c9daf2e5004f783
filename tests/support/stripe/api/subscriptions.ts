/** Subscriptions and invoices. */
import type Stripe from 'stripe';
import { invalid, missing } from '../api-error.ts';
import { previewInvoice } from '../billing/preview.ts';
import { type Change, changeSubscription, endSubscription } from '../billing/subscriptions.ts';
import { itemOf } from '../objects/subscriptions.ts';
import { fields, int, list, type Named, oneOf, paging, text } from '../params.ts';
import { idOf, retrieve, type Store } from '../store.ts';
import { listed, type Route, route } from './route.ts';

const proration = oneOf('always_invoice', 'create_prorations', 'none');
const items = list(
  fields(
    { id: text, quantity: int } satisfies Named<Stripe.SubscriptionUpdateParams.Item>,
    'id',
    'quantity',
  ),
);
type Items = ReturnType<typeof items>;

export const subscriptionRoutes: readonly Route[] = [
  route(
    'GET /v1/subscriptions',
    fields(
      {
        customer: text,
        status: oneOf('all'),
        ...paging,
      } satisfies Named<Stripe.SubscriptionListParams>,
      'customer',
      'status',
    ),
    (store, { customer, status: _, ...page }) => {
      retrieve(store.customers, customer, 'customer', 'customer');
      return listed('/v1/subscriptions', store.of(store.subscriptions, customer), page);
    },
  ),
  route(
    'POST /v1/subscriptions/:id',
    fields(
      {
        items,
        proration_behavior: proration,
        payment_behavior: oneOf('error_if_incomplete'),
      } satisfies Named<Stripe.SubscriptionUpdateParams>,
      'items',
      'proration_behavior',
    ),
    (store, params, id) => {
      const subscription = running(store, id);
      const change = changeOf(subscription, params.items, 'items');
      changeSubscription(
        store,
        subscription,
        change,
        params.proration_behavior,
        params.payment_behavior !== undefined,
      );
      return subscription;
    },
  ),
  route(
    'DELETE /v1/subscriptions/:id',
    fields({
      prorate: oneOf('false'),
      invoice_now: oneOf('false'),
    } satisfies Named<Stripe.SubscriptionCancelParams>),
    (store, _params, id) => {
      const subscription = running(store, id);
      endSubscription(store, subscription, store.now(subscription.customer));
      return subscription;
    },
  ),
  route(
    'GET /v1/invoices',
    fields({
      customer: text,
      subscription: text,
      status: oneOf('open', 'paid'),
      ...paging,
    } satisfies Named<Stripe.InvoiceListParams>),
    (store, { customer, subscription, status, ...page }) => {
      if (customer) retrieve(store.customers, customer, 'customer', 'customer');
      const fitting = [...store.invoices.values()].filter(
        (one) =>
          (!customer || idOf(one.customer) === customer) &&
          (!subscription ||
            idOf(one.parent?.subscription_details?.subscription) === subscription) &&
          (!status || one.status === status),
      );
      return listed('/v1/invoices', fitting, page);
    },
  ),
  route(
    'POST /v1/invoices/create_preview',
    fields(
      {
        subscription: text,
        subscription_details: fields(
          {
            items,
            proration_behavior: proration,
          } satisfies Named<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>,
          'items',
          'proration_behavior',
        ),
      } satisfies Named<Stripe.InvoiceCreatePreviewParams>,
      'subscription',
    ),
    (store, { subscription: id, subscription_details: details }) => {
      const subscription = retrieve(store.subscriptions, id, 'subscription', 'subscription');
      const change =
        details && changeOf(subscription, details.items, 'subscription_details[items]');
      return previewInvoice(
        store,
        subscription,
        change,
        details?.proration_behavior ?? 'create_prorations',
      );
    },
  ),
];

function running(store: Store, id: string): Stripe.Subscription {
  const subscription = retrieve(store.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
}

/** The item must have its id: otherwise Stripe would add a second one. */
function changeOf(subscription: Stripe.Subscription, [wanted, ...more]: Items, at: string): Change {
  const item = itemOf(subscription);
  if (!wanted || more.length > 0)
    throw invalid('This stand-in knows subscriptions of one item.', at);
  if (wanted.id !== item.id) throw missing('subscription item', wanted.id, `${at}[0][id]`);
  if (wanted.quantity < 1)
    throw invalid('This stand-in wants a quantity of at least 1.', `${at}[0][quantity]`);
  return { price: item.price, quantity: wanted.quantity };
}
