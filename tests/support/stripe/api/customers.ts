/** Customers and their credit. */
import type Stripe from 'stripe';
import { found } from '../ledger.ts';
import { newBalanceTransaction, newCustomer } from '../objects/customers.ts';
import { emptyable, expand, fields, int, list, mergedMetadata, metadata, type Named, paging, text } from '../params.ts';
import { invalid } from '../refusal.ts';
import { listed, type Route, route } from './route.ts';

const address = fields({ city: text, country: text, line1: text, line2: emptyable(text), postal_code: text, state: emptyable(text) });
const customerFields = fields({
  name: emptyable(text),
  email: emptyable(text),
  description: emptyable(text),
  preferred_locales: list(text),
  metadata: emptyable(metadata),
  address,
  expand,
} satisfies Named<Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams>);

export const customerRoutes: readonly Route[] = [
  route('GET /v1/customers', fields({ email: text, ...paging }), ({ customers }, { email, ...page }) =>
    listed(
      '/v1/customers',
      [...customers.values()].filter((one) => !email || one.email === email),
      page,
    ),
  ),
  route('GET /v1/customers/:id', fields({ expand }), ({ customers }, _params, id) => found(customers, id, 'customer')),
  route('POST /v1/customers', customerFields, (ledger, { expand: _, metadata: given, address: place, ...more }) => {
    const customer = newCustomer(ledger.now(), {
      ...more,
      metadata: mergedMetadata({}, given),
      address: place ? wholeAddress(place) : null,
    });
    ledger.customers.set(customer.id, customer);
    ledger.tell('customer.created', customer);
    return customer;
  }),
  route('POST /v1/customers/:id', customerFields, (ledger, { expand: _, metadata: given, address: place, ...more }, id) => {
    const customer = found(ledger.customers, id, 'customer');
    const before = JSON.stringify(customer);
    Object.assign(customer, more, { metadata: mergedMetadata(customer.metadata, given) }, place && { address: wholeAddress(place) });
    if (JSON.stringify(customer) !== before) ledger.tell('customer.updated', customer);
    return customer;
  }),
  route('GET /v1/customers/:id/balance_transactions', fields(paging), (ledger, page, id) => {
    found(ledger.customers, id, 'customer');
    return listed(`/v1/customers/${id}/balance_transactions`, ledger.of(ledger.balanceTransactions, id), page);
  }),
  route(
    'POST /v1/customers/:id/balance_transactions',
    fields(
      {
        amount: int,
        currency: text,
        description: text,
        metadata: emptyable(metadata),
        expand,
      } satisfies Named<Stripe.CustomerCreateBalanceTransactionParams>,
      'amount',
      'currency',
    ),
    (ledger, { amount, currency, description, metadata: given }, id) => {
      const customer = found(ledger.customers, id, 'customer');
      if (currency !== 'eur') throw invalid(`Invalid currency: ${currency}`, 'currency');
      customer.currency ??= currency;
      const made = newBalanceTransaction(customer, ledger.now(id), {
        amount,
        type: 'adjustment',
        description: description ?? null,
        metadata: mergedMetadata({}, given),
      });
      ledger.balanceTransactions.set(made.id, made);
      ledger.tell('customer.updated', customer);
      return made;
    },
  ),
];

type Place = { [K in 'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state']?: string | null };

function wholeAddress({ city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null }: Place) {
  return { city, country, line1, line2, postal_code, state };
}
