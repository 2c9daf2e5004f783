/** Checkout and portal: parameters of sessions, and Stripe's refusals. */
import type Stripe from 'stripe';
import { invalid, missing } from '../api-error.ts';
import { type CheckoutParams, day, expireCheckout, openCheckout } from '../billing/checkout.ts';
import { newFlow, newPortalSession } from '../objects/sessions.ts';
import { bool, fields, int, list, metadata, type Named, oneOf, text } from '../params.ts';
import { idOf, retrieve, type Store } from '../store.ts';
import { type Route, route } from './route.ts';

const checkoutFields = fields(
  {
    mode: oneOf('subscription'),
    customer: text,
    client_reference_id: text,
    line_items: list(fields({ price: text, quantity: int }, 'price')),
    allowed_payment_method_types: list(oneOf('card', 'sepa_debit')),
    payment_method_collection: oneOf('always'),
    allow_promotion_codes: bool,
    automatic_tax: fields({ enabled: bool }, 'enabled'),
    tax_id_collection: fields({ enabled: bool }, 'enabled'),
    customer_update: fields({ name: oneOf('auto'), address: oneOf('auto') }),
    billing_address_collection: oneOf('required'),
    locale: oneOf('de'),
    success_url: text,
    cancel_url: text,
    expires_at: int,
    subscription_data: fields({
      metadata,
      trial_end: int,
      trial_period_days: int,
    } satisfies Named<Stripe.Checkout.SessionCreateParams.SubscriptionData>),
  } satisfies Named<Stripe.Checkout.SessionCreateParams>,
  'mode',
  'customer',
  'line_items',
  'success_url',
);
type Params = ReturnType<typeof checkoutFields>;

export const sessionRoutes: readonly Route[] = [
  route('POST /v1/checkout/sessions', checkoutFields, (store, params) =>
    openCheckout(store, checkoutParams(store, params)),
  ),
  route('GET /v1/checkout/sessions/:id', fields({}), ({ checkoutSessions }, _params, id) =>
    retrieve(checkoutSessions, id, 'checkout.session'),
  ),
  route('POST /v1/checkout/sessions/:id/expire', fields({}), (store, _params, id) => {
    const session = retrieve(store.checkoutSessions, id, 'checkout.session');
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    expireCheckout(session);
    return session;
  }),
  route(
    'POST /v1/billing_portal/sessions',
    fields(
      {
        customer: text,
        configuration: text,
        return_url: text,
        locale: oneOf('de'),
        flow_data: fields(
          {
            type: oneOf('payment_method_update', 'subscription_cancel', 'subscription_update'),
            subscription_cancel: fields({ subscription: text }, 'subscription'),
            subscription_update: fields({ subscription: text }, 'subscription'),
          },
          'type',
        ),
      } satisfies Named<Stripe.BillingPortal.SessionCreateParams>,
      'customer',
      'configuration',
      'return_url',
    ),
    (store, { customer, configuration, return_url, flow_data: flow }) => {
      retrieve(store.customers, customer, 'customer', 'customer');
      retrieve(store.portalConfigurations, configuration, 'configuration', 'configuration');
      if (flow && flow.type !== 'payment_method_update')
        checkFlow(store, customer, flow[flow.type]?.subscription ?? '', flow.type);
      const session = newPortalSession(store.url, store.now(), {
        customer,
        configuration,
        return_url,
        flow: flow ? newFlow(flow) : null,
      });
      store.portalSessions.set(session.id, session);
      return session;
    },
  ),
];

function checkFlow(
  store: Store,
  customer: string,
  id: string,
  about: 'subscription_cancel' | 'subscription_update',
): void {
  const at = `flow_data[${about}][subscription]`;
  const subscription = retrieve(store.subscriptions, id, 'subscription', at);
  if (idOf(subscription.customer) !== customer || subscription.status === 'canceled')
    throw missing('subscription', id, at);
  if (about === 'subscription_cancel' && subscription.cancel_at_period_end) {
    throw invalid(
      'The subscription is already set to be canceled at the end of the billing period.',
      at,
    );
  }
}

function checkoutParams(store: Store, params: Params): CheckoutParams {
  const customer = retrieve(store.customers, params.customer, 'customer', 'customer');
  const [line, ...more] = params.line_items;
  if (!line || more.length > 0)
    throw invalid('This stand-in sells one price at a time.', 'line_items');
  const price = retrieve(store.prices, line.price, 'price', 'line_items[0][price]');
  if (!price.active)
    throw invalid(
      `The price specified is inactive. This field only accepts active prices.`,
      'line_items[0][price]',
    );
  if (!price.recurring)
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode.',
      'line_items',
    );
  const {
    trial_end: trialEnd,
    trial_period_days: trialDays,
    metadata: subscriptionMetadata = {},
  } = params.subscription_data ?? {};
  const now = store.now();
  if (trialEnd !== undefined && trialDays !== undefined) {
    throw invalid(
      'Received both subscription_data[trial_end] and subscription_data[trial_period_days] parameters. Please pass in only one.',
      'subscription_data[trial_end]',
      'parameters_exclusive',
    );
  }
  if (trialEnd !== undefined && trialEnd < now + 2 * day) {
    throw invalid(
      'The `trial_end` date has to be at least 2 days in the future.',
      'subscription_data[trial_end]',
    );
  }
  if (trialDays !== undefined && trialDays < 1)
    throw invalid('Trial period days must be at least 1.', 'subscription_data[trial_period_days]');
  if (
    params.expires_at !== undefined &&
    (params.expires_at < now + 30 * 60 || params.expires_at > now + day)
  ) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  const updatesName = params.customer_update?.name === 'auto';
  const updatesAddress = params.customer_update?.address === 'auto';
  if (params.tax_id_collection?.enabled && !updatesName) {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update[name]',
    );
  }
  if (params.automatic_tax?.enabled && !updatesAddress && !customer.address) {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto'.",
      'customer_update[address]',
      'customer_tax_location_invalid',
    );
  }
  return {
    customer,
    price,
    quantity: line.quantity ?? 1,
    trialEnd,
    trialDays,
    subscriptionMetadata,
    updatesName,
    updatesAddress,
    taxed: params.automatic_tax?.enabled ?? false,
    asksTaxId: params.tax_id_collection?.enabled ?? false,
    client_reference_id: params.client_reference_id ?? null,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    expires_at: params.expires_at ?? now + day,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
  };
}
