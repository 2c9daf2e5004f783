/**
 * Whether the stand-in's calls are Stripe's: what they were asked and what they answered, by the
 * published schema.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import type { Form } from './form.ts';
import { listOf, PublishedSchema, type Schema } from './published-schema.ts';

type Call = {
  readonly method: string;
  readonly path: string;
  readonly params: Form;
  readonly status: number;
  readonly body: string;
};
/** A declaration file of Stripe's package; its types of the parameters and of the answer. */
type Published = readonly [file: string, params: string, answer: string, 'list'?];

/** Every call that the product makes. */
export const published: Readonly<Record<string, Published>> = {
  'GET /v1/products': ['Products', 'ProductListParams', 'Product', 'list'],
  'POST /v1/products': ['Products', 'ProductCreateParams', 'Product'],
  'GET /v1/prices': ['Prices', 'PriceListParams', 'Price', 'list'],
  'POST /v1/prices': ['Prices', 'PriceCreateParams', 'Price'],
  'POST /v1/prices/:id': ['Prices', 'PriceUpdateParams', 'Price'],
  'GET /v1/customers/:id': ['Customers', 'CustomerRetrieveParams', 'Customer'],
  'POST /v1/customers': ['Customers', 'CustomerCreateParams', 'Customer'],
  'POST /v1/customers/:id': ['Customers', 'CustomerUpdateParams', 'Customer'],
  'GET /v1/customers/:id/balance_transactions': [
    'Customers',
    'CustomerListBalanceTransactionsParams',
    'CustomerBalanceTransaction',
    'list',
  ],
  'POST /v1/customers/:id/balance_transactions': [
    'Customers',
    'CustomerCreateBalanceTransactionParams',
    'CustomerBalanceTransaction',
  ],
  'GET /v1/subscriptions': ['Subscriptions', 'SubscriptionListParams', 'Subscription', 'list'],
  'POST /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionUpdateParams', 'Subscription'],
  'DELETE /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionCancelParams', 'Subscription'],
  'GET /v1/invoices': ['Invoices', 'InvoiceListParams', 'Invoice', 'list'],
  'POST /v1/invoices/create_preview': ['Invoices', 'InvoiceCreatePreviewParams', 'Invoice'],
  'POST /v1/checkout/sessions': ['Checkout/Sessions', 'Checkout.SessionCreateParams', 'Session'],
  'GET /v1/checkout/sessions/:id': [
    'Checkout/Sessions',
    'Checkout.SessionRetrieveParams',
    'Session',
  ],
  'POST /v1/checkout/sessions/:id/expire': [
    'Checkout/Sessions',
    'Checkout.SessionExpireParams',
    'Session',
  ],
  'POST /v1/billing_portal/sessions': [
    'BillingPortal/Sessions',
    'BillingPortal.SessionCreateParams',
    'Session',
  ],
  'GET /v1/billing_portal/configurations': [
    'BillingPortal/Configurations',
    'BillingPortal.ConfigurationListParams',
    'Configuration',
    'list',
  ],
  'POST /v1/billing_portal/configurations': [
    'BillingPortal/Configurations',
    'BillingPortal.ConfigurationCreateParams',
    'Configuration',
  ],
  'POST /v1/billing_portal/configurations/:id': [
    'BillingPortal/Configurations',
    'BillingPortal.ConfigurationUpdateParams',
    'Configuration',
  ],
  'GET /v1/webhook_endpoints': [
    'WebhookEndpoints',
    'WebhookEndpointListParams',
    'WebhookEndpoint',
    'list',
  ],
  'POST /v1/webhook_endpoints': [
    'WebhookEndpoints',
    'WebhookEndpointCreateParams',
    'WebhookEndpoint',
  ],
  'POST /v1/webhook_endpoints/:id': [
    'WebhookEndpoints',
    'WebhookEndpointUpdateParams',
    'WebhookEndpoint',
  ],
};

const schemas = new PublishedSchema(['PaymentMethod', 'Discount']);
const parts = Object.entries(published).map(([name, [file, params, answer, list]]) => {
  const item = schemas.of(`resources/${file}`, answer);
  return [
    name,
    { params: schemas.of(`resources/${file}`, params), answer: list ? listOf(item) : item },
  ] as const;
});
// Forms hold texts.
const forms = new Ajv({ allErrors: true, strict: false, coerceTypes: true }).addSchema(
  schemas.document,
);
const objects = new Ajv({ allErrors: true, strict: false }).addSchema(schemas.document);
const validators = new Map(
  parts.map(([name, { params, answer }]) => [
    name,
    { asked: lazy(forms, params), answered: lazy(objects, answer) },
  ]),
);

/** 'POST /v1/prices/:id' */
export function nameOfCall({ method, path }: Pick<Call, 'method' | 'path'>): string {
  const found = Object.keys(published).find((name) => {
    const [wanted, pattern = ''] = name.split(' ');
    return (
      wanted === method && new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+_[^/]+')}$`).test(path)
    );
  });
  if (!found) throw new Error(`${method} ${path} is not among the published calls.`);
  return found;
}

/** What Stripe would not accept or answer, one line each; nothing about calls that were refused. */
export function unlikeStripe(call: Call): string[] {
  if (call.status !== 200) return [];
  const name = nameOfCall(call);
  const { asked, answered } = validators.get(name) ?? {};
  return [
    // Coercion writes into the form.
    ...(asked?.(structuredClone(call.params)) ?? []).map(
      (complaint) => `${name} was asked: ${complaint}`,
    ),
    ...(answered?.(JSON.parse(call.body)) ?? []).map(
      (complaint) => `${name} answered: ${complaint}`,
    ),
  ];
}

/** Compiled when first used: not every test makes every call. */
function lazy(ajv: Ajv, schema: Schema): (value: unknown) => string[] {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
