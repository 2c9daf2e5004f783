/** Billing arithmetic: cents and seconds, no state. */
import type Stripe from 'stripe';

/** Cost of `quantity` units for one period: each unit is charged at its own tier. */
export function periodAmount(price: Stripe.Price, quantity: number): number {
  let below = 0;
  let amount = 0;
  for (const { up_to, unit_amount } of price.tiers ?? []) {
    const here = Math.min(quantity, up_to ?? Number.POSITIVE_INFINITY) - below;
    if (here <= 0) break;
    amount += here * (unit_amount ?? 0);
    below += here;
  }
  return amount;
}

/** The share of an amount for the rest of a period. */
export function proportionate(
  amount: number,
  { start, end }: Stripe.InvoiceLineItem.Period,
  at: number,
): number {
  return Math.round((amount * (end - at)) / (end - start));
}

/** German VAT on top of the net amount. */
export const taxRate = 0.19;

/**
 * `count` intervals after `anchor` (before it, if negative), in UTC; the 31st becomes the last day
 * of shorter months.
 */
export function intervalsAfter(
  anchor: number,
  { interval, interval_count }: Stripe.Price.Recurring,
  count: number,
): number {
  const months = count * interval_count * (interval === 'year' ? 12 : 1);
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The first period end after `moment`, counted from the anchor, which may be in the future. */
export function nextPeriodEnd(
  anchor: number,
  recurring: Stripe.Price.Recurring,
  moment: number,
): number {
  let count = 0;
  while (intervalsAfter(anchor, recurring, count) > moment) count--;
  while (intervalsAfter(anchor, recurring, count) <= moment) count++;
  return intervalsAfter(anchor, recurring, count);
}
