/** The console: every customer, with buttons for what people and time do to them. */
import type Stripe from 'stripe';
import type { Buttons } from '../buttons.ts';
import type { MadeEvent } from '../deliveries.ts';
import { openInvoices, paymentMethodOf } from '../engine/invoicing.ts';
import { periodOf } from '../engine/subscribing.ts';
import type { Form } from '../form.ts';
import type { Ledger } from '../ledger.ts';
import { itemOf, recurringOf } from '../objects/subscriptions.ts';
import {
  button,
  dateOf,
  descriptionList,
  escaped,
  euros,
  invoiceState,
  methodName,
  type Page,
  page,
  problem,
  subscriptionState,
  table,
} from './layout.ts';

/** The action of each console button. */
const deeds: Record<string, { label: string; press: (buttons: Buttons, customer: string, typed: Form) => unknown }> = {
  endPeriod: { label: 'Zeit bis zum Ende des Zeitraums', press: (buttons, customer) => buttons.endPeriod(customer) },
  fail: { label: 'Zahlungen scheitern lassen', press: (buttons, customer) => buttons.letPaymentsFail(customer, true) },
  succeed: { label: 'Zahlungen wieder gelingen lassen', press: (buttons, customer) => buttons.letPaymentsFail(customer, false) },
  pay: { label: 'Offene Rechnungen abbuchen', press: (buttons, customer) => buttons.payOpenInvoices(customer) },
  replace: { label: 'Karte ersetzen', press: (buttons, customer) => buttons.replacePaymentMethod(customer) },
  cancel: { label: 'Kündigen', press: (buttons, customer) => buttons.cancel(customer) },
  resume: { label: 'Kündigung zurücknehmen', press: (buttons, customer) => buttons.resume(customer) },
  endNow: { label: 'Sofort beenden', press: (buttons, customer) => buttons.endNow(customer) },
  refund: { label: 'Letzte Zahlung erstatten', press: (buttons, customer) => buttons.refundLast(customer) },
  void: { label: 'Offene Rechnungen erlassen', press: (buttons, customer) => buttons.voidOpenInvoices(customer) },
  resend: { label: 'Ereignisse noch einmal senden', press: (buttons, customer) => buttons.resendEvents(customer) },
};

/** Presses a button; throws Stripe's refusal. */
export async function pressButton(buttons: Buttons, customer: string, typed: Form): Promise<void> {
  if (typed.do === 'age') buttons.ageOpenInvoices(customer, Number(typed.days) || 47);
  else await deeds[String(typed.do)]?.press(buttons, customer, typed);
}

export function consolePage(ledger: Ledger, events: readonly MadeEvent[], trouble?: string): Page {
  const customers = [...ledger.customers.values()].reverse().map((customer) => customerPart(ledger, customer));
  const rows = [...events]
    .reverse()
    .slice(0, 60)
    .map(({ id, type, customer, answers }) => [
      escaped(type),
      escaped(nameOf(ledger.customers.get(customer)) || '–'),
      `<code>${id}</code>`,
      answers.length === 0 ? 'noch nicht gesendet' : answers.map((answer) => (answer === 0 ? 'nicht erreicht' : String(answer))).join(', '),
    ]);
  return page(
    'Zahlungsdienst der Demo-Welt',
    `${problem(trouble)}<h2>Kunden</h2>${customers.join('') || '<p>Noch keiner.</p>'}<h2>Ereignisse, neueste zuerst</h2>${rows.length > 0 ? table(['Art', 'Kunde', 'Nummer', 'Antworten'], rows) : '<p>Noch keines.</p>'}`,
  );
}

function nameOf(customer: Stripe.Customer | undefined): string {
  return customer?.name ?? customer?.email ?? customer?.id ?? '';
}

function customerPart(ledger: Ledger, customer: Stripe.Customer): string {
  const subscription = ledger.running(customer.id) ?? ledger.of(ledger.subscriptions, customer.id).at(-1);
  const checkouts = ledger.of(ledger.checkoutSessions, customer.id).filter(({ status }) => status === 'open');
  const ahead = Math.round((ledger.ahead.get(customer.id) ?? 0) / 86_400);
  const about = descriptionList([
    ['Kunde', `<code>${customer.id}</code> ${escaped(customer.email ?? '')}`],
    ['Abo', subscription ? subscriptionText(ledger, subscription) : 'keines'],
    ['Guthaben', euros(-customer.balance)],
    ...(ahead ? [['Zeit', `${ahead} Tage voraus`] as const] : []),
    ...checkouts.map(({ url, id }) => ['Offener Kauf', `<a href="${escaped(url ?? '')}"><code>${id.slice(0, 20)}…</code></a>`] as const),
  ]);
  const invoices = ledger.of(ledger.invoices, customer.id).reverse();
  const bills = invoices
    .slice(0, 6)
    .map((one) => [
      dateOf(one.status_transitions.finalized_at),
      `<a href="/invoices/${one.id}">${escaped(one.number ?? '')}</a>`,
      euros(one.total),
      invoiceState(one),
    ]);
  return `<section aria-label="${escaped(nameOf(customer))}"><h2>${escaped(nameOf(customer))}</h2>${about}
    ${bills.length > 0 ? table(['Rechnung vom', 'Nummer', 'Betrag', 'Zustand'], bills) : ''}${subscription ? buttonsOf(customer.id) : ''}</section>`;
}

function subscriptionText(ledger: Ledger, subscription: Stripe.Subscription): string {
  const { price, quantity } = itemOf(subscription);
  const interval = recurringOf(price).interval === 'year' ? 'jährlich' : 'monatlich';
  const method = paymentMethodOf(ledger, subscription);
  const fails = method && ledger.declining.has(method.id) ? ' (wird abgelehnt)' : '';
  const owed = openInvoices(ledger, String(subscription.customer)).length;
  return `${subscriptionState(subscription)}, ${interval}, ${quantity ?? 1} Standort(e), bis ${dateOf(subscription.ended_at ?? periodOf(subscription).end)}, ${methodName(method)}${fails}${owed ? `, ${owed} offene Rechnung(en)` : ''}`;
}

function buttonsOf(customer: string): string {
  const action = `/customers/${customer}`;
  const age = `<form class="row" method="post" action="${action}"><input type="hidden" name="do" value="age"><label>Offene Rechnungen sind <input type="number" name="days" value="47" min="0"> Tage alt</label><button>Altern lassen</button></form>`;
  return `<div class="row">${Object.entries(deeds)
    .map(([name, { label }]) => button(label, action, { do: name }))
    .join('')}</div>${age}`;
}
