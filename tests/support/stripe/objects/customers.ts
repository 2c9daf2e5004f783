/** Customers, their credit, payment methods and charges. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { partial } from './partial.ts';

export function newCustomer(now: number, more: Partial<Stripe.Customer> = {}): Stripe.Customer {
  return partial<Stripe.Customer>({
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    email: null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: { default_payment_method: null },
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    ...more,
  });
}

/** `amount` in Stripe's sign: negative is credit. Also updates the customer's balance. */
export function newBalanceTransaction(
  customer: Stripe.Customer,
  now: number,
  more: Pick<Stripe.CustomerBalanceTransaction, 'amount' | 'type'> & Partial<Stripe.CustomerBalanceTransaction>,
): Stripe.CustomerBalanceTransaction {
  customer.balance += more.amount;
  return partial<Stripe.CustomerBalanceTransaction>({
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    created: now,
    currency: 'eur',
    customer: customer.id,
    ending_balance: customer.balance,
    metadata: {},
    ...more,
  });
}

export type PaymentKind = 'card' | 'sepa';

export function newPaymentMethod(kind: PaymentKind, customer: string, last4: string, now: number): Stripe.PaymentMethod {
  const exp_year = new Date(now * 1000).getUTCFullYear() + 3;
  return partial<Stripe.PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    created: now,
    customer,
    ...(kind === 'card'
      ? { type: 'card', card: partial<Stripe.PaymentMethod.Card>({ brand: 'visa', exp_month: 12, exp_year, last4 }) }
      : { type: 'sepa_debit', sepa_debit: partial<Stripe.PaymentMethod.SepaDebit>({ last4 }) }),
  });
}

export function newCharge(customer: string, amount: number, now: number): Stripe.Charge {
  return partial<Stripe.Charge>({
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created: now,
    customer,
    refunded: false,
  });
}
