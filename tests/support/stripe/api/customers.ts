/** Customers and their credit. */
import type Stripe from 'stripe';
import { newBalanceTransaction, newCustomer } from '../objects/customers.ts';
import { fields, int, list, metadata, type Named, oneOf, paging, text } from '../params.ts';
import { retrieve } from '../store.ts';
import { listed, type Route, route } from './route.ts';

export const customerRoutes: readonly Route[] = [
  route('GET /v1/customers/:id', fields({}), ({ customers }, _params, id) =>
    retrieve(customers, id, 'customer'),
  ),
  route(
    'POST /v1/customers',
    fields({ metadata } satisfies Named<Stripe.CustomerCreateParams>),
    (store, params) => {
      const customer = newCustomer(store.now(), params);
      store.customers.set(customer.id, customer);
      return customer;
    },
  ),
  route(
    'POST /v1/customers/:id',
    fields({
      name: text,
      email: text,
      preferred_locales: list(text),
    } satisfies Named<Stripe.CustomerUpdateParams>),
    (store, params, id) => {
      const customer = retrieve(store.customers, id, 'customer');
      const before = JSON.stringify(customer);
      Object.assign(customer, params);
      if (JSON.stringify(customer) !== before) store.emit('customer.updated', customer);
      return customer;
    },
  ),
  route('GET /v1/customers/:id/balance_transactions', fields(paging), (store, page, id) => {
    retrieve(store.customers, id, 'customer');
    return listed(
      `/v1/customers/${id}/balance_transactions`,
      store.of(store.balanceTransactions, id),
      page,
    );
  }),
  route(
    'POST /v1/customers/:id/balance_transactions',
    fields(
      {
        amount: int,
        currency: oneOf('eur'),
        description: text,
        metadata,
      } satisfies Named<Stripe.CustomerCreateBalanceTransactionParams>,
      'amount',
      'currency',
    ),
    (store, params, id) => {
      const customer = retrieve(store.customers, id, 'customer');
      customer.currency ??= params.currency;
      const credited = newBalanceTransaction(customer, store.now(id), {
        type: 'adjustment',
        ...params,
      });
      store.balanceTransactions.set(credited.id, credited);
      store.emit('customer.updated', customer);
      return credited;
    },
  ),
];
