import { accepted, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { subscriptionState, trialCredit } from '@platzwart/domain/subscription';
import type Stripe from 'stripe';
import type { Handler } from '../call.ts';
import { collections } from '../collections.ts';
import { logSettings } from '../settings/log-settings.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { creditReferred } from './credit-referral.ts';
import { customerOf, runningSubscription } from './customer.ts';
import { lookupKeys } from './names.ts';
import { billingFor, type PracticeBilling } from './practice-billing.ts';
import { asking, isPast } from './provider-errors.ts';

/** Seconds that the payment page can be used; the trial's end is judged for as long (`trialCredit`). */
const pageLasts = 3600;

/**
 * Begins a purchase (spec sections 4 and 9): a page of the payment provider with the plan, paid monthly or yearly, for so many locations,
 * with what is left of the trial credited. Nothing is bought before somebody finishes there; the account follows by the webhook. A page
 * that was opened before ends, so that nobody buys twice.
 * In: interval and number of locations, at least those that the practice has. Out: the page's address. In a locked practice too.
 * Failures: signInNeeded, notAllowed; fewer locations than there are (field purchase.locations); a subscription that runs, a practice that
 * is to be deleted, a provider that does not answer (field form).
 */
export const startCheckout: Handler<'startCheckout'> = async ({ companySlug: slug, purchase }, caller, tools) => {
  const found = await billingFor(slug, caller, tools);
  if (!found.ok) return found;
  const { practice, account } = found.value;
  if (account.deletion) return refusedAt(wholeForm, 'undoDeletionFirst', sentences.undoDeletionFirst);
  if (account.subscription && subscriptionState(account.subscription, tools.now()) !== 'over')
    return refusedAt(wholeForm, 'subscriptionRuns', sentences.subscriptionRuns);
  const there = practice.locations.length;
  if (purchase.locations < there) return refusedAt('purchase.locations', 'fewerThanThere', sentences.fewerThanThere(there));
  return asking('startCheckout', async () => {
    const stripe = await tools.payments.client();
    const customer = await customerOf({ practice, account }, tools);
    // The account may not know yet what was bought a moment ago.
    if (await runningSubscription(customer, stripe)) return refusedAt(wholeForm, 'subscriptionRuns', sentences.subscriptionRuns);
    await creditReferred(slug, tools);
    const [price] = (await stripe.prices.list({ lookup_keys: [lookupKeys[purchase.interval]], active: true, limit: 1 })).data;
    if (!price) throw new Error(`There is no price ${lookupKeys[purchase.interval]}: npm run stripe:setup makes it.`);
    const session = await stripe.checkout.sessions.create(pageOf(found.value, { customer, price: price.id, ...purchase }, tools));
    if (!session.url) throw new Error('The payment provider gave no page.');
    await replacePage(found.value, session.id, stripe, tools);
    return accepted({ url: session.url });
  });
};

type Wanted = { readonly customer: string; readonly price: string; readonly locations: number };

function pageOf(
  { slug, account }: PracticeBilling,
  { customer, price, locations }: Wanted,
  { now, origin, payments }: Pick<Tools, 'now' | 'origin' | 'payments'>,
): Stripe.Checkout.SessionCreateParams {
  const left = trialCredit(account.trialEndsAt, now());
  const back = `${origin}/${slug}/administration/einstellungen/abo`;
  return {
    mode: 'subscription',
    customer,
    client_reference_id: slug,
    line_items: [{ price, quantity: locations }],
    allowed_payment_method_types: ['card', 'sepa_debit'],
    // Also where nothing is due today.
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
      ...(left && ('endsAt' in left ? { trial_end: seconds(left.endsAt) } : { trial_period_days: left.days })),
    },
  };
}

/** The new page is the only one on which this practice can buy. */
async function replacePage({ slug, caller }: PracticeBilling, id: string, stripe: Stripe, { db, now }: Tools): Promise<void> {
  const docs = collections(db);
  const earlier = await inTransaction(db, async (tx) => {
    const billing = (await tx.get(docs.billing(slug))).data();
    tx.update(docs.billing(slug), { checkoutSessionId: id });
    logSettings(tx, slug, { what: 'checkoutStarted', by: caller, at: now() }, docs);
    return billing?.checkoutSessionId;
  });
  if (!earlier || earlier === id) return;
  try {
    await stripe.checkout.sessions.expire(earlier);
  } catch (error) {
    // It has ended by itself, or was finished: then the subscription is there, and the next purchase is refused.
    if (!isPast(error)) throw error;
  }
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
