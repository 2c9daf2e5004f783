/** Invoices, their lines and payments, in Stripe's format. */
import Stripe from 'stripe';
import { idOf, newId } from '../ledger.ts';
import { itemOf } from './subscriptions.ts';

export type NewLine = {
  readonly amount: number;
  readonly period: Stripe.InvoiceLineItem.Period;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly description: string;
  readonly proration: boolean;
};

export function newLine(subscription: Stripe.Subscription, asked: NewLine): Stripe.InvoiceLineItem {
  const { amount, period, price, quantity, description, proration } = asked;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'eur',
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: proration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: { price_details: { price: price.id, product: idOf(price.product) }, type: 'price_details', unit_amount_decimal: null },
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

export type NewInvoice = {
  readonly customer: Stripe.Customer;
  readonly subscription: Stripe.Subscription;
  readonly lines: Stripe.InvoiceLineItem[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: Stripe.InvoiceLineItem.Period;
  readonly discount: { readonly id: string; readonly amount: number } | null;
  readonly tax: number;
  readonly now: number;
};

/** A draft: nothing is due yet, and no credit used. */
export function newInvoice({ customer, subscription, lines, reason, period, discount, tax, now }: NewInvoice): Stripe.Invoice {
  const id = newId('in');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const net = subtotal - (discount?.amount ?? 0);
  const total = net + tax;
  for (const line of lines) line.invoice = id;
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Platzwart',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.liability,
      provider: subscription.automatic_tax.enabled ? 'stripe' : null,
      status: subscription.automatic_tax.enabled ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'eur',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discount ? [discount.id] : [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card', 'sepa_debit'] },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discount ? [{ amount: discount.amount, discount: discount.id }] : [],
    total_excluding_tax: net,
    total_pretax_credit_amounts: [],
    total_taxes: subscription.automatic_tax.enabled
      ? [
          {
            amount: tax,
            tax_behavior: 'exclusive',
            tax_rate_details: { tax_rate: 'txr_19_percent' },
            taxability_reason: 'standard_rated',
            taxable_amount: net,
            type: 'tax_rate_details',
          },
        ]
      : [],
    webhooks_delivered_at: null,
  };
}

/** The subscription of an invoice. */
export function subscriptionOf({ parent }: Stripe.Invoice): string {
  return idOf(parent?.subscription_details?.subscription);
}
