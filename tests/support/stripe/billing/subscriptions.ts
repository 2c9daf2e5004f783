/** A subscription's life cycle: start, changes, periods, end. */
import type Stripe from 'stripe';
import { newLine } from '../objects/invoices.ts';
import {
  itemOf,
  type NewSubscription,
  newSubscription,
  recurringOf,
} from '../objects/subscriptions.ts';
import { idOf, type Store } from '../store.ts';
import { nextPeriodEnd, periodAmount, proportionate } from './amounts.ts';
import { draftInvoice, issueInvoice, openInvoices, refuseIfDeclined } from './invoices.ts';

type Period = Stripe.InvoiceLineItem.Period;

export function periodOf(subscription: Stripe.Subscription): Period {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}

/** The full price of one period; zero during the trial. */
export function periodLine(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  quantity: number,
  period: Period,
): Stripe.InvoiceLineItem {
  const isTrial = period.end === subscription.trial_end;
  return newLine({
    amount: isTrial ? 0 : periodAmount(price, quantity),
    period,
    quantity,
    description: isTrial ? 'Platzwart STANDARD: Testzeit' : `${quantity} × Platzwart STANDARD`,
  });
}

/** Starts with an immediate first invoice, of zero if there is a trial. */
export function startSubscription(
  store: Store,
  options: Omit<NewSubscription, 'end'>,
  discount: ((subscription: string) => Stripe.Discount) | undefined,
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const { price, quantity, start, trialEnd } = options;
  const end = trialEnd ?? nextPeriodEnd(start, recurringOf(price), start);
  const subscription = newSubscription({ ...options, end });
  store.subscriptions.set(subscription.id, subscription);
  if (discount) {
    const granted = discount(subscription.id);
    store.discounts.set(granted.id, granted);
    subscription.discounts = [granted.id];
  }
  const lines = [periodLine(subscription, price, quantity, { start, end })];
  const draft = {
    subscription,
    lines,
    reason: 'subscription_create',
    period: { start, end: start },
    now: start,
  };
  const { invoice } = issueInvoice(store, draft);
  store.emit('customer.subscription.created', subscription);
  return { subscription, invoice };
}

export type Change = { readonly price: Stripe.Price; readonly quantity: number };
export type Proration = 'always_invoice' | 'create_prorations' | 'none';

/**
 * Immediate cost of a change: a credit for the unused paid time, a charge for the rest of the
 * period.
 */
export function linesOfChange(
  subscription: Stripe.Subscription,
  { price, quantity }: Change,
  now: number,
): Stripe.InvoiceLineItem[] {
  const item = itemOf(subscription);
  const period = { start: now, end: item.current_period_end };
  const share = (one: Stripe.Price, count: number) =>
    proportionate(periodAmount(one, count), periodOf(subscription), now);
  const isSame = price.id === item.price.id && quantity === item.quantity;
  if (isSame || subscription.status === 'trialing') return [];
  const before = item.quantity ?? 1;
  const credit = newLine({
    amount: -share(item.price, before),
    period,
    quantity: before,
    description: `Nicht genutzte Zeit: ${before} × Platzwart STANDARD`,
  });
  if (resetsPeriod(item.price, price)) {
    return [
      credit,
      periodLine(subscription, price, quantity, {
        start: now,
        end: nextPeriodEnd(now, recurringOf(price), now),
      }),
    ];
  }
  const charge = newLine({
    amount: share(price, quantity),
    period,
    quantity,
    description: `Verbleibende Zeit: ${quantity} × Platzwart STANDARD`,
  });
  return [credit, charge];
}

function resetsPeriod(before: Stripe.Price, after: Stripe.Price): boolean {
  return recurringOf(before).interval !== recurringOf(after).interval;
}

/**
 * Applies another price or quantity. With `mustBePaid` a declined payment changes nothing (402).
 */
export function changeSubscription(
  store: Store,
  subscription: Stripe.Subscription,
  change: Change,
  proration: Proration,
  mustBePaid: boolean,
): void {
  const now = store.now(subscription.customer);
  const item = itemOf(subscription);
  const { price, quantity } = change;
  const lines = linesOfChange(subscription, change, now);
  const isReset = resetsPeriod(item.price, price) && subscription.status !== 'trialing';
  const isInvoiced = lines.length > 0 && (isReset || proration === 'always_invoice');
  const draft = {
    subscription,
    lines,
    reason: 'subscription_update',
    period: { start: now, end: now },
    now,
  };
  if (isInvoiced && mustBePaid) refuseIfDeclined(store, subscription, draftInvoice(store, draft));
  Object.assign(item, { price, quantity });
  if (isReset) {
    subscription.billing_cycle_anchor = now;
    item.current_period_start = now;
    item.current_period_end = nextPeriodEnd(now, recurringOf(price), now);
  }
  if (isInvoiced) {
    const { isPaid } = issueInvoice(store, draft);
    if (!isPaid) subscription.status = 'past_due';
  } else if (proration === 'create_prorations') {
    store.pendingLines.set(subscription.id, [
      ...(store.pendingLines.get(subscription.id) ?? []),
      ...lines,
    ]);
  }
  store.emit('customer.subscription.updated', subscription);
}

/** Ends the period: the subscription renews with a charge, or is over. */
function endPeriod(store: Store, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const before = periodOf(subscription);
  const { end } = before;
  if (subscription.cancel_at_period_end) {
    endSubscription(store, subscription, end);
    return;
  }
  const isInArrears = openInvoices(store, idOf(subscription.customer)).length > 0;
  item.current_period_start = end;
  item.current_period_end = nextPeriodEnd(
    subscription.billing_cycle_anchor,
    recurringOf(item.price),
    end,
  );
  const lines = [
    ...(store.pendingLines.get(subscription.id) ?? []),
    periodLine(subscription, item.price, item.quantity ?? 1, periodOf(subscription)),
  ];
  store.pendingLines.delete(subscription.id);
  subscription.status = isInArrears ? 'past_due' : 'active';
  store.emit('customer.subscription.updated', subscription);
  const { isPaid } = issueInvoice(store, {
    subscription,
    lines,
    reason: 'subscription_cycle',
    period: before,
    now: end,
  });
  if (isPaid) return;
  subscription.status = 'past_due';
  store.emit('customer.subscription.updated', subscription);
}

/** Cancels at the end of the period, or undoes that. */
export function cancelAtPeriodEnd(
  store: Store,
  subscription: Stripe.Subscription,
  isCancelled: boolean,
): void {
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? periodOf(subscription).end : null;
  subscription.canceled_at = isCancelled ? store.now(subscription.customer) : null;
  store.emit('customer.subscription.updated', subscription);
}

export function endSubscription(store: Store, subscription: Stripe.Subscription, at: number): void {
  subscription.status = 'canceled';
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  store.pendingLines.delete(subscription.id);
  store.emit('customer.subscription.deleted', subscription);
}

/** Processes what became due as the clock advanced. */
export function passTime(store: Store): void {
  for (const subscription of store.subscriptions.values()) {
    while (
      subscription.status !== 'canceled' &&
      periodOf(subscription).end <= store.now(subscription.customer)
    )
      endPeriod(store, subscription);
  }
}
