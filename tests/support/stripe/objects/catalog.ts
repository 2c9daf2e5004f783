/** Products, prices and vouchers in Stripe's shapes. */
import Stripe from 'stripe';
import { newId } from '../ledger.ts';

export function newProduct(name: string, now: number, more: Partial<Stripe.Product> = {}): Stripe.Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
    ...more,
  };
}

/** Stored prices have their tiers; answers include them only on request. */
export function newPrice(product: string, now: number, more: Partial<Stripe.Price>): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency: 'eur',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: more.recurring ? 'recurring' : 'one_time',
    unit_amount: null,
    unit_amount_decimal: more.unit_amount == null ? null : Stripe.Decimal.from(more.unit_amount),
    ...more,
  };
}

export function newTier(up_to: number | null, unit_amount: number | null, flat_amount: number | null): Stripe.Price.Tier {
  const decimal = (amount: number | null) => (amount === null ? null : Stripe.Decimal.from(amount));
  return { up_to, unit_amount, unit_amount_decimal: decimal(unit_amount), flat_amount, flat_amount_decimal: decimal(flat_amount) };
}

export function newCoupon(now: number, more: Partial<Stripe.Coupon>): Stripe.Coupon {
  return {
    id: newId('co', 8),
    object: 'coupon',
    amount_off: null,
    created: now,
    currency: more.amount_off ? 'eur' : null,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    ...more,
  };
}

export function newPromotionCode(code: string, coupon: string, now: number): Stripe.PromotionCode {
  return {
    id: newId('promo'),
    object: 'promotion_code',
    active: true,
    code,
    created: now,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
}

export function newDiscount(
  now: number,
  more: Pick<Stripe.Discount, 'customer' | 'subscription' | 'promotion_code' | 'source' | 'checkout_session'>,
): Stripe.Discount {
  return {
    id: newId('di'),
    object: 'discount',
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    start: now,
    subscription_item: null,
    ...more,
  };
}
