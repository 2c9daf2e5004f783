/**
 * The number of locations paid for (spec section 9: one is included, each further one costs more).
 * Another one is bought before it is added, since somebody must accept its price; removing one
 * reduces the next payment by itself, as a credit and not a refund.
 */

import { isSubscribed } from '@platzwart/domain/billing/subscription';
import {
  accepted,
  functionsMessages,
  type Outcome,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import type Stripe from 'stripe';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Caller, Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { logSettings } from '../core/write-log.ts';
import { endPages } from './checkout-pages.ts';
import { isUnpaid, runningSubscription } from './customer.ts';
import { billingFor, type PracticeBilling } from './practice-billing.ts';
import { asking } from './provider-errors.ts';

/**
 * Previews the cost of so many locations, due now and from the next invoice on, as the provider
 * calculates it. In: locations. Out: cents, gross. Failures: signInNeeded, notAllowed; fewer than
 * the practice has (field locations); no subscription, a provider that does not answer (field
 * form).
 */
export const previewLocations = handler('previewLocations', ['payments'], (input, caller, tools) =>
  withRunning(
    'previewLocations',
    input,
    caller,
    tools,
    async ({ subscription, item }, _found, stripe) => {
      const items = [{ id: item.id, quantity: input.locations }];
      const isMore = input.locations > (item.quantity ?? 1);
      const proration = prorationOf(subscription, isMore);
      const previewed = (proration_behavior: typeof proration) =>
        stripe.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: { items, proration_behavior },
        });
      const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
      const [now, next] = await Promise.all([
        isMore ? previewed(proration) : undefined,
        ends ? undefined : previewed(isMore ? 'none' : proration),
      ]);
      const nextAt = next?.next_payment_attempt ?? next?.period_end ?? item.current_period_end;
      return accepted({
        dueNow: now?.amount_due ?? 0,
        nextAt: next ? new Date(nextAt * 1000).toISOString() : null,
        nextTotal: next?.total ?? 0,
      });
    },
  ),
);

/**
 * Changes the number of paid locations from now on: more are charged pro rata immediately, and not
 * added if that payment fails; fewer are credited on the next invoice. The webhook updates the
 * account, and with it what the settings allow. Failures: as above, and a refused payment (field
 * form).
 */
export const changeLocationsPaid = handler(
  'changeLocationsPaid',
  ['payments'],
  (input, caller, tools) =>
    withRunning(
      'changeLocationsPaid',
      input,
      caller,
      tools,
      async (running, { slug, caller: by }) => {
        if (running.item.quantity === input.locations) return accepted({});
        const tooMany = await payFor(input.locations, running, { slug }, tools);
        if (tooMany)
          return refusedAt(
            'locations',
            'fewerThanThere',
            functionsMessages.fewerThanThere(tooMany),
          );
        const docs = collections(tools.db);
        await inTransaction(tools.db, async (tx) => {
          logSettings(tx, slug, { what: 'locationsPaidChanged', by, at: tools.now() }, docs);
        });
        return accepted({});
      },
    ),
);

type WithLocations = { readonly locations: readonly unknown[] };
type LocationsChange = {
  readonly slug: string;
  readonly before: WithLocations;
  readonly after: WithLocations;
};

/**
 * Handles a changed number of locations: lowers what is paid for when locations are removed, and
 * expires a checkout page that offers fewer locations than the practice now has. Never raises it:
 * only a person buys more. In: the practice before and after, from the event. Checks the current
 * state, so late and repeated events change nothing.
 */
export async function reducePaidLocations(
  { slug, ...change }: LocationsChange,
  tools: Tools<'payments'>,
): Promise<void> {
  const [before, after] = [change.before.locations.length, change.after.locations.length];
  const docs = collections(tools.db);
  const billing = (await docs.billing(slug).get()).data();
  if (before === after || !billing) return;
  if (after > before) return endPages(slug, billing.checkoutSessionIds, tools);
  const [practice, account] = [
    (await docs.practice(slug).get()).data(),
    (await docs.account(slug).get()).data(),
  ];
  if (!practice || !account || !isSubscribed(account, tools.now())) return;
  const there = practice.locations.length;
  if (there > after) return;
  const running = await runningSubscription(billing.customerId, await tools.payments.client());
  if (running && (running.item.quantity ?? 1) > there)
    await payFor(there, running, { slug }, tools);
}

type Running = {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
};

/**
 * Shared checks of both calls: permission, whether that number is possible, and what runs at the
 * provider.
 */
async function withRunning<T>(
  what: string,
  { companySlug, locations }: { companySlug: string; locations: number },
  caller: Caller,
  tools: Tools<'payments'>,
  act: (running: Running, found: PracticeBilling, stripe: Stripe) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const found = await billingFor(companySlug, caller, tools);
  if (!found.ok) return found;
  const refusal = whyNot(found.value, locations, tools);
  if (refusal) return refusal;
  return asking(what, async () => {
    const stripe = await tools.payments.client();
    const running = await runningSubscription(found.value.billing.customerId, stripe);
    return running
      ? act(running, found.value, stripe)
      : refusedAt(wholeForm, 'noSubscription', functionsMessages.noSubscription);
  });
}

function whyNot(
  { practice, account }: PracticeBilling,
  locations: number,
  { now }: Pick<Tools, 'now'>,
): Outcome<never> | undefined {
  if (account.deletion)
    return refusedAt(wholeForm, 'undoDeletionFirst', functionsMessages.undoDeletionFirst);
  if (!isSubscribed(account, now()))
    return refusedAt(wholeForm, 'noSubscription', functionsMessages.noSubscription);
  const there = practice.locations.length;
  return locations < there
    ? refusedAt('locations', 'fewerThanThere', functionsMessages.fewerThanThere(there))
    : undefined;
}

/** Out: the practice's current number of locations if higher; then nothing was changed. */
async function payFor(
  locations: number,
  { subscription, item }: Running,
  { slug }: { slug: string },
  tools: Tools<'payments'>,
): Promise<number | undefined> {
  const isMore = locations > (item.quantity ?? 1);
  const tooMany = isMore ? await liftLimit(slug, tools) : await lowerLimit(slug, locations, tools);
  if (tooMany) return tooMany;
  const stripe = await tools.payments.client();
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, quantity: locations }],
    proration_behavior: prorationOf(subscription, isMore),
    ...(isMore && { payment_behavior: 'error_if_incomplete' as const }),
  });
  return undefined;
}

/** No credit for a period that was not paid for. */
function prorationOf(
  subscription: Stripe.Subscription,
  isMore: boolean,
): 'always_invoice' | 'create_prorations' | 'none' {
  if (isMore) return 'always_invoice';
  return isUnpaid(subscription) ? 'none' : 'create_prorations';
}

/** Minutes the provider's webhook may take. */
const newsTakes = 10;

/**
 * From here on nobody adds a location beyond that number; the account only says so after the
 * webhook.
 */
function lowerLimit(slug: string, to: number, { db, now }: Tools): Promise<number | undefined> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const there = (await tx.get(docs.practice(slug))).data()?.locations.length ?? 0;
    if (there > to) return there;
    tx.update(docs.billing(slug), {
      lowering: { to, until: new Date(now().getTime() + newsTakes * 60_000) },
    });
    return undefined;
  });
}

async function liftLimit(slug: string, { db }: Tools): Promise<undefined> {
  await collections(db).billing(slug).update({ lowering: null });
}
