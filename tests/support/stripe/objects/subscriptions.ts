/** Subscriptions. In this API version the period belongs to the item. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { partial } from './partial.ts';

export type NewSubscription = {
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly start: number;
  readonly end: number;
  readonly trialEnd: number | null;
  readonly taxed: boolean;
  readonly paymentMethod: string;
  readonly metadata: Record<string, string>;
};

export function newSubscription(options: NewSubscription): Stripe.Subscription {
  const { customer, price, quantity, start, end, trialEnd, taxed, paymentMethod, metadata } = options;
  const id = newId('sub');
  const item = partial<Stripe.SubscriptionItem>({
    id: newId('si', 14),
    object: 'subscription_item',
    created: start,
    current_period_start: start,
    current_period_end: end,
    price,
    quantity,
    subscription: id,
  });
  return partial<Stripe.Subscription>({
    id,
    object: 'subscription',
    automatic_tax: { enabled: taxed },
    billing_cycle_anchor: trialEnd ?? start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: start,
    currency: 'eur',
    customer,
    default_payment_method: paymentMethod,
    discounts: [],
    ended_at: null,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
  });
}

/** This product sells subscriptions with exactly one item. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('A subscription has an item');
  return item;
}

/** The billing interval of a price; only recurring prices are sold. */
export function recurringOf({ recurring, id }: Stripe.Price): Stripe.Price.Recurring {
  if (!recurring) throw new Error(`The price ${id} is not recurring`);
  return recurring;
}
