/** Subscriptions in Stripe's format. In this API version the period belongs to the item. */
import type Stripe from 'stripe';
import { idOf, newId } from '../ledger.ts';

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

export function newSubscription(asked: NewSubscription): Stripe.Subscription {
  const { customer, price, quantity, start, end, trialEnd, taxed, paymentMethod, metadata } = asked;
  const id = newId('sub');
  const item: Stripe.SubscriptionItem = {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_start: start,
    current_period_end: end,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: taxed, liability: taxed ? { type: 'self' } : null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: 'eur',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: ['card', 'sepa_debit'], save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd === null ? null : start,
  };
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

/** The legacy `plan` object for the same price. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  const { interval, interval_count, meter, trial_period_days, usage_type } = recurringOf(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: price.tiers_mode,
    transform_usage: null,
    trial_period_days,
    usage_type,
  };
}
