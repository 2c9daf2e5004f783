/** Subscriptions. In this API version the period belongs to the item. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { newPlan } from './catalog.ts';
import { partial, unused } from './partial.ts';

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
  const { customer, price, quantity, start, end, trialEnd, taxed, paymentMethod, metadata } =
    options;
  const id = newId('sub');
  const item = partial<Stripe.SubscriptionItem>({
    ...unused('billing_thresholds', 'current_trial'),
    id: newId('si', 14),
    object: 'subscription_item',
    created: start,
    current_period_start: start,
    current_period_end: end,
    discounts: [],
    metadata: {},
    plan: newPlan(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  });
  return partial<Stripe.Subscription>({
    ...unused(
      'application',
      'application_fee_percent',
      'billing_cycle_anchor_config',
      'billing_thresholds',
      'customer_account',
    ),
    ...unused(
      'days_until_due',
      'default_source',
      'description',
      'latest_invoice',
      'managed_payments',
    ),
    ...unused(
      'next_pending_invoice_item_invoice',
      'on_behalf_of',
      'pause_collection',
      'payment_settings',
    ),
    ...unused(
      'pending_invoice_item_interval',
      'pending_setup_intent',
      'pending_update',
      'schedule',
      'test_clock',
      'transfer_data',
    ),
    id,
    object: 'subscription',
    automatic_tax: { enabled: taxed, ...unused('disabled_reason', 'liability') },
    billing_cycle_anchor: trialEnd ?? start,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: unused('comment', 'feedback', 'feedback_option', 'reason'),
    collection_method: 'charge_automatically',
    created: start,
    currency: 'eur',
    customer,
    default_payment_method: paymentMethod,
    discounts: [],
    ended_at: null,
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    invoice_settings: {
      ...unused('account_tax_ids', 'custom_fields', 'description', 'footer'),
      issuer: { type: 'self' },
    },
    livemode: false,
    metadata,
    start_date: start,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd === null ? null : start,
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
