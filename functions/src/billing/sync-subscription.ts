import { noBilling } from '@platzwart/domain/billing';
import { isSameValue } from '@platzwart/domain/field-edits';
import { nextCheckAt, type Subscription } from '@platzwart/domain/subscription';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../collections.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { creditReferrer } from './credit-referral.ts';
import { type Reported, reportedBy } from './reported-subscription.ts';

type SyncTools = Pick<Tools, 'db' | 'now' | 'origin' | 'payments'>;

/** Days that a handled event is remembered; the provider repeats for three. */
const remembered = 30;
const day = 86_400_000;

/** More at once than a purchase has events. */
const mostTries = 20;

/**
 * Writes to the practice's account what the payment provider says at this moment (spec section 4): whoever fetched before somebody else
 * wrote fetches again, so the latest state stays, in whatever order events come. With an event, it is remembered in the same transaction
 * and handled once. In: the slug, the customer. Out: whether the event was new. Throws if the provider does not answer; then nothing of it
 * is remembered.
 */
export async function syncSubscription(
  { slug, customer, event }: { slug: string; customer: string; event?: { readonly id: string; readonly type: string } },
  tools: SyncTools,
): Promise<'handled' | 'known' | 'gone'> {
  const docs = collections(tools.db);
  const stripe = await tools.payments.client();
  for (let tries = 1; tries <= mostTries; tries++) {
    const seen = (await docs.billing(slug).get()).data()?.revision ?? 0;
    const reported = await reportedBy(customer, stripe);
    // Before the event is remembered: if this fails, it comes again.
    if (reported.hasPaid) await creditReferrer(slug, tools);
    const outcome = await inTransaction(tools.db, (tx) => write(tx, { slug, seen, reported, event }, tools));
    if (outcome !== 'overtaken') return outcome;
  }
  throw new Error('Others wrote this subscription all the time.');
}

async function write(
  tx: Transaction,
  { slug, seen, reported, event }: { slug: string; seen: number; reported: Reported; event?: { id: string; type: string } | undefined },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<'handled' | 'known' | 'gone' | 'overtaken'> {
  const docs = collections(db);
  const [accountNow, billingNow, eventNow] = await Promise.all([
    tx.get(docs.account(slug)),
    tx.get(docs.billing(slug)),
    event ? tx.get(docs.stripeEvent(event.id)) : undefined,
  ]);
  const [account, billing] = [accountNow.data(), billingNow.data() ?? noBilling];
  if (!account) return 'gone';
  if (eventNow?.exists) return 'known';
  if (billing.revision !== seen) return 'overtaken';
  if (event) {
    const expiresAt = new Date(now().getTime() + remembered * day);
    tx.create(docs.stripeEvent(event.id), { type: event.type, slug, handledAt: now(), expiresAt });
  }
  const subscription = reported.subscription ?? account.subscription;
  const changes = changesOf(account, subscription, now());
  if (Object.keys(changes).length > 0) tx.update(accountNow.ref, changes);
  if ('subscription' in changes) tx.set(docs.billing(slug), { ...billing, revision: billing.revision + 1 });
  return 'handled';
}

type Kept = { readonly subscription: Subscription | null; readonly nextBillingCheckAt: Date | null };

function changesOf(account: Kept, subscription: Subscription | null, now: Date): Partial<Kept> {
  const nextBillingCheckAt = subscription && nextCheckAt(subscription, now);
  return {
    ...(!isSameValue(account.subscription, subscription) && { subscription }),
    ...(account.nextBillingCheckAt?.getTime() !== nextBillingCheckAt?.getTime() && { nextBillingCheckAt }),
  };
}
