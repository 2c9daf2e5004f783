/** The upcoming invoice: the next one, or an immediate one for a change now. Stores nothing. */
import type Stripe from 'stripe';
import { ApiError } from '../api-error.ts';
import { itemOf, recurringOf } from '../objects/subscriptions.ts';
import type { Store } from '../store.ts';
import { nextPeriodEnd } from './amounts.ts';
import { draftInvoice } from './invoices.ts';
import {
  type Change,
  linesOfChange,
  type Proration,
  periodLine,
  periodOf,
} from './subscriptions.ts';

export function previewInvoice(
  store: Store,
  subscription: Stripe.Subscription,
  change: Change | undefined,
  proration: Proration,
): Stripe.Invoice {
  const now = store.now(subscription.customer);
  const item = itemOf(subscription);
  const { price, quantity } = change ?? { price: item.price, quantity: item.quantity ?? 1 };
  const changed = change && proration !== 'none' ? linesOfChange(subscription, change, now) : [];
  const isTrial = subscription.status === 'trialing';
  const isReset = recurringOf(price).interval !== recurringOf(item.price).interval && !isTrial;
  if (change && (isReset || proration === 'always_invoice')) {
    // During the trial a change costs nothing now.
    const lines = changed;
    return asPreview(
      draftInvoice(store, {
        subscription,
        lines,
        reason: 'subscription_update',
        period: { start: now, end: now },
        now,
      }),
      null,
    );
  }
  const before = periodOf(subscription);
  if (subscription.status === 'canceled' || subscription.cancel_at_period_end) {
    const message = `No upcoming invoices for customer: ${String(subscription.customer)}`;
    throw new ApiError(404, 'invalid_request_error', message, { code: 'invoice_upcoming_none' });
  }
  const period = {
    start: before.end,
    end: nextPeriodEnd(subscription.billing_cycle_anchor, recurringOf(price), before.end),
  };
  const pending = (store.pendingLines.get(subscription.id) ?? []).map((line) => ({ ...line }));
  const lines = [...pending, ...changed, periodLine(subscription, price, quantity, period)];
  return asPreview(
    draftInvoice(store, {
      subscription,
      lines,
      reason: 'upcoming',
      period: before,
      now: before.end,
    }),
    before.end + 3600,
  );
}

function asPreview(invoice: Stripe.Invoice, nextAttempt: number | null): Stripe.Invoice {
  return { ...invoice, id: `upcoming_${invoice.id}`, next_payment_attempt: nextAttempt };
}
