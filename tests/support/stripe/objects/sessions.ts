/** Checkout and portal sessions. */
import type Stripe from 'stripe';
import { newId } from '../store.ts';
import { partial, unused } from './partial.ts';

export type NewCheckout = Pick<
  Stripe.Checkout.Session,
  | 'customer'
  | 'client_reference_id'
  | 'success_url'
  | 'cancel_url'
  | 'expires_at'
  | 'allow_promotion_codes'
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
    ...unused(
      'adaptive_pricing',
      'after_expiration',
      'allowed_payment_method_types',
      'billing_address_collection',
      'client_secret',
    ),
    ...unused(
      'collected_information',
      'consent',
      'consent_collection',
      'currency_conversion',
      'customer_account',
    ),
    ...unused(
      'customer_creation',
      'customer_details',
      'customer_email',
      'discounts',
      'integration_identifier',
    ),
    ...unused(
      'invoice_creation',
      'locale',
      'managed_payments',
      'metadata',
      'origin_context',
      'payment_intent',
      'payment_link',
    ),
    ...unused(
      'payment_method_collection',
      'payment_method_configuration_details',
      'payment_method_options',
      'permissions',
    ),
    ...unused(
      'recovered_from',
      'saved_payment_method_options',
      'setup_intent',
      'shipping_address_collection',
      'shipping_cost',
    ),
    ...unused('submit_type', 'total_details', 'ui_mode', 'wallet_options'),
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    automatic_tax: { enabled: taxed, ...unused('liability', 'provider', 'status') },
    created: now,
    currency: 'eur',
    custom_fields: [],
    custom_text: unused(
      'after_submit',
      'shipping_address',
      'submit',
      'terms_of_service_acceptance',
    ),
    invoice: null,
    livemode: false,
    mode: 'subscription',
    payment_method_types: ['card', 'sepa_debit'],
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    subscription: null,
    tax_id_collection: { enabled: asksTaxId, required: 'never' },
    url: `${url}/checkout/${id}`,
    ...given,
  });
}

type NewFlow = Pick<Stripe.BillingPortal.Session.Flow, 'type'> & {
  readonly subscription_cancel?: { readonly subscription: string };
  readonly subscription_update?: { readonly subscription: string };
};

/** What a portal session is for, if it is for one thing only. */
export function newFlow({
  type,
  subscription_cancel,
  subscription_update,
}: NewFlow): Stripe.BillingPortal.Session.Flow {
  return {
    ...unused('customer_update', 'subscription_pause', 'subscription_update_confirm'),
    after_completion: { ...unused('hosted_confirmation', 'redirect'), type: 'portal_homepage' },
    subscription_cancel: subscription_cancel ? { ...subscription_cancel, retention: null } : null,
    subscription_update: subscription_update ?? null,
    type,
  };
}

export function newPortalSession(
  url: string,
  now: number,
  given: Pick<Stripe.BillingPortal.Session, 'customer' | 'configuration' | 'return_url' | 'flow'>,
): Stripe.BillingPortal.Session {
  const id = newId('bps');
  return partial<Stripe.BillingPortal.Session>({
    ...unused('customer_account', 'locale', 'on_behalf_of'),
    id,
    object: 'billing_portal.session',
    created: now,
    livemode: false,
    url: `${url}/portal/${id}`,
    ...given,
  });
}
