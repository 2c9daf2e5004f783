/** Customers, their credit, payment methods and charges. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { partial, unused } from './partial.ts';

export function newCustomer(now: number, more: Partial<Stripe.Customer> = {}): Stripe.Customer {
  return partial<Stripe.Customer>({
    ...unused('default_source', 'description', 'shipping'),
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    email: null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: unused(
      'custom_fields',
      'default_payment_method',
      'footer',
      'rendering_options',
    ),
    livemode: false,
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
  more: Pick<Stripe.CustomerBalanceTransaction, 'amount' | 'type'> &
    Partial<Stripe.CustomerBalanceTransaction>,
): Stripe.CustomerBalanceTransaction {
  customer.balance += more.amount;
  return partial<Stripe.CustomerBalanceTransaction>({
    ...unused('checkout_session', 'credit_note', 'customer_account', 'description', 'invoice'),
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    created: now,
    currency: 'eur',
    customer: customer.id,
    ending_balance: customer.balance,
    livemode: false,
    metadata: {},
    ...more,
  });
}

export type PaymentKind = 'card' | 'sepa';

export function newPaymentMethod(
  kind: PaymentKind,
  customer: string,
  last4: string,
  now: number,
): Stripe.PaymentMethod {
  const exp_year = new Date(now * 1000).getUTCFullYear() + 3;
  return partial<Stripe.PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: unused('address', 'email', 'name', 'phone', 'tax_id'),
    created: now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...(kind === 'card'
      ? { type: 'card', card: newCard(exp_year, last4) }
      : { type: 'sepa_debit', sepa_debit: newAccount(last4) }),
  });
}

function newCard(exp_year: number, last4: string): Stripe.PaymentMethod.Card {
  return {
    ...unused(
      'checks',
      'country',
      'display_brand',
      'generated_from',
      'networks',
      'regulated_status',
      'three_d_secure_usage',
      'wallet',
    ),
    brand: 'visa',
    exp_month: 12,
    exp_year,
    funding: 'credit',
    last4,
  };
}

function newAccount(last4: string): Stripe.PaymentMethod.SepaDebit {
  return {
    ...unused('bank_code', 'branch_code', 'country', 'fingerprint', 'generated_from'),
    last4,
  };
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
