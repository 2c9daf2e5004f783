/** One-time setup of an account: the portal's configuration and the webhook endpoint. */
import type Stripe from 'stripe';
import { found, type Ledger, newId } from '../ledger.ts';
import { bool, emptyable, expand, fields, list, mergedMetadata, metadata, type Named, oneOf, paging, text } from '../params.ts';
import { listed, type Route, route } from './route.ts';

const enabled = fields({ enabled: bool }, 'enabled');
const proration = oneOf('always_invoice', 'create_prorations', 'none');
const features = fields({
  customer_update: fields(
    { enabled: bool, allowed_updates: list(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')) },
    'enabled',
  ),
  invoice_history: enabled,
  payment_method_update: enabled,
  subscription_cancel: fields({ enabled: bool, mode: oneOf('at_period_end', 'immediately'), proration_behavior: proration }, 'enabled'),
  subscription_update: fields(
    {
      enabled: bool,
      default_allowed_updates: list(oneOf('price', 'promotion_code', 'quantity')),
      products: list(fields({ product: text, prices: list(text) }, 'product', 'prices')),
      proration_behavior: proration,
      trial_update_behavior: oneOf('continue_trial', 'end_trial'),
    },
    'enabled',
  ),
});
const configurationFields = {
  features,
  business_profile: fields({ headline: emptyable(text), privacy_policy_url: text, terms_of_service_url: text }),
  default_return_url: emptyable(text),
  name: emptyable(text),
  metadata: emptyable(metadata),
  expand,
} satisfies Named<Stripe.BillingPortal.ConfigurationCreateParams>;
const endpointFields = {
  url: text,
  enabled_events: list(text),
  description: emptyable(text),
  metadata: emptyable(metadata),
  expand,
} satisfies Named<Stripe.WebhookEndpointCreateParams>;

/** `secret`: signs the endpoint's events. `changed`: called when the subscribed events change. */
export function setUpRoutes(secret: string, changed: () => void): readonly Route[] {
  return [
    route('GET /v1/billing_portal/configurations', fields({ active: bool, is_default: bool, ...paging }), (ledger, params) => {
      const { active, is_default, ...page } = params;
      const fitting = [...ledger.portalConfigurations.values()].filter(
        (one) => (active === undefined || one.active === active) && (is_default === undefined || one.is_default === is_default),
      );
      return listed('/v1/billing_portal/configurations', fitting, page);
    }),
    route('POST /v1/billing_portal/configurations', fields(configurationFields, 'features'), (ledger, given) => {
      const configuration = newConfiguration(ledger, given);
      ledger.portalConfigurations.set(configuration.id, configuration);
      return configuration;
    }),
    route('POST /v1/billing_portal/configurations/:id', fields({ ...configurationFields, active: bool }), (ledger, given, id) => {
      const before = found(ledger.portalConfigurations, id, 'configuration');
      const { active = before.active } = given;
      const after = newConfiguration(ledger, given);
      return Object.assign(before, {
        ...after,
        id,
        active,
        created: before.created,
        metadata: mergedMetadata(before.metadata ?? {}, given.metadata),
      });
    }),
    route('GET /v1/webhook_endpoints', fields(paging), ({ webhookEndpoints }, page) => {
      const all = [...webhookEndpoints.values()].map(({ secret: _, ...endpoint }) => endpoint);
      return listed('/v1/webhook_endpoints', all, page);
    }),
    route(
      'POST /v1/webhook_endpoints',
      fields({ ...endpointFields, api_version: text }, 'url', 'enabled_events'),
      (ledger, { url, enabled_events, description = null, metadata: given, api_version = null }) => {
        const endpoint: Stripe.WebhookEndpoint = {
          id: newId('we'),
          object: 'webhook_endpoint',
          api_version,
          application: null,
          created: ledger.now(),
          description,
          enabled_events,
          livemode: false,
          metadata: mergedMetadata({}, given),
          secret,
          status: 'enabled',
          url,
        };
        ledger.webhookEndpoints.set(endpoint.id, endpoint);
        changed();
        return endpoint;
      },
    ),
    route('POST /v1/webhook_endpoints/:id', fields({ ...endpointFields, disabled: bool }), (ledger, given, id) => {
      const endpoint = found(ledger.webhookEndpoints, id, 'webhook_endpoint');
      const { url = endpoint.url, enabled_events = endpoint.enabled_events, description = endpoint.description, disabled } = given;
      const status = disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled';
      Object.assign(endpoint, { url, enabled_events, description, status, metadata: mergedMetadata(endpoint.metadata, given.metadata) });
      changed();
      const { secret: _, ...shown } = endpoint;
      return shown;
    }),
  ];
}

type Given = { [K in keyof typeof configurationFields]?: ReturnType<(typeof configurationFields)[K]> };

function newConfiguration(ledger: Ledger, { features: asked = {}, business_profile, default_return_url, name, metadata: given }: Given) {
  const update = asked.subscription_update;
  const cancel = asked.subscription_cancel;
  for (const { product, prices } of update?.products ?? []) {
    found(ledger.products, product, 'product', 'features[subscription_update][products]');
    for (const price of prices) found(ledger.prices, price, 'price', 'features[subscription_update][products]');
  }
  const configuration: Stripe.BillingPortal.Configuration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: business_profile?.headline ?? null,
      privacy_policy_url: business_profile?.privacy_policy_url ?? null,
      terms_of_service_url: business_profile?.terms_of_service_url ?? null,
    },
    created: ledger.now(),
    default_return_url: default_return_url ?? null,
    features: {
      customer_update: { enabled: asked.customer_update?.enabled ?? false, allowed_updates: asked.customer_update?.allowed_updates ?? [] },
      invoice_history: { enabled: asked.invoice_history?.enabled ?? false },
      payment_method_update: { enabled: asked.payment_method_update?.enabled ?? false, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: cancel?.enabled ?? false,
        mode: cancel?.mode ?? 'at_period_end',
        proration_behavior: cancel?.proration_behavior ?? 'none',
      },
      subscription_pause: { enabled: false, duration: { interval_options: [], type: 'indefinite' } },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: update?.default_allowed_updates ?? [],
        enabled: update?.enabled ?? false,
        products: (update?.products ?? []).map((one) => ({ ...one, adjustable_quantity: { enabled: false, maximum: null, minimum: 1 } })),
        proration_behavior: update?.proration_behavior ?? 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: update?.trial_update_behavior ?? 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergedMetadata({}, given),
    name: name ?? null,
    updated: ledger.now(),
  };
  return configuration;
}
