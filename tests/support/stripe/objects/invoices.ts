/** Invoices and their lines. */
import type Stripe from 'stripe';
import { idOf, newId } from '../store.ts';
import { partial } from './partial.ts';

type NewLine = Pick<Stripe.InvoiceLineItem, 'amount' | 'description' | 'period' | 'quantity'>;

export function newLine(line: NewLine): Stripe.InvoiceLineItem {
  return partial<Stripe.InvoiceLineItem>({ id: newId('il'), object: 'line_item', currency: 'eur', ...line });
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
export function newInvoice({ customer, subscription, lines, reason, period, discount, tax, now }: NewInvoice): Stripe.Invoice {
  const id = newId('in');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - (discount?.amount ?? 0) + tax;
  const { metadata } = subscription;
  return partial<Stripe.Invoice>({
    id,
    object: 'invoice',
    amount_due: Math.max(0, total),
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    created: now,
    currency: 'eur',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    next_payment_attempt: null,
    number: null,
    parent: { quote_details: null, subscription_details: { metadata, subscription: subscription.id }, type: 'subscription_details' },
    period_end: period.end,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    total,
    total_discount_amounts: discount ? [{ amount: discount.amount, discount: discount.id }] : [],
    total_taxes: subscription.automatic_tax.enabled ? [partial<Stripe.Invoice.TotalTax>({ amount: tax })] : [],
  });
}

/** The subscription of an invoice. */
export function subscriptionOf({ parent }: Stripe.Invoice): string {
  return idOf(parent?.subscription_details?.subscription);
}
