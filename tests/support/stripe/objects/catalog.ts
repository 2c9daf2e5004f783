/** Products, prices and vouchers. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { partial } from './partial.ts';

export function newProduct(name: string, now: number, metadata: Stripe.Metadata = {}): Stripe.Product {
  return partial<Stripe.Product>({ id: newId('prod', 14), object: 'product', active: true, created: now, metadata, name });
}

/** Stored prices have their tiers; answers include them only on request. */
export function newPrice(product: string, now: number, more: Partial<Stripe.Price>): Stripe.Price {
  return partial<Stripe.Price>({
    id: newId('price'),
    object: 'price',
    active: true,
    created: now,
    currency: 'eur',
    lookup_key: null,
    metadata: {},
    product,
    ...more,
  });
}

export function newTier(up_to: number | null, unit_amount: number): Stripe.Price.Tier {
  return partial<Stripe.Price.Tier>({ up_to, unit_amount, flat_amount: null });
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
export function newDiscount(now: number, more: Pick<Stripe.Discount, 'customer' | 'subscription' | 'promotion_code' | 'source'>) {
  return partial<Stripe.Discount>({ id: newId('di'), object: 'discount', start: now, ...more });
}
