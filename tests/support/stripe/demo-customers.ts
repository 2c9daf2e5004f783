/** The demo world's customers, with the history that matches their practices' documents. */
import { type DemoPurchase, demoPurchases } from '@platzwart/emulator-data/purchases';
import { lookupKeys } from '@platzwart/functions/billing/stripe-names';
import type Stripe from 'stripe';
import { intervalsAfter } from './billing/amounts.ts';
import { completeCheckout, openCheckout } from './billing/checkout.ts';
import { periodOf } from './billing/subscriptions.ts';
import { newBalanceTransaction, newCustomer } from './objects/customers.ts';
import { recurringOf } from './objects/subscriptions.ts';
import { type Store, seconds } from './store.ts';
import type { StripeStandIn } from './stripe-stand-in.ts';

/**
 * Runs after setup, which creates the prices. Sends no events: the documents already reflect them.
 * `taxed`: as in the product's configuration.
 */
export function addDemoCustomers(
  standIn: StripeStandIn,
  now: Date,
  { taxed }: { readonly taxed: boolean },
): void {
  standIn.withoutEvents(() => {
    for (const purchase of demoPurchases(now)) playHistory(standIn, purchase, taxed);
  });
}

function playHistory(standIn: StripeStandIn, purchase: DemoPurchase, taxed: boolean): void {
  const { store } = standIn;
  const {
    slug,
    customerId: id,
    name,
    email,
    method,
    locations: quantity,
    boughtAt,
    periodEndsAt,
  } = purchase;
  const address: Stripe.Address = { ...purchase.address, line2: null, state: null };
  const price = priceOf(store, purchase);
  const [bought, end] = [seconds(boughtAt), seconds(periodEndsAt)];
  const customer = newCustomer(bought, {
    id,
    name,
    email,
    address,
    metadata: { practice: slug },
    preferred_locales: ['de'],
  });
  store.customers.set(id, customer);
  // Their clock starts in the past.
  store.clockOffsets.set(id, bought - store.now());
  const credit = ({ kind, of, at, amount }: DemoPurchase['credits'][number]) => {
    const metadata = { referral: kind, practice: of };
    const given = newBalanceTransaction(customer, seconds(at), {
      amount: -amount,
      type: 'adjustment',
      metadata,
      description: 'Empfehlung',
    });
    store.balanceTransactions.set(given.id, given);
  };
  const isBefore = ({ at }: DemoPurchase['credits'][number]) => at <= boughtAt;
  purchase.credits.filter(isBefore).forEach(credit);

  const session = openCheckout(store, {
    customer,
    price,
    quantity,
    // Counted back from the end, so that the periods end where the documents say.
    trialEnd: intervalsAfter(end, recurringOf(price), -purchase.payments),
    trialDays: undefined,
    subscriptionMetadata: { practice: slug },
    updatesName: true,
    updatesAddress: true,
    taxed,
    asksTaxId: true,
    client_reference_id: slug,
    success_url: null,
    cancel_url: null,
    expires_at: bought + 3600,
    allow_promotion_codes: true,
  });
  completeCheckout(store, session, { method, name, address });
  const subscription = store.running(id);
  if (!subscription) throw new Error(`${slug} was to have a subscription`);
  subscription.billing_cycle_anchor = end;
  while (periodOf(subscription).end < end) standIn.endPeriod(id);
  purchase.credits.filter((one) => !isBefore(one)).forEach(credit);
  store.clockOffsets.delete(id);
}

function priceOf(store: Store, { interval }: DemoPurchase): Stripe.Price {
  const price = [...store.prices.values()].find(
    ({ lookup_key }) => lookup_key === lookupKeys[interval],
  );
  if (!price) throw new Error('The set-up comes first: it makes the prices.');
  return price;
}
