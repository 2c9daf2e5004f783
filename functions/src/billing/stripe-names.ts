/** Names by which this product finds its own things in a Stripe account; ids differ from account to account. `npm run stripe:setup` makes them. */
import type { BillingInterval } from '@platzwart/domain/billing/pricing';

/** Lookup keys of the prices. One price for each interval, graduated: the first location, and each further one; the quantity is the number of locations. */
export const lookupKeys: Record<BillingInterval, string> = { month: 'platzwart_standard_month', year: 'platzwart_standard_year' };

/** In the metadata of the portal's configuration: `{ [portalMark.key]: portalMark.value }`. */
export const portalMark = { key: 'product', value: 'platzwart' } as const;

/** What the webhook wants to hear of. Whatever else comes is acknowledged and left. */
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

/** Where it listens, below the product's origin. */
export const webhookPath = '/api/stripe/webhook';
