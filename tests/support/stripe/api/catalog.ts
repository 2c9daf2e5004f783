/** Products and prices. */
import type Stripe from 'stripe';
import { invalid } from '../api-error.ts';
import { newPrice, newProduct, newTier } from '../objects/catalog.ts';
import {
  bool,
  fields,
  int,
  list,
  metadata,
  type Named,
  oneOf,
  type Param,
  paging,
  text,
} from '../params.ts';
import { retrieve } from '../store.ts';
import { listed, type Route, route } from './route.ts';

const upTo: Param<number | null> = (value, path) => (value === 'inf' ? null : int(value, path));

export const catalogRoutes: readonly Route[] = [
  route(
    'GET /v1/products',
    fields({ active: bool, ...paging }),
    ({ products }, { active, ...page }) =>
      listed(
        '/v1/products',
        [...products.values()].filter((one) => active === undefined || one.active === active),
        page,
      ),
  ),
  route(
    'POST /v1/products',
    fields({ name: text, metadata } satisfies Named<Stripe.ProductCreateParams>, 'name'),
    (store, params) => {
      const product = newProduct(params.name, store.now(), params.metadata);
      store.products.set(product.id, product);
      return product;
    },
  ),
  route(
    'GET /v1/prices',
    fields({
      active: bool,
      lookup_keys: list(text),
      ...paging,
    } satisfies Named<Stripe.PriceListParams>),
    ({ prices }, { active, lookup_keys, ...page }) => {
      const fitting = [...prices.values()].filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (!lookup_keys || (one.lookup_key !== null && lookup_keys.includes(one.lookup_key))),
      );
      return listed('/v1/prices', fitting, page);
    },
  ),
  route(
    'POST /v1/prices',
    fields(
      {
        currency: oneOf('eur'),
        product: text,
        billing_scheme: oneOf('tiered'),
        tiers_mode: oneOf('graduated'),
        tiers: list(fields({ up_to: upTo, unit_amount: int }, 'up_to', 'unit_amount')),
        recurring: fields({ interval: oneOf('month', 'year') }, 'interval'),
        lookup_key: text,
        transfer_lookup_key: bool,
        metadata,
        tax_behavior: oneOf('exclusive'),
      } satisfies Named<Stripe.PriceCreateParams>,
      'currency',
      'product',
      'billing_scheme',
      'tiers_mode',
      'tiers',
      'recurring',
    ),
    (store, { product, tiers, recurring, transfer_lookup_key, ...given }) => {
      retrieve(store.products, product, 'product', 'product');
      if (tiers.at(-1)?.up_to !== null) throw invalid('The last tier must be up_to inf.', 'tiers');
      freeLookupKey([...store.prices.values()], given.lookup_key, transfer_lookup_key ?? false);
      const price = newPrice(product, store.now(), {
        ...given,
        tiers: tiers.map((tier) => newTier(tier.up_to, tier.unit_amount)),
        recurring: {
          interval: recurring.interval,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        },
      });
      store.prices.set(price.id, price);
      return price;
    },
  ),
  route('POST /v1/prices/:id', fields({ active: bool }, 'active'), ({ prices }, { active }, id) =>
    Object.assign(retrieve(prices, id, 'price'), { active }),
  ),
];

/** A lookup key belongs to one price; another takes it only with `transfer_lookup_key`. */
function freeLookupKey(
  prices: readonly Stripe.Price[],
  key: string | undefined,
  isTransferred: boolean,
): void {
  const holder =
    key === undefined ? undefined : prices.find(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!isTransferred)
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  holder.lookup_key = null;
}
