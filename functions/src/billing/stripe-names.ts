/**
 * Names of the product's own objects in a Stripe account, since ids differ by account. `npm run
 * stripe:setup` creates them.
 */
import type { BillingInterval } from '@platzwart/domain/billing/pricing';

/**
 * Lookup keys of the prices. One graduated price per interval: first location, then each further
 * one; the quantity counts locations.
 */
export const lookupKeys: Record<BillingInterval, string> = {
  month: 'platzwart_standard_month',
  year: 'platzwart_standard_year',
};

/** In the metadata of the portal's configuration: `{ [portalMark.key]: portalMark.value }`. */
export const portalMark = { key: 'product', value: 'platzwart' } as const;

/** Events the webhook subscribes to. Any others are acknowledged and ignored. */
export const heardEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
] as const;

/** The webhook's path, below the product's origin. */
export const webhookPath = '/api/stripe/webhook';
