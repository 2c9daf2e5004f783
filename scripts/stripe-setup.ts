/**
 * `npm run stripe:setup`: one-time setup of a Stripe account, with objects found by name, not id:
 * product, prices, portal, webhook. Reads STRIPE_SECRET_KEY and ORIGIN ('https://…') from the
 * environment, and STRIPE_API for another host. Idempotent.
 */
import { pathToFileURL } from 'node:url';
import { type BillingInterval, plan } from '@platzwart/domain/billing/pricing';
import {
  heardEvents,
  lookupKeys,
  portalMark,
  webhookPath,
} from '@platzwart/functions/billing/stripe-names';
import Stripe from 'stripe';

type SetUp = {
  /** One sentence per object: created or already there. */
  readonly told: readonly string[];
  /** The secret of a newly created webhook endpoint; the API tells it only once. */
  readonly webhookSecret: string | undefined;
};

const productName = `Platzwart ${plan.name}`;
const marked = { [portalMark.key]: portalMark.value };
const isOurs = ({ metadata }: { metadata: Stripe.Metadata | null }) =>
  metadata?.[portalMark.key] === portalMark.value;

/**
 * Creates what is missing in the client's account. `origin`: the product's, without a trailing
 * slash. Throws Stripe's errors.
 */
export async function setUpStripe(
  stripe: Stripe,
  { origin }: { readonly origin: string },
): Promise<SetUp> {
  const told: string[] = [];
  const product = await productOf(stripe, told);
  const prices = {
    month: await priceOf(stripe, product, 'month', told),
    year: await priceOf(stripe, product, 'year', told),
  };
  await setUpPortal(stripe, { product, prices: [prices.month, prices.year] }, told);
  const webhookSecret = await setUpWebhook(stripe, `${origin}${webhookPath}`, told);
  return { told, webhookSecret };
}

async function productOf(stripe: Stripe, told: string[]): Promise<string> {
  for await (const product of stripe.products.list({ active: true, limit: 100 })) {
    if (!isOurs(product)) continue;
    told.push(`Produkt „${product.name}“ war da: ${product.id}`);
    return product.id;
  }
  const { id } = await stripe.products.create({ name: productName, metadata: marked });
  told.push(`Produkt „${productName}“ angelegt: ${id}`);
  return id;
}

/** Cents: for the first location, and for each further one. */
function amountsOf(interval: BillingInterval): readonly [number, number] {
  const [first, further] =
    interval === 'month'
      ? [plan.monthly, plan.extraLocationMonthly]
      : [plan.yearly, plan.extraLocationYearly];
  return [first * 100, further * 100];
}

async function priceOf(
  stripe: Stripe,
  product: string,
  interval: BillingInterval,
  told: string[],
): Promise<string> {
  const key = lookupKeys[interval];
  const [before] = (
    await stripe.prices.list({ lookup_keys: [key], limit: 1, expand: ['data.tiers'] })
  ).data;
  if (before?.active && isAsPlanned(before, product, interval)) {
    told.push(`Preis ${key} war da: ${before.id}`);
    return before.id;
  }
  const [first, further] = amountsOf(interval);
  const { id } = await stripe.prices.create({
    currency: 'eur',
    product,
    lookup_key: key,
    transfer_lookup_key: true,
    recurring: { interval },
    billing_scheme: 'tiered',
    tiers_mode: 'graduated',
    tiers: [
      { up_to: plan.includedLocations, unit_amount: first },
      { up_to: 'inf', unit_amount: further },
    ],
    tax_behavior: 'exclusive',
    metadata: marked,
  });
  // Existing subscribers keep the old price; nobody else can buy it.
  if (before?.active) await stripe.prices.update(before.id, { active: false });
  told.push(
    before
      ? `Preis ${key} neu angelegt: ${id}; der alte (${before.id}) gilt nicht mehr`
      : `Preis ${key} angelegt: ${id}`,
  );
  return id;
}

export function isAsPlanned(
  { product, currency, recurring, tiers_mode, tiers = [], tax_behavior }: Stripe.Price,
  wanted: string,
  interval: BillingInterval,
): boolean {
  const amounts = amountsOf(interval);
  return (
    (typeof product === 'string' ? product : product.id) === wanted &&
    currency === 'eur' &&
    recurring?.interval === interval &&
    recurring.interval_count === 1 &&
    tiers_mode === 'graduated' &&
    tax_behavior === 'exclusive' &&
    tiers.length === 2 &&
    tiers[0]?.up_to === plan.includedLocations &&
    tiers.every(({ unit_amount, flat_amount }, i) => unit_amount === amounts[i] && !flat_amount)
  );
}

type Sold = { readonly product: string; readonly prices: readonly string[] };

async function setUpPortal(
  stripe: Stripe,
  { product, prices }: Sold,
  told: string[],
): Promise<void> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    customer_update: { enabled: true, allowed_updates: ['name', 'address', 'email', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      // Only monthly or yearly: the quantity always equals the practice's locations.
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      trial_update_behavior: 'continue_trial',
      products: [{ product, prices: [...prices] }],
    },
  };
  const expand = ['data.features.subscription_update.products'];
  for await (const before of stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
    expand,
  })) {
    if (!isOurs(before)) continue;
    if (allows(before.features, features)) told.push(`Kundenportal war eingerichtet: ${before.id}`);
    else {
      await stripe.billingPortal.configurations.update(before.id, { features });
      told.push(`Kundenportal angepasst: ${before.id}`);
    }
    return;
  }
  const { id } = await stripe.billingPortal.configurations.create({ features, metadata: marked });
  told.push(`Kundenportal eingerichtet: ${id}`);
}

/** Whether the existing object contains everything wanted; Stripe's own additions do not matter. */
export function allows(there: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(there) &&
      there.length === wanted.length &&
      wanted.every((one) => there.some((other) => allows(other, one)))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return there === wanted;
  const known = (there ?? {}) as Record<string, unknown>;
  return Object.entries(wanted).every(([key, value]) => allows(known[key], value));
}

async function setUpWebhook(
  stripe: Stripe,
  url: string,
  told: string[],
): Promise<string | undefined> {
  for await (const before of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (before.url !== url) continue;
    if (before.api_version !== Stripe.API_VERSION) {
      told.push(
        `Webhook ${before.id} hat die Version ${before.api_version}, gebraucht wird ${Stripe.API_VERSION}: bitte dort löschen und noch einmal starten`,
      );
    } else if (before.status === 'enabled' && allows(before.enabled_events, heardEvents))
      told.push(`Webhook war da: ${before.id}`);
    else {
      await stripe.webhookEndpoints.update(before.id, {
        enabled_events: [...heardEvents],
        disabled: false,
      });
      told.push(`Webhook angepasst: ${before.id}`);
    }
    return undefined;
  }
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...heardEvents],
    api_version: Stripe.API_VERSION,
    metadata: marked,
  });
  told.push(`Webhook angelegt: ${id}, ${url}`);
  return secret;
}

/** A client for that host: 'https://api.stripe.com', or the stand-in. */
export function stripeClient(key: string, api: string): Stripe {
  const { protocol, hostname, port } = new URL(api);
  return new Stripe(key, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
  });
}

async function run(): Promise<void> {
  const {
    STRIPE_SECRET_KEY: key,
    ORIGIN: origin,
    STRIPE_API: api = 'https://api.stripe.com',
  } = process.env;
  const missing = [
    key ? [] : ['STRIPE_SECRET_KEY (im Dashboard von Stripe unter „Entwickler“)'],
    origin ? [] : ['ORIGIN (https://…)'],
  ].flat();
  if (!key || !origin) throw new Error(`Es fehlt in der Umgebung: ${missing.join(', ')}.`);
  const { told, webhookSecret } = await setUpStripe(stripeClient(key, api), {
    origin: origin.replace(/\/$/, ''),
  });
  for (const message of told) console.log(message);
  if (!webhookSecret) return;
  console.log(`\nDas Geheimnis des Webhooks (später im Dashboard beim Endpunkt): ${webhookSecret}`);
  console.log(
    'Bitte gleich hinterlegen: npx firebase functions:secrets:set STRIPE_WEBHOOK_SECRET --project …',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
