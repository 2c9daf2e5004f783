/** Products and prices. */
import type Stripe from 'stripe';
import { found, idOf } from '../ledger.ts';
import { newPrice, newProduct, newTier } from '../objects/catalog.ts';
import { bool, expand, fields, int, list, mergedMetadata, metadata, type Named, oneOf, type Param, paging, text } from '../params.ts';
import { invalid } from '../refusal.ts';
import { listed, type Route, route } from './route.ts';

const upTo: Param<number | null> = (value, path) => (value === 'inf' ? null : int(value, path));

export const catalogRoutes: readonly Route[] = [
  route('GET /v1/products', fields({ active: bool, ids: list(text), ...paging }), ({ products }, { active, ids, ...page }) => {
    const fitting = [...products.values()].filter(
      (one) => (active === undefined || one.active === active) && (!ids || ids.includes(one.id)),
    );
    return listed('/v1/products', fitting, page);
  }),
  route('GET /v1/products/:id', fields({ expand }), ({ products }, _params, id) => found(products, id, 'product')),
  route(
    'POST /v1/products',
    fields(
      {
        name: text,
        description: text,
        metadata,
        tax_code: text,
        unit_label: text,
        statement_descriptor: text,
        expand,
      } satisfies Named<Stripe.ProductCreateParams>,
      'name',
    ),
    (ledger, { name, expand: _, ...more }) => {
      const product = newProduct(name, ledger.now(), more);
      ledger.products.set(product.id, product);
      return product;
    },
  ),
  route(
    'GET /v1/prices',
    fields({ active: bool, lookup_keys: list(text), product: text, ...paging } satisfies Named<Stripe.PriceListParams>),
    ({ prices }, params) => {
      const { active, lookup_keys, product, ...page } = params;
      if (lookup_keys && lookup_keys.length > 10) throw invalid('You may only specify up to 10 lookup_keys', 'lookup_keys');
      const fitting = [...prices.values()].filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (!lookup_keys || (one.lookup_key !== null && lookup_keys.includes(one.lookup_key))) &&
          (!product || idOf(one.product) === product),
      );
      return listed('/v1/prices', fitting, page);
    },
  ),
  route('GET /v1/prices/:id', fields({ expand }), ({ prices }, _params, id) => found(prices, id, 'price')),
  route(
    'POST /v1/prices',
    fields(
      {
        currency: text,
        product: text,
        active: bool,
        billing_scheme: oneOf('per_unit', 'tiered'),
        tiers_mode: oneOf('graduated'),
        tiers: list(fields({ up_to: upTo, unit_amount: int, flat_amount: int }, 'up_to')),
        recurring: fields({ interval: oneOf('month', 'year'), interval_count: int, usage_type: oneOf('licensed') }, 'interval'),
        unit_amount: int,
        lookup_key: text,
        transfer_lookup_key: bool,
        nickname: text,
        metadata,
        tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
        expand,
      } satisfies Named<Stripe.PriceCreateParams>,
      'currency',
      'product',
    ),
    (ledger, { product, tiers, recurring, transfer_lookup_key, expand: _, ...given }) => {
      found(ledger.products, product, 'product', 'product');
      if (given.billing_scheme === 'tiered') {
        if (!given.tiers_mode || !tiers || given.unit_amount !== undefined)
          throw invalid('Tiered prices need tiers and tiers_mode, and no unit_amount.', 'tiers');
        if (tiers.at(-1)?.up_to !== null) throw invalid('The last tier must be up_to inf.', 'tiers');
      } else if (given.unit_amount === undefined) throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
      freeLookupKey([...ledger.prices.values()], given.lookup_key, transfer_lookup_key ?? false);
      const price = newPrice(product, ledger.now(), {
        ...given,
        ...(tiers && { tiers: tiers.map((tier) => newTier(tier.up_to, tier.unit_amount ?? null, tier.flat_amount ?? null)) }),
        recurring: recurring
          ? {
              interval: recurring.interval,
              interval_count: recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            }
          : null,
      });
      ledger.prices.set(price.id, price);
      return price;
    },
  ),
  route('POST /v1/prices/:id', fields({ active: bool, nickname: text, metadata, expand }), (ledger, given, id) => {
    const price = found(ledger.prices, id, 'price');
    const { active = price.active, nickname = price.nickname } = given;
    return Object.assign(price, { active, nickname, metadata: mergedMetadata(price.metadata, given.metadata) });
  }),
];

/** A lookup key belongs to one price; another takes it only with `transfer_lookup_key`. */
function freeLookupKey(prices: readonly Stripe.Price[], key: string | undefined, isTransferred: boolean): void {
  const holder = key === undefined ? undefined : prices.find(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!isTransferred) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  holder.lookup_key = null;
}
