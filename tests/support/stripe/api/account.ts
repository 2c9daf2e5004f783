/** One-time setup of an account: the portal's configuration and the webhook endpoint. */
import type Stripe from 'stripe';
import { unused } from '../objects/partial.ts';
import { bool, fields, list, metadata, type Named, oneOf, paging, text } from '../params.ts';
import { newId, retrieve } from '../store.ts';
import { listed, type Route, route } from './route.ts';

const enabled = fields({ enabled: bool }, 'enabled');
const features = fields({
  customer_update: fields(
    { enabled: bool, allowed_updates: list(oneOf('address', 'email', 'name', 'tax_id')) },
    'enabled',
  ),
  invoice_history: enabled,
  payment_method_update: enabled,
  subscription_cancel: fields({ enabled: bool, mode: oneOf('at_period_end') }, 'enabled'),
  subscription_update: fields(
    {
      enabled: bool,
      default_allowed_updates: list(oneOf('price')),
      products: list(fields({ product: text, prices: list(text) }, 'product', 'prices')),
      proration_behavior: oneOf('always_invoice'),
      trial_update_behavior: oneOf('continue_trial'),
    },
    'enabled',
  ),
} satisfies Named<Stripe.BillingPortal.ConfigurationCreateParams.Features>);

/** `secret`: signs the endpoint's events. `changed`: called when the subscribed events change. */
export function accountRoutes(secret: string, changed: () => void): readonly Route[] {
  return [
    route(
      'GET /v1/billing_portal/configurations',
      fields({ active: bool, ...paging }),
      (store, { active, ...page }) => {
        const fitting = [...store.portalConfigurations.values()].filter(
          (one) => active === undefined || one.active === active,
        );
        return listed('/v1/billing_portal/configurations', fitting, page);
      },
    ),
    route(
      'POST /v1/billing_portal/configurations',
      fields({ features, metadata }, 'features'),
      (store, given) => {
        const id = newId('bpc');
        const configuration = {
          ...unused('application', 'default_return_url', 'name'),
          id,
          object: 'billing_portal.configuration',
          active: true,
          business_profile: unused('headline', 'privacy_policy_url', 'terms_of_service_url'),
          created: store.now(),
          is_default: false,
          livemode: false,
          login_page: { enabled: false, url: null },
          updated: store.now(),
          ...given,
          features: withDefaults(given.features),
        };
        store.portalConfigurations.set(
          id,
          configuration as unknown as Stripe.BillingPortal.Configuration,
        );
        return configuration;
      },
    ),
    route(
      'POST /v1/billing_portal/configurations/:id',
      fields({ features }, 'features'),
      ({ portalConfigurations }, given, id) =>
        Object.assign(retrieve(portalConfigurations, id, 'configuration'), {
          features: withDefaults(given.features),
        }),
    ),
    route('GET /v1/webhook_endpoints', fields(paging), ({ webhookEndpoints }, page) =>
      listed('/v1/webhook_endpoints', [...webhookEndpoints.values()], page),
    ),
    route(
      'POST /v1/webhook_endpoints',
      fields(
        {
          url: text,
          enabled_events: list(text),
          api_version: text,
          metadata,
        } satisfies Named<Stripe.WebhookEndpointCreateParams>,
        'url',
        'enabled_events',
      ),
      (store, given) => {
        const endpoint = {
          ...unused('application', 'description'),
          id: newId('we'),
          object: 'webhook_endpoint',
          created: store.now(),
          livemode: false,
          status: 'enabled',
          ...given,
        };
        store.webhookEndpoints.set(endpoint.id, endpoint as Stripe.WebhookEndpoint);
        changed();
        return { ...endpoint, secret };
      },
    ),
    route(
      'POST /v1/webhook_endpoints/:id',
      fields(
        {
          enabled_events: list(text),
          disabled: bool,
        } satisfies Named<Stripe.WebhookEndpointUpdateParams>,
        'enabled_events',
      ),
      ({ webhookEndpoints }, { enabled_events, disabled }, id) => {
        const status = disabled ? 'disabled' : 'enabled';
        const endpoint = Object.assign(retrieve(webhookEndpoints, id, 'webhook_endpoint'), {
          enabled_events,
          status,
        });
        changed();
        return endpoint;
      },
    ),
  ];
}

/** The features as Stripe answers them: all, with what was not asked for at its default. */
function withDefaults(given: ReturnType<typeof features>) {
  const {
    customer_update,
    invoice_history,
    payment_method_update,
    subscription_cancel,
    subscription_update,
  } = given;
  return {
    customer_update: { allowed_updates: [], enabled: false, ...customer_update },
    invoice_history: { enabled: false, ...invoice_history },
    payment_method_update: {
      enabled: false,
      payment_method_configuration: null,
      ...payment_method_update,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: false,
      mode: 'at_period_end',
      proration_behavior: 'none',
      ...subscription_cancel,
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
      ...subscription_update,
      products: subscription_update?.products?.map((one) => ({
        adjustable_quantity: { enabled: false, maximum: null, minimum: 0 },
        ...one,
      })),
    },
  };
}
