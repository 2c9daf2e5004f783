/** The payment provider's client, created on first use. */
import type Stripe from 'stripe';
import type { Payments } from '../core/tools.ts';

/**
 * `api`: the provider's base URL, 'https://api.stripe.com'. Throws the client's own errors; see
 * `provider-errors.ts`.
 */
export function stripePayments(
  key: () => string,
  api: () => string,
  taxEnabled: () => boolean,
): Payments {
  let client: Promise<Stripe> | undefined;
  return {
    client: () => (client ??= connect(key(), new URL(api()))),
    get taxEnabled() {
      return taxEnabled();
    },
  };
}

async function connect(key: string, { protocol, hostname, port }: URL): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(key, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    // A browser call waits for it: Hosting gives up after a minute.
    timeout: 15_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
