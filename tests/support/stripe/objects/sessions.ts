/** Checkout and portal sessions in Stripe's format. */
import type Stripe from 'stripe';
import { newId } from '../ledger.ts';

export type NewCheckout = Pick<
  Stripe.Checkout.Session,
  | 'customer'
  | 'client_reference_id'
  | 'success_url'
  | 'cancel_url'
  | 'expires_at'
  | 'locale'
  | 'allow_promotion_codes'
  | 'billing_address_collection'
  | 'allowed_payment_method_types'
  | 'metadata'
  | 'payment_method_collection'
> & {
  readonly url: string;
  readonly taxed: boolean;
  readonly asksTaxId: boolean;
  readonly subtotal: number;
  readonly tax: number;
  readonly email: string | null;
};

export function newCheckoutSession(asked: NewCheckout, now: number): Stripe.Checkout.Session {
  const { url, taxed, asksTaxId, subtotal, tax, email, ...given } = asked;
  const id = newId('cs_test', 58);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    automatic_tax: {
      enabled: taxed,
      liability: taxed ? { type: 'self' } : null,
      provider: taxed ? 'stripe' : null,
      status: taxed ? 'requires_location_inputs' : null,
    },
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: given.allowed_payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: { allow_redisplay_filters: ['always'], payment_method_remove: 'disabled', payment_method_save: null },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    tax_id_collection: { enabled: asksTaxId, required: 'never' },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    ui_mode: 'hosted',
    url: `${url}/checkout/${id}`,
    wallet_options: null,
    ...given,
  };
}

export function newPortalSession(
  url: string,
  now: number,
  given: Pick<Stripe.BillingPortal.Session, 'customer' | 'configuration' | 'return_url' | 'locale' | 'flow'>,
): Stripe.BillingPortal.Session {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    created: now,
    customer_account: null,
    livemode: false,
    on_behalf_of: null,
    url: `${url}/portal/${id}`,
    ...given,
  };
}
