/** Invoices and their lines. */
import type Stripe from 'stripe';
import { idOf, newId } from '../store.ts';
import { partial, unused } from './partial.ts';

type NewLine = Pick<Stripe.InvoiceLineItem, 'amount' | 'description' | 'period' | 'quantity'>;

export function newLine(line: NewLine): Stripe.InvoiceLineItem {
  return partial<Stripe.InvoiceLineItem>({
    ...unused('invoice', 'parent', 'pricing', 'subscription'),
    id: newId('il'),
    object: 'line_item',
    currency: 'eur',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity_decimal: null,
    subtotal: line.amount,
    taxes: [],
    ...line,
  });
}

type NewInvoice = {
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
export function newInvoice({
  customer,
  subscription,
  lines,
  reason,
  period,
  discount,
  tax,
  now,
}: NewInvoice): Stripe.Invoice {
  const id = newId('in');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - (discount?.amount ?? 0) + tax;
  const { metadata } = subscription;
  return partial<Stripe.Invoice>({
    ...unused(
      'account_country',
      'account_name',
      'account_tax_ids',
      'application',
      'automatically_finalizes_at',
      'custom_fields',
    ),
    ...unused(
      'customer_account',
      'customer_address',
      'customer_phone',
      'customer_shipping',
      'customer_tax_exempt',
    ),
    ...unused(
      'default_payment_method',
      'default_source',
      'description',
      'due_date',
      'effective_at',
      'footer',
      'from_invoice',
    ),
    ...unused(
      'last_finalization_error',
      'latest_revision',
      'on_behalf_of',
      'receipt_number',
      'rendering',
      'shipping_cost',
    ),
    ...unused(
      'shipping_details',
      'statement_descriptor',
      'subtotal_excluding_tax',
      'test_clock',
      'total_excluding_tax',
    ),
    ...unused('total_pretax_credit_amounts', 'webhooks_delivered_at'),
    id,
    object: 'invoice',
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    automatic_tax: {
      enabled: subscription.automatic_tax.enabled,
      ...unused('disabled_reason', 'liability', 'provider', 'status'),
    },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'eur',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_tax_rates: [],
    discounts: discount ? [discount.id] : [],
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: unused('default_mandate', 'payment_method_options', 'payment_method_types'),
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    total,
    total_discount_amounts: discount ? [{ amount: discount.amount, discount: discount.id }] : [],
    total_taxes: subscription.automatic_tax.enabled
      ? [
          {
            amount: tax,
            tax_behavior: 'exclusive',
            tax_rate_details: null,
            taxability_reason: 'standard_rated',
            taxable_amount: total - tax,
            type: 'tax_rate_details',
          },
        ]
      : [],
  });
}

/** The subscription of an invoice. */
export function subscriptionOf({ parent }: Stripe.Invoice): string {
  return idOf(parent?.subscription_details?.subscription);
}
