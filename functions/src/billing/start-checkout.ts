import { subscriptionState, trialCredit } from '@platzwart/domain/billing/subscription';
import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type Stripe from 'stripe';
import { collections } from '../core/collections.ts';
import { deletionIdOf } from '../core/delete-practice-state.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { logSettings } from '../core/write-log.ts';
import { endPages } from './checkout-pages.ts';
import { creditReferred } from './credit-referral.ts';
import { customerOf, runningSubscription, tellCustomer } from './customer.ts';
import { billingFor, type PracticeBilling } from './practice-billing.ts';
import { asking } from './provider-errors.ts';
import { lookupKeys } from './stripe-names.ts';

/**
 * Seconds the checkout page stays usable; the trial's end is validated for the same time
 * (`trialCredit`).
 */
const pageLasts = 3600;

/**
 * Starts a purchase (spec sections 4 and 9): a checkout page for the plan, paid monthly or yearly,
 * for so many locations, with the rest of the trial credited. Nothing is bought until somebody
 * completes it; the webhook updates the account. Earlier pages expire, so that nobody buys twice.
 * In: interval and number of locations, at least those that the practice has. Out: the page's URL.
 * Works for locked practices too. Failures: signInNeeded, notAllowed; fewer locations than there
 * are (field purchase.locations); a running subscription, a scheduled deletion, a provider that
 * does not answer (field form).
 */
export const startCheckout = handler(
  'startCheckout',
  ['payments'],
  async ({ companySlug: slug, purchase }, caller, tools) => {
    const found = await billingFor(slug, caller, tools);
    if (!found.ok) return found;
    const { practice, account } = found.value;
    if (account.deletion)
      return refusedAt(wholeForm, 'undoDeletionFirst', functionsMessages.undoDeletionFirst);
    if (account.subscription && subscriptionState(account.subscription, tools.now()) !== 'over')
      return refusedAt(wholeForm, 'subscriptionRuns', functionsMessages.subscriptionRuns);
    const there = practice.locations.length;
    if (purchase.locations < there)
      return refusedAt(
        'purchase.locations',
        'fewerThanThere',
        functionsMessages.fewerThanThere(there),
      );
    return asking('startCheckout', async () => {
      const stripe = await tools.payments.client();
      const customer = await customerOf({ practice, account }, tools);
      // The account may not yet reflect a purchase made a moment ago.
      if (await runningSubscription(customer, stripe))
        return refusedAt(wholeForm, 'subscriptionRuns', functionsMessages.subscriptionRuns);
      await tellCustomer(customer, { practice, account }, stripe);
      await creditReferred(slug, tools);
      const [price] = (
        await stripe.prices.list({
          lookup_keys: [lookupKeys[purchase.interval]],
          active: true,
          limit: 1,
        })
      ).data;
      if (!price)
        throw new Error(
          `There is no price ${lookupKeys[purchase.interval]}: npm run stripe:setup makes it.`,
        );
      const session = await stripe.checkout.sessions.create(
        pageOf(found.value, { customer, price: price.id, ...purchase }, tools),
      );
      if (!session.url) throw new Error('The payment provider gave no page.');
      const earlier = await rememberPage(found.value, session.id, tools);
      await endPages(slug, earlier ?? [session.id], tools);
      if (!earlier) return refused({ kind: 'notAllowed' });
      // Somebody may have completed an earlier page while this one was created.
      if (!(await runningSubscription(customer, stripe))) return accepted({ url: session.url });
      await endPages(slug, [session.id], tools);
      return refusedAt(wholeForm, 'subscriptionRuns', functionsMessages.subscriptionRuns);
    });
  },
);

type Wanted = { readonly customer: string; readonly price: string; readonly locations: number };

function pageOf(
  { slug, account }: PracticeBilling,
  { customer, price, locations }: Wanted,
  { now, origin, payments }: Pick<Tools<'payments'>, 'now' | 'origin' | 'payments'>,
): Stripe.Checkout.SessionCreateParams {
  const left = trialCredit(account.trialEndsAt, now());
  const back = `${origin}${sitePaths.administration(slug)}/${screenPaths.setting('billing')}`;
  return {
    mode: 'subscription',
    customer,
    client_reference_id: slug,
    line_items: [{ price, quantity: locations }],
    allowed_payment_method_types: ['card', 'sepa_debit'],
    // Also if nothing is due today.
    payment_method_collection: 'always',
    allow_promotion_codes: true,
    automatic_tax: { enabled: payments.taxEnabled },
    tax_id_collection: { enabled: true },
    billing_address_collection: 'required',
    customer_update: { name: 'auto', address: 'auto' },
    locale: 'de',
    success_url: `${back}?kauf=erfolgt`,
    cancel_url: `${back}?kauf=abgebrochen`,
    expires_at: seconds(now()) + pageLasts,
    subscription_data: {
      metadata: { practice: slug },
      ...(left &&
        ('endsAt' in left
          ? { trial_end: seconds(left.endsAt) }
          : { trial_period_days: left.days })),
    },
  };
}

/** The previously open pages; undefined if the practice is being deleted by now. */
async function rememberPage(
  { slug, caller }: PracticeBilling,
  id: string,
  { db, now }: Tools,
): Promise<string[] | undefined> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [billingNow, deletion] = await Promise.all([
      tx.get(docs.billing(slug)),
      tx.get(docs.deletion(deletionIdOf(slug))),
    ]);
    const billing = billingNow.data();
    if (!billing || deletion.exists) return undefined;
    tx.update(docs.billing(slug), { checkoutSessionIds: [...billing.checkoutSessionIds, id] });
    logSettings(tx, slug, { what: 'checkoutStarted', by: caller, at: now() }, docs);
    return billing.checkoutSessionIds;
  });
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
