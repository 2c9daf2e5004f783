/**
 * Checkout pages on which a practice can still buy: one at most, and none for a practice that is
 * being deleted.
 */
import type Stripe from 'stripe';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { isPast } from './provider-errors.ts';

/**
 * Expires those pages and forgets them. In: the practice's slug and its stored pages. An expired or
 * completed page is no failure: there may now be a subscription, which the caller checks. Throws if
 * the provider does not answer; pages that were not expired stay stored.
 */
export async function endPages(
  slug: string,
  ids: readonly string[],
  { db, payments }: Pick<Tools<'payments'>, 'db' | 'payments'>,
): Promise<void> {
  if (ids.length === 0) return;
  const stripe = await payments.client();
  for (const id of ids) await endPage(id, stripe);
  const docs = collections(db);
  await inTransaction(db, async (tx) => {
    const open = (await tx.get(docs.billing(slug))).data()?.checkoutSessionIds;
    if (open)
      tx.update(docs.billing(slug), { checkoutSessionIds: open.filter((id) => !ids.includes(id)) });
  });
}

async function endPage(id: string, stripe: Stripe): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!isPast(error)) throw error;
  }
}
