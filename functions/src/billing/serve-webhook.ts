/**
 * `POST /api/stripe/webhook`: the payment provider reports that something about a customer has
 * changed. The payload is only a reason to ask: events come more than once, late and in any order.
 * The signature is verified on the raw bytes.
 */
import type { Request } from 'firebase-functions/https';
import type Stripe from 'stripe';
import { collections } from '../core/collections.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { heardEvents } from './stripe-names.ts';
import { syncSubscription } from './sync-subscription.ts';

type Heard = Pick<Request, 'method' | 'headers'> & { readonly rawBody: Buffer };

/**
 * Out: only the status, which reveals nothing. 200: handled, known already, or not ours; 400: not
 * signed by the provider with this secret within the last five minutes; 500: please retry.
 */
export async function serveWebhook(
  { method, headers, rawBody }: Heard,
  secret: string,
  tools: Pick<Tools<'payments'>, 'db' | 'now' | 'origin' | 'payments'>,
): Promise<{ status: 200 | 400 | 405 | 500 }> {
  if (method !== 'POST') return { status: 405 };
  const signature = [headers['stripe-signature']].flat()[0];
  // Anybody could sign with an empty secret.
  if (!signature || secret === '') return { status: 400 };
  try {
    const event = await eventIn(rawBody, signature, secret, await tools.payments.client());
    if (!event) return { status: 400 };
    await handleEvent(event, tools);
    return { status: 200 };
  } catch (error) {
    reportUnforeseen('stripeWebhook', error);
    return { status: 500 };
  }
}

/** Undefined unless the provider sent these bytes just now. */
async function eventIn(
  rawBody: Buffer,
  signature: string,
  secret: string,
  stripe: Stripe,
): Promise<Stripe.Event | undefined> {
  try {
    return await stripe.webhooks.constructEventAsync(rawBody, signature, secret);
  } catch {
    return undefined;
  }
}

async function handleEvent(
  { id, type, data }: Stripe.Event,
  tools: Pick<Tools<'payments'>, 'db' | 'now' | 'origin' | 'payments'>,
): Promise<void> {
  if (!(heardEvents as readonly string[]).includes(type)) return;
  const customer = customerIn(data.object);
  if (customer === undefined) return;
  const docs = collections(tools.db);
  const [known, owner] = await Promise.all([
    docs.stripeEvent(id).get(),
    docs.stripeCustomer(customer).get(),
  ]);
  const slug = owner.data()?.slug;
  // Another product's customer in the same account, or a deleted practice.
  if (known.exists || slug === undefined) return;
  await syncSubscription({ slug, customer, event: { id, type } }, tools);
}

/** The event's customer: the object is one, or has one. */
function customerIn(object: object): string | undefined {
  const {
    object: kind,
    id,
    customer,
  } = object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (kind === 'customer') return id;
  return typeof customer === 'string' ? customer : customer?.id;
}
