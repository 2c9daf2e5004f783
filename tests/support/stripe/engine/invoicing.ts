/** Creates invoices, applies credit and vouchers, and charges or fails to. */
import type Stripe from 'stripe';
import { found, idOf, type Ledger } from '../ledger.ts';
import { newCharge } from '../objects/charges.ts';
import { newBalanceTransaction } from '../objects/customers.ts';
import { newInvoice, subscriptionOf } from '../objects/invoices.ts';
import { declined } from '../refusal.ts';
import { taxRate } from './amounts.ts';

type Draft = {
  readonly subscription: Stripe.Subscription;
  readonly lines: Stripe.InvoiceLineItem[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: Stripe.InvoiceLineItem.Period;
  readonly now: number;
};

/** A preview of the invoice; stores nothing. */
export function draftInvoice(ledger: Ledger, { subscription, lines, reason, period, now }: Draft): Stripe.Invoice {
  const customer = found(ledger.customers, idOf(subscription.customer), 'customer');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = discountOn(ledger, subscription, subtotal);
  const tax = subscription.automatic_tax.enabled ? Math.round((subtotal - (discount?.amount ?? 0)) * taxRate) : 0;
  const invoice = newInvoice({ customer, subscription, lines, reason, period, discount, tax, now });
  applyBalance(invoice, customer.balance);
  return invoice;
}

/** Vouchers reduce the amount due; a trial's zero invoice does not use them up. */
function discountOn(ledger: Ledger, { discounts }: Stripe.Subscription, subtotal: number): { id: string; amount: number } | null {
  const [first] = discounts;
  const coupon = ledger.coupons.get(idOf(first && ledger.discounts.get(idOf(first))?.source.coupon));
  if (!first || !coupon || subtotal <= 0) return null;
  const amount = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100);
  return { id: idOf(first), amount: Math.min(amount, subtotal) };
}

/** Credit (a negative balance) pays first; a negative total becomes credit, debt is added. */
function applyBalance(invoice: Stripe.Invoice, balance: number): void {
  const due = Math.max(0, invoice.total + balance);
  Object.assign(invoice, {
    starting_balance: balance,
    ending_balance: Math.min(0, invoice.total + balance),
    amount_due: due,
    amount_remaining: due,
  });
}

/** Finalizes the invoice, uses up credit, and charges the rest. Returns whether it is paid. */
export function issueInvoice(ledger: Ledger, draft: Draft): { invoice: Stripe.Invoice; isPaid: boolean } {
  const invoice = draftInvoice(ledger, draft);
  const { subscription, now } = draft;
  const customer = found(ledger.customers, idOf(subscription.customer), 'customer');
  ledger.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  ledger.tell('invoice.created', { ...invoice, ending_balance: null });

  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  customer.currency ??= 'eur';
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  invoice.hosted_invoice_url = `${ledger.url}/invoices/${invoice.id}`;
  invoice.invoice_pdf = `${ledger.url}/invoices/${invoice.id}/pdf`;
  const applied = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (applied !== 0) {
    const used = newBalanceTransaction(customer, now, { amount: applied, type: 'applied_to_invoice', invoice: invoice.id });
    ledger.balanceTransactions.set(used.id, used);
    ledger.tell('customer.updated', customer);
  }
  spendVoucher(ledger, subscription, invoice);
  ledger.tell('invoice.finalized', invoice);
  return { invoice, isPaid: payInvoice(ledger, invoice, now) };
}

/** A one-time voucher expires with the invoice it reduced. */
function spendVoucher(ledger: Ledger, subscription: Stripe.Subscription, { total_discount_amounts }: Stripe.Invoice): void {
  const [used] = total_discount_amounts ?? [];
  const coupon = used && ledger.coupons.get(idOf(ledger.discounts.get(idOf(used.discount))?.source.coupon));
  if (coupon?.duration === 'once') subscription.discounts = subscription.discounts.filter((one) => idOf(one) !== idOf(used?.discount));
}

/** Attempts to charge the amount due; false if the payment is declined. */
export function payInvoice(ledger: Ledger, invoice: Stripe.Invoice, now: number): boolean {
  const subscription = found(ledger.subscriptions, subscriptionOf(invoice), 'subscription');
  if (invoice.amount_due > 0) {
    const method = paymentMethodOf(ledger, subscription);
    invoice.attempted = true;
    invoice.attempt_count++;
    if (!method || ledger.declining.has(method.id)) {
      invoice.next_payment_attempt = now + 3 * 86_400;
      ledger.tell('invoice.payment_failed', invoice);
      return false;
    }
    const charge = newCharge(found(ledger.customers, idOf(invoice.customer), 'customer'), method, invoice.amount_due, now);
    ledger.charges.set(charge.id, charge);
    ledger.chargeOf.set(invoice.id, charge.id);
  }
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  ledger.tell('invoice.paid', invoice);
  ledger.tell('invoice.payment_succeeded', invoice);
  return true;
}

export function paymentMethodOf(ledger: Ledger, subscription: Stripe.Subscription): Stripe.PaymentMethod | undefined {
  const customer = ledger.customers.get(idOf(subscription.customer));
  return ledger.paymentMethods.get(idOf(subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method));
}

/** For changes that require payment: throws Stripe's 402 before changing anything. */
export function refuseIfDeclined(ledger: Ledger, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const method = paymentMethodOf(ledger, subscription);
  if (invoice.amount_due > 0 && (!method || ledger.declining.has(method.id))) throw declined();
}

export function openInvoices(ledger: Ledger, customer: string): Stripe.Invoice[] {
  return ledger.of(ledger.invoices, customer).filter(({ status }) => status === 'open');
}
