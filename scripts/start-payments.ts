/**
 * The demo world's payment service: the Stripe stand-in, set up like a real account, with the demo
 * practices as customers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { webhookPath } from '@platzwart/functions/billing/stripe-names';
import { addDemoCustomers } from '../tests/support/stripe/demo-customers.ts';
import { type StripeStandIn, startStripe } from '../tests/support/stripe/stripe-stand-in.ts';
import { setUpStripe, stripeClient } from './stripe-setup.ts';
import { productUrl, root } from './toolchain.ts';

type Options = { readonly port: number; readonly project: string; readonly now: Date };

/** Key, secret and taxes as in the functions emulator. Rejects if the port is in use. */
export async function startPayments({ port, project, now }: Options): Promise<StripeStandIn> {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: secret = '' } =
    settings('.secret.local');
  const stripe = await startStripe({
    port,
    key,
    secret,
    webhook: { url: productUrl + webhookPath },
  });
  await setUpStripe(stripeClient(key, stripe.url), { origin: productUrl });
  addDemoCustomers(stripe, now, { taxed: settings(`.env.${project}`).STRIPE_TAX === 'true' });
  return stripe;
}

function settings(file: string): NodeJS.Dict<string> {
  return parseEnv(readFileSync(join(root, 'functions', file), 'utf8'));
}
