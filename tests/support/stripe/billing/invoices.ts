/** Creates invoices, applies credit and vouchers, and charges or fails to. */
import type Stripe from 'stripe';
import { declined } from '../api-error.ts';
import { newBalanceTransaction, newCharge } from '../objects/customers.ts';
import { newInvoice, subscriptionOf } from '../objects/invoices.ts';
import { idOf, retrieve, type Store } from '../store.ts';
import { taxRate } from './amounts.ts';

type Draft = {
  readonly subscription: Stripe.Subscription;
  readonly lines: Stripe.InvoiceLineItem[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: Stripe.InvoiceLineItem.Period;
  readonly now: number;
};

/** A preview of the invoice; stores nothing. */
export function draftInvoice(
  store: Store,
  { subscription, lines, reason, period, now }: Draft,
): Stripe.Invoice {
  const customer = retrieve(store.customers, idOf(subscription.customer), 'customer');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = discountOn(store, subscription, subtotal);
  const tax = subscription.automatic_tax.enabled
    ? Math.round((subtotal - (discount?.amount ?? 0)) * taxRate)
    : 0;
  const invoice = newInvoice({ customer, subscription, lines, reason, period, discount, tax, now });
  applyBalance(invoice, customer.balance);
  return invoice;
}

/** Vouchers reduce the amount due; a trial's zero invoice does not use them up. */
function discountOn(
  store: Store,
  { discounts }: Stripe.Subscription,
  subtotal: number,
): { id: string; amount: number } | null {
  const [first] = discounts;
  const coupon = store.coupons.get(idOf(first && store.discounts.get(idOf(first))?.source.coupon));
  if (!first || !coupon || subtotal <= 0) return null;
  return { id: idOf(first), amount: Math.min(coupon.amount_off ?? 0, subtotal) };
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
export function issueInvoice(
  store: Store,
  draft: Draft,
): { invoice: Stripe.Invoice; isPaid: boolean } {
  const invoice = draftInvoice(store, draft);
  const { subscription, now } = draft;
  const customer = retrieve(store.customers, idOf(subscription.customer), 'customer');
  store.invoices.set(invoice.id, invoice);

  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  customer.currency ??= 'eur';
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = now;
  invoice.hosted_invoice_url = `${store.url}/invoices/${invoice.id}`;
  invoice.invoice_pdf = `${store.url}/invoices/${invoice.id}/pdf`;
  const applied = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (applied !== 0) {
    const used = newBalanceTransaction(customer, now, {
      amount: applied,
      type: 'applied_to_invoice',
      invoice: invoice.id,
    });
    store.balanceTransactions.set(used.id, used);
    store.emit('customer.updated', customer);
  }
  spendVoucher(store, subscription, invoice);
  store.emit('invoice.finalized', invoice);
  return { invoice, isPaid: payInvoice(store, invoice, now) };
}

/** A one-time voucher expires with the invoice it reduced. */
function spendVoucher(
  store: Store,
  subscription: Stripe.Subscription,
  { total_discount_amounts }: Stripe.Invoice,
): void {
  const [used] = total_discount_amounts ?? [];
  const coupon =
    used && store.coupons.get(idOf(store.discounts.get(idOf(used.discount))?.source.coupon));
  if (coupon)
    subscription.discounts = subscription.discounts.filter(
      (one) => idOf(one) !== idOf(used?.discount),
    );
}

/** Attempts to charge the amount due; false if the payment is declined. */
export function payInvoice(store: Store, invoice: Stripe.Invoice, now: number): boolean {
  const subscription = retrieve(store.subscriptions, subscriptionOf(invoice), 'subscription');
  if (invoice.amount_due > 0) {
    const method = paymentMethodOf(store, subscription);
    invoice.attempted = true;
    invoice.attempt_count++;
    if (!method || store.declining.has(method.id)) {
      invoice.next_payment_attempt = now + 3 * 86_400;
      store.emit('invoice.payment_failed', invoice);
      return false;
    }
    const charge = newCharge(idOf(invoice.customer), invoice.amount_due, now);
    store.charges.set(charge.id, charge);
  }
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  store.emit('invoice.paid', invoice);
  return true;
}

export function paymentMethodOf(
  store: Store,
  subscription: Stripe.Subscription,
): Stripe.PaymentMethod | undefined {
  const customer = store.customers.get(idOf(subscription.customer));
  return store.paymentMethods.get(
    idOf(subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method),
  );
}

/** For changes that require payment: throws Stripe's 402 before changing anything. */
export function refuseIfDeclined(
  store: Store,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const method = paymentMethodOf(store, subscription);
  if (invoice.amount_due > 0 && (!method || store.declining.has(method.id))) throw declined();
}

export function openInvoices(store: Store, customer: string): Stripe.Invoice[] {
  return store.of(store.invoices, customer).filter(({ status }) => status === 'open');
}
