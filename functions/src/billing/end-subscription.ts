import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { endPages } from './checkout-pages.ts';
import { boughtBy, isOver } from './customer.ts';

/**
 * Ends what a deleted practice could still buy, and what it pays for, immediately and without a
 * last invoice; payments already made are not refunded (spec section 9). The customer and the
 * invoices stay with the provider, as the law requires. In: the slug. Out: how many subscriptions
 * were ended.
 */
export async function endSubscription(
  slug: string,
  tools: Pick<Tools<'payments'>, 'db' | 'payments'>,
): Promise<number> {
  const billing = (await collections(tools.db).billing(slug).get()).data();
  if (!billing?.customerId) return 0;
  // First, so that nobody buys in the meantime.
  await endPages(slug, billing.checkoutSessionIds, tools);
  const stripe = await tools.payments.client();
  const running = (await boughtBy(billing.customerId, stripe)).filter((one) => !isOver(one));
  for (const { id } of running)
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  return running.length;
}
