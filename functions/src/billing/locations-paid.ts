/** How many locations are paid for (spec section 9: one is included, each further one costs more). */
import { accepted, type Outcome, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { isSubscribed } from '@platzwart/domain/subscription';
import type Stripe from 'stripe';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { logSettings } from '../settings/log-settings.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { runningSubscription } from './customer.ts';
import { billingFor, type PracticeBilling } from './practice-billing.ts';
import { asking } from './provider-errors.ts';

/**
 * What it would cost to pay for so many locations, at once and from the next invoice on, as the provider works it out. In: locations. Out:
 * cents, gross. Failures: signInNeeded, notAllowed; fewer than the practice has (field locations); no subscription, a provider that does
 * not answer (field form).
 */
export const previewLocations: Handler<'previewLocations'> = async ({ companySlug: slug, locations }, caller, tools) => {
  const found = await billingFor(slug, caller, tools);
  if (!found.ok) return found;
  const refusal = whyNot(found.value, locations, tools);
  if (refusal) return refusal;
  return asking('previewLocations', async () => {
    const stripe = await tools.payments.client();
    const running = await runningSubscription(found.value.billing.customerId, stripe);
    if (!running) return refusedAt(wholeForm, 'noSubscription', sentences.noSubscription);
    const { subscription, item } = running;
    const items = [{ id: item.id, quantity: locations }];
    const isMore = locations > (item.quantity ?? 1);
    const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
    const [now, next] = await Promise.all([
      isMore
        ? stripe.invoices.createPreview({
            subscription: subscription.id,
            subscription_details: { items, proration_behavior: 'always_invoice' },
          })
        : undefined,
      ends
        ? undefined
        : stripe.invoices.createPreview({
            subscription: subscription.id,
            subscription_details: { items, proration_behavior: isMore ? 'none' : 'create_prorations' },
          }),
    ]);
    const nextAt = next?.next_payment_attempt ?? next?.period_end ?? item.current_period_end;
    return accepted({
      dueNow: now?.amount_due ?? 0,
      nextAt: next ? new Date(nextAt * 1000).toISOString() : null,
      nextTotal: next?.total ?? 0,
    });
  });
};

/**
 * Pays for so many locations from now on: more are charged proportionately at once, and not at all if that payment fails; fewer are
 * credited on the next invoice. The account, and with it what the settings allow, follows by the webhook. Failures: as above, and a refused
 * payment (field form).
 */
export const changeLocationsPaid: Handler<'changeLocationsPaid'> = async ({ companySlug: slug, locations }, caller, tools) => {
  const found = await billingFor(slug, caller, tools);
  if (!found.ok) return found;
  const refusal = whyNot(found.value, locations, tools);
  if (refusal) return refusal;
  return asking('changeLocationsPaid', async () => {
    const stripe = await tools.payments.client();
    const running = await runningSubscription(found.value.billing.customerId, stripe);
    if (!running) return refusedAt(wholeForm, 'noSubscription', sentences.noSubscription);
    if (running.item.quantity === locations) return accepted({});
    await payFor(locations, running, stripe);
    const docs = collections(tools.db);
    await inTransaction(tools.db, async (tx) => {
      logSettings(tx, slug, { what: 'locationsPaidChanged', by: found.value.caller, at: tools.now() }, docs);
    });
    return accepted({});
  });
};

/**
 * Locations have gone: what is paid for goes with them. Never the other way round: more is bought by a person. In: the slug, and how many
 * there were and are, as the event tells. Judged by what is there now, so that late and repeated events change nothing.
 */
export async function followLocations(slug: string, { before, after }: { before: number; after: number }, tools: Tools): Promise<void> {
  if (after >= before) return;
  const docs = collections(tools.db);
  const [practice, account, billing] = [
    (await docs.practice(slug).get()).data(),
    (await docs.account(slug).get()).data(),
    (await docs.billing(slug).get()).data(),
  ];
  if (!practice || !account || !isSubscribed(account, tools.now())) return;
  const there = practice.locations.length;
  if (there > after) return;
  const stripe = await tools.payments.client();
  const running = await runningSubscription(billing?.customerId ?? null, stripe);
  if (running && (running.item.quantity ?? 1) > there) await payFor(there, running, stripe);
}

function whyNot({ practice, account }: PracticeBilling, locations: number, { now }: Pick<Tools, 'now'>): Outcome<never> | undefined {
  if (account.deletion) return refusedAt(wholeForm, 'undoDeletionFirst', sentences.undoDeletionFirst);
  if (!isSubscribed(account, now())) return refusedAt(wholeForm, 'noSubscription', sentences.noSubscription);
  const there = practice.locations.length;
  return locations < there ? refusedAt('locations', 'fewerThanThere', sentences.fewerThanThere(there)) : undefined;
}

async function payFor(
  locations: number,
  { subscription, item }: { subscription: Stripe.Subscription; item: Stripe.SubscriptionItem },
  stripe: Stripe,
): Promise<void> {
  const isMore = locations > (item.quantity ?? 1);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, quantity: locations }],
    proration_behavior: isMore ? 'always_invoice' : 'create_prorations',
    ...(isMore && { payment_behavior: 'error_if_incomplete' as const }),
  });
}
