/** An invoice, as its receiver sees it. */
import type Stripe from 'stripe';
import { retrieve, type Store } from '../store.ts';
import {
  button,
  dateOf,
  descriptionList,
  escaped,
  euros,
  invoiceState,
  type Page,
  page,
  problem,
  table,
} from './layout.ts';

export function invoicePage(store: Store, id: string, trouble?: string): Page {
  const invoice = retrieve(store.invoices, id, 'invoice');
  const credit = invoice.total - invoice.amount_due;
  const lines = invoice.lines.data.map(({ description, period, amount }) => [
    escaped(description ?? ''),
    spanOf(period),
    euros(amount),
  ]);
  const sums = descriptionList([
    ['Netto', euros(invoice.subtotal)],
    ...(invoice.total_discount_amounts ?? []).map(
      ({ amount }) => ['Gutschein', euros(-amount)] as const,
    ),
    ...(invoice.total_taxes ?? []).map(({ amount }) => ['USt. 19 %', euros(amount)] as const),
    ['Gesamt', euros(invoice.total)],
    ...(credit ? [['Guthaben', euros(-credit)] as const] : []),
    ['Zu zahlen', `<strong>${euros(invoice.amount_remaining)}</strong>`],
  ]);
  return page(
    `Rechnung ${invoice.number ?? ''}`,
    `${problem(trouble)}${descriptionList([
      ['An', escaped(invoice.customer_name ?? invoice.customer_email ?? '')],
      ['Datum', dateOf(invoice.status_transitions.finalized_at)],
      ['Zustand', invoiceState(invoice)],
    ])}${table(['Was', 'Zeitraum', 'Betrag'], lines)}${sums}
    ${invoice.status === 'open' ? button('Jetzt bezahlen', `/invoices/${id}`, {}, 'first') : ''}`,
  );
}

function spanOf({ start, end }: Stripe.InvoiceLineItem.Period): string {
  return `${dateOf(start)} – ${dateOf(end)}`;
}
