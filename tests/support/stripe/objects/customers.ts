/** Customers, their credit and payment methods, in Stripe's format. */
import type Stripe from 'stripe';
import { newId } from '../ledger.ts';

export function newCustomer(now: number, more: Partial<Stripe.Customer> = {}): Stripe.Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...more,
  };
}

/** `amount` in Stripe's sign: negative is credit. Also updates the customer's balance. */
export function newBalanceTransaction(
  customer: Stripe.Customer,
  now: number,
  more: Pick<Stripe.CustomerBalanceTransaction, 'amount' | 'type'> & Partial<Stripe.CustomerBalanceTransaction>,
): Stripe.CustomerBalanceTransaction {
  customer.balance += more.amount;
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    checkout_session: null,
    created: now,
    credit_note: null,
    currency: 'eur',
    customer: customer.id,
    customer_account: null,
    description: null,
    ending_balance: customer.balance,
    invoice: null,
    livemode: false,
    metadata: {},
    ...more,
  };
}

export type PaymentKind = 'card' | 'sepa';

export function newPaymentMethod(
  kind: PaymentKind,
  { id, name, email, address }: Stripe.Customer,
  last4: string,
  now: number,
): Stripe.PaymentMethod {
  const shared = {
    id: newId('pm'),
    object: 'payment_method' as const,
    billing_details: { address: address ?? null, email, name: name ?? null, phone: null, tax_id: null },
    created: now,
    customer: id,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
  return kind === 'card'
    ? { ...shared, type: 'card', card: newCard(last4, now) }
    : {
        ...shared,
        type: 'sepa_debit',
        sepa_debit: {
          bank_code: '37040044',
          branch_code: '',
          country: 'DE',
          fingerprint: newId('', 16).slice(1),
          generated_from: null,
          last4,
        },
      };
}

function newCard(last4: string, now: number): Stripe.PaymentMethod.Card {
  return {
    brand: 'visa',
    checks: { address_line1_check: 'pass', address_postal_code_check: 'pass', cvc_check: 'pass' },
    country: 'DE',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: new Date(now * 1000).getUTCFullYear() + 3,
    fingerprint: newId('', 16).slice(1),
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

export function newTaxId(customer: string, value: string, now: number): Stripe.TaxId {
  return {
    id: newId('txi'),
    object: 'tax_id',
    country: value.slice(0, 2),
    created: now,
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: 'customer' },
    type: 'eu_vat',
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  };
}
