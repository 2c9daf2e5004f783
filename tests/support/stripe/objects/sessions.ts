/** Checkout and portal sessions. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { partial } from './partial.ts';

export type NewCheckout = Pick<
  Stripe.Checkout.Session,
  'customer' | 'client_reference_id' | 'success_url' | 'cancel_url' | 'expires_at' | 'allow_promotion_codes'
> & {
  readonly url: string;
  readonly taxed: boolean;
  readonly asksTaxId: boolean;
  readonly subtotal: number;
  readonly tax: number;
};

export function newCheckoutSession(options: NewCheckout, now: number): Stripe.Checkout.Session {
  const { url, taxed, asksTaxId, subtotal, tax, ...given } = options;
  const id = newId('cs_test', 58);
  return partial<Stripe.Checkout.Session>({
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    automatic_tax: { enabled: taxed },
    created: now,
    currency: 'eur',
    invoice: null,
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    tax_id_collection: { enabled: asksTaxId, required: 'never' },
    url: `${url}/checkout/${id}`,
    ...given,
  });
}

export function newPortalSession(
  url: string,
  now: number,
  given: Pick<Stripe.BillingPortal.Session, 'customer' | 'configuration' | 'return_url' | 'flow'>,
): Stripe.BillingPortal.Session {
  const id = newId('bps');
  return partial<Stripe.BillingPortal.Session>({
    id,
    object: 'billing_portal.session',
    created: now,
    url: `${url}/portal/${id}`,
    ...given,
  });
}
