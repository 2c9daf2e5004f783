import { collections } from '../collections.ts';
import type { Tools } from '../tools.ts';
import { runningSubscription } from './customer.ts';

/**
 * Ends what a practice that is deleted still pays for, at once and without a last invoice; what is paid already is not given back (spec
 * section 9). The customer and the invoices stay with the provider, as the law wants. In: the slug. Out: how many were ended.
 */
export async function endSubscription(slug: string, { db, payments }: Pick<Tools, 'db' | 'payments'>): Promise<number> {
  const customer = (await collections(db).billing(slug).get()).data()?.customerId;
  if (!customer) return 0;
  const stripe = await payments.client();
  const running = await runningSubscription(customer, stripe);
  if (!running) return 0;
  await stripe.subscriptions.cancel(running.subscription.id, { invoice_now: false, prorate: false });
  return 1;
}
