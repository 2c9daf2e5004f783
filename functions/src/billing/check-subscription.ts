import { collections } from '../core/collections.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { applySubscription } from './apply-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Re-checks a subscription without an event (spec section 4; section 9, terms): a cancelled one
 * whose period is over, arrears of more than 45 days, a renewal that no event reported. In: the
 * slug. Out: whether it was due. Applies locking even if the provider does not answer; then it
 * throws, and the next run retries.
 */
export async function checkSubscription(slug: string, tools: Tools<'payments'>): Promise<Handled> {
  const docs = collections(tools.db);
  const [account, billing] = [
    (await docs.account(slug).get()).data(),
    (await docs.billing(slug).get()).data(),
  ];
  if (!account?.nextBillingCheckAt || account.nextBillingCheckAt > tools.now()) return 'notDue';
  try {
    if (billing?.customerId) await syncSubscription({ slug, customer: billing.customerId }, tools);
    else await docs.account(slug).update({ nextBillingCheckAt: null });
  } finally {
    await applySubscription(slug, tools);
  }
  return 'done';
}
