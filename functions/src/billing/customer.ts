/** The practice as a customer of the payment provider, created once, on first use. */

import { noBilling } from '@platzwart/domain/billing/billing';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type Stripe from 'stripe';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

type About = {
  readonly practice: Pick<Practice, 'slug' | 'title'>;
  readonly account: Pick<Account, 'email' | 'confirmedEmail' | 'registeredAt' | 'contractParty'>;
};

/**
 * The practice's customer id. Concurrent callers get the same one, since the provider deduplicates
 * by key. A practice that re-registers a deleted one's name gets a new customer.
 */
export async function customerOf(
  { practice, account }: About,
  { db, payments }: Pick<Tools<'payments'>, 'db' | 'payments'>,
): Promise<string> {
  const docs = collections(db);
  const { slug } = practice;
  const known = (await docs.billing(slug).get()).data()?.customerId;
  if (known) return known;
  const stripe = await payments.client();
  const { id } = await stripe.customers.create(
    { metadata: { practice: slug } },
    { idempotencyKey: `customer_${slug}_${account.registeredAt.getTime()}` },
  );
  // In a separate request: a key is only valid with identical parameters, and these may have
  // changed since.
  await tellCustomer(id, { practice, account }, stripe);
  return inTransaction(db, async (tx) => {
    const [billingNow, accountNow] = await Promise.all([
      tx.get(docs.billing(slug)),
      tx.get(docs.account(slug)),
    ]);
    const billing = billingNow.data() ?? noBilling;
    if (billing.customerId) return billing.customerId;
    if (accountNow.data()?.registeredAt.getTime() !== account.registeredAt.getTime())
      throw new Error('The practice was deleted meanwhile.');
    tx.set(docs.billing(slug), { ...billing, customerId: id });
    tx.set(docs.stripeCustomer(id), { slug });
    return id;
  });
}

/** Sends whose invoices these are, and their current address; an unconfirmed address gets no invoices. */
export async function tellCustomer(
  id: string,
  { practice: { title }, account }: About,
  stripe: Stripe,
): Promise<void> {
  const email = confirmedEmailOf(account);
  await stripe.customers.update(id, {
    name: account.contractParty?.name ?? title,
    ...(email !== '' && { email }),
    preferred_locales: ['de'],
  });
}

/** Whether the subscription counts: not if its purchase was never completed. */
function isBought({ status }: Stripe.Subscription): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'paused';
}

export function isUnpaid({ status }: Stripe.Subscription): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** All subscriptions ever bought, newest first, with expanded payment methods. */
export async function boughtBy(customer: string, stripe: Stripe): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method'],
  });
  return data.filter(isBought).sort((a, b) => b.created - a.created);
}

/** The running subscription and its counted item; undefined if there is none. */
export async function runningSubscription(
  customer: string | null,
  stripe: Stripe,
): Promise<
  { readonly subscription: Stripe.Subscription; readonly item: Stripe.SubscriptionItem } | undefined
> {
  const subscription = customer
    ? (await boughtBy(customer, stripe)).findLast((one) => !isOver(one))
    : undefined;
  const item = subscription?.items.data[0];
  return subscription && item && { subscription, item };
}
