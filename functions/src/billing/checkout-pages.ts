/** Pages of the payment provider on which a practice can still buy: one at most, and none of a practice that is being deleted. */
import type Stripe from 'stripe';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { isPast } from './provider-errors.ts';

/**
 * Ends those pages, and forgets them. In: the practice's slug, and pages that were remembered of it. One that has ended by itself, or was
 * finished, is no failure: then there may be a subscription, and whoever calls looks. Throws if the provider does not answer; what was not
 * ended is still remembered.
 */
export async function endPages(slug: string, ids: readonly string[], { db, payments }: Pick<Tools, 'db' | 'payments'>): Promise<void> {
  if (ids.length === 0) return;
  const stripe = await payments.client();
  for (const id of ids) await endPage(id, stripe);
  const docs = collections(db);
  await inTransaction(db, async (tx) => {
    const open = (await tx.get(docs.billing(slug))).data()?.checkoutSessionIds;
    if (open) tx.update(docs.billing(slug), { checkoutSessionIds: open.filter((id) => !ids.includes(id)) });
  });
}

async function endPage(id: string, stripe: Stripe): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!isPast(error)) throw error;
  }
}
