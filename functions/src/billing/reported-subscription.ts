/**
 * Translates the provider's view of a practice's subscription into the domain's words (spec section
 * 4).
 */
import type { Subscription } from '@platzwart/domain/billing/subscription';
import type Stripe from 'stripe';
import { reportSecondSubscription } from '../core/report.ts';
import { boughtBy, isOver, isUnpaid } from './customer.ts';

export type Reported = {
  /** Undefined if nothing was ever bought. */
  readonly subscription: Subscription | undefined;
  /**
   * Whether an invoice for a time after the trial was paid: with money, by credit or by a voucher.
   * Trial invoices charge nothing.
   */
  readonly hasPaid: boolean;
  /** Whether one of them was paid with money, not by our gift alone. */
  readonly hasPaidMoney: boolean;
};

/**
 * Fetches the current state; ignores the event's payload, since events come late and in any order.
 */
export async function reportedBy(customer: string, stripe: Stripe): Promise<Reported> {
  const bought = await boughtBy(customer, stripe);
  const running = bought.filter((one) => !isOver(one));
  // Opening a checkout page expires the earlier ones, so an operator must look at this.
  if (running.length > 1) reportSecondSubscription(customer);
  const told = running.at(-1) ?? bought[0];
  if (!told) return { subscription: undefined, hasPaid: false, hasPaidMoney: false };
  const [owedSince, paid] = await Promise.all([
    isOver(told) ? null : oldestOwed(told.id, stripe),
    paidInvoices(customer, stripe),
  ]);
  return { subscription: subscriptionOf(told, owedSince), ...paid };
}

/**
 * Converts the provider's subscription to ours. `owedSince`: when the oldest uncollectable invoice
 * was due. The provider's status reflects only the latest invoice; older debts remain. A first
 * attempt that takes days (SEPA) is no arrears.
 */
export function subscriptionOf(told: Stripe.Subscription, owedSince: Date | null): Subscription {
  const [item] = told.items.data;
  if (!item) throw new Error('A subscription to nothing.');
  const isLate =
    owedSince !== null && (isUnpaid(told) || owedSince < dateOf(item.current_period_start));
  const cancelled = told.cancel_at_period_end || told.cancel_at !== null || isOver(told);
  return {
    status: isOver(told)
      ? 'ended'
      : isLate
        ? 'pastDue'
        : told.status === 'trialing'
          ? 'trialing'
          : 'active',
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    startedAt: dateOf(told.created),
    currentPeriodEndsAt: dateOf(told.ended_at ?? told.cancel_at ?? item.current_period_end),
    cancelledAt: cancelled ? dateOf(told.canceled_at ?? told.ended_at ?? told.created) : null,
    extraLocations: Math.max(0, (item.quantity ?? 1) - 1),
    pastDueSince: isLate ? owedSince : null,
  };
}

async function oldestOwed(subscription: string, stripe: Stripe): Promise<Date | null> {
  const moments: number[] = [];
  for await (const invoice of stripe.invoices.list({ subscription, status: 'open', limit: 100 })) {
    if (invoice.attempted) moments.push(invoice.status_transitions.finalized_at ?? invoice.created);
  }
  return moments.length === 0 ? null : dateOf(Math.min(...moments));
}

async function paidInvoices(
  customer: string,
  stripe: Stripe,
): Promise<Pick<Reported, 'hasPaid' | 'hasPaidMoney'>> {
  let hasPaid = false;
  for await (const { subtotal, amount_paid, parent } of stripe.invoices.list({
    customer,
    status: 'paid',
    limit: 100,
  })) {
    // Other invoices by the operator are no purchase.
    if (subtotal <= 0 || !parent?.subscription_details) continue;
    if (amount_paid > 0) return { hasPaid: true, hasPaidMoney: true };
    hasPaid = true;
  }
  return { hasPaid, hasPaidMoney: false };
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
