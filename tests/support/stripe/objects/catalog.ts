/** Products, prices and vouchers. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { partial, unused } from './partial.ts';

export function newProduct(
  name: string,
  now: number,
  metadata: Stripe.Metadata = {},
): Stripe.Product {
  return partial<Stripe.Product>({
    ...unused('description', 'package_dimensions', 'shippable', 'tax_details', 'url'),
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    type: 'service',
    updated: now,
  });
}

/** Stored prices have their tiers; answers include them only on request. */
export function newPrice(product: string, now: number, more: Partial<Stripe.Price>): Stripe.Price {
  return partial<Stripe.Price>({
    ...unused(
      'custom_unit_amount',
      'nickname',
      'transform_quantity',
      'unit_amount',
      'unit_amount_decimal',
    ),
    id: newId('price'),
    object: 'price',
    active: true,
    created: now,
    currency: 'eur',
    livemode: false,
    lookup_key: null,
    metadata: {},
    product,
    type: 'recurring',
    ...more,
  });
}

/** What a subscription's item still repeats of its price. */
export function newPlan({ id, created, currency, product, recurring }: Stripe.Price): Stripe.Plan {
  return partial<Stripe.Plan>({
    ...unused(
      'amount',
      'amount_decimal',
      'meter',
      'nickname',
      'transform_usage',
      'trial_period_days',
    ),
    id,
    object: 'plan',
    active: true,
    billing_scheme: 'tiered',
    created,
    currency,
    interval: recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    product,
    tiers_mode: 'graduated',
    usage_type: 'licensed',
  });
}

export function newTier(up_to: number | null, unit_amount: number): Stripe.Price.Tier {
  // The client makes a number of the text that Stripe sends.
  const unit_amount_decimal = String(
    unit_amount,
  ) as unknown as Stripe.Price.Tier['unit_amount_decimal'];
  return {
    up_to,
    unit_amount,
    unit_amount_decimal,
    ...unused('flat_amount', 'flat_amount_decimal'),
  };
}

export function newCoupon(now: number, name: string, amount_off: number): Stripe.Coupon {
  return partial<Stripe.Coupon>({
    id: newId('co', 8),
    object: 'coupon',
    amount_off,
    created: now,
    currency: 'eur',
    duration: 'once',
    name,
  });
}

export function newPromotionCode(code: string, coupon: string, now: number): Stripe.PromotionCode {
  return partial<Stripe.PromotionCode>({
    id: newId('promo'),
    object: 'promotion_code',
    active: true,
    code,
    created: now,
    promotion: { coupon, type: 'coupon' },
  });
}

/** A voucher that a subscription was bought with. */
export function newDiscount(
  now: number,
  more: Pick<Stripe.Discount, 'customer' | 'subscription' | 'promotion_code' | 'source'>,
) {
  return partial<Stripe.Discount>({ id: newId('di'), object: 'discount', start: now, ...more });
}
