/** The console: every customer, with buttons for what people and time do to them. */
import type Stripe from 'stripe';
import { openInvoices, paymentMethodOf } from '../billing/invoices.ts';
import { periodOf } from '../billing/subscriptions.ts';
import type { Form } from '../form.ts';
import { itemOf, recurringOf } from '../objects/subscriptions.ts';
import type { Simulation } from '../simulation.ts';
import type { Store } from '../store.ts';
import type { WebhookEvent } from '../webhooks.ts';
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
const actions: Record<
  string,
  { label: string; press: (simulation: Simulation, customer: string, typed: Form) => unknown }
> = {
  endPeriod: {
    label: 'Zeit bis zum Ende des Zeitraums',
    press: (simulation, customer) => simulation.endPeriod(customer),
  },
  fail: {
    label: 'Zahlungen scheitern lassen',
    press: (simulation, customer) => simulation.letPaymentsFail(customer, true),
  },
  succeed: {
    label: 'Zahlungen wieder gelingen lassen',
    press: (simulation, customer) => simulation.letPaymentsFail(customer, false),
  },
  pay: {
    label: 'Offene Rechnungen abbuchen',
    press: (simulation, customer) => simulation.payOpenInvoices(customer),
  },
  replace: {
    label: 'Karte ersetzen',
    press: (simulation, customer) => simulation.replacePaymentMethod(customer),
  },
  cancel: { label: 'Kündigen', press: (simulation, customer) => simulation.cancel(customer) },
  resume: {
    label: 'Kündigung zurücknehmen',
    press: (simulation, customer) => simulation.resume(customer),
  },
  endNow: { label: 'Sofort beenden', press: (simulation, customer) => simulation.endNow(customer) },
  refund: {
    label: 'Letzte Zahlung erstatten',
    press: (simulation, customer) => simulation.refundLast(customer),
  },
  void: {
    label: 'Offene Rechnungen erlassen',
    press: (simulation, customer) => simulation.voidOpenInvoices(customer),
  },
  resend: {
    label: 'Ereignisse noch einmal senden',
    press: (simulation, customer) => simulation.resendEvents(customer),
  },
};

/** Presses a button; throws Stripe's refusal. */
export async function runAction(
  simulation: Simulation,
  customer: string,
  typed: Form,
): Promise<void> {
  if (typed.do === 'age') simulation.ageOpenInvoices(customer, Number(typed.days) || 47);
  else await actions[String(typed.do)]?.press(simulation, customer, typed);
}

export function consolePage(store: Store, events: readonly WebhookEvent[], trouble?: string): Page {
  const customers = [...store.customers.values()]
    .reverse()
    .map((customer) => customerPart(store, customer));
  const rows = [...events]
    .reverse()
    .slice(0, 60)
    .map(({ id, type, customer, answers }) => [
      escaped(type),
      escaped(nameOf(store.customers.get(customer)) || '–'),
      `<code>${id}</code>`,
      answers.length === 0
        ? 'noch nicht gesendet'
        : answers.map((answer) => (answer === 0 ? 'nicht erreicht' : String(answer))).join(', '),
    ]);
  return page(
    'Zahlungsdienst der Demo-Welt',
    `${problem(trouble)}<h2>Kunden</h2>${customers.join('') || '<p>Noch keiner.</p>'}<h2>Ereignisse, neueste zuerst</h2>${rows.length > 0 ? table(['Art', 'Kunde', 'Nummer', 'Antworten'], rows) : '<p>Noch keines.</p>'}`,
  );
}

function nameOf(customer: Stripe.Customer | undefined): string {
  return customer?.name ?? customer?.email ?? customer?.id ?? '';
}

function customerPart(store: Store, customer: Stripe.Customer): string {
  const subscription =
    store.running(customer.id) ?? store.of(store.subscriptions, customer.id).at(-1);
  const checkouts = store
    .of(store.checkoutSessions, customer.id)
    .filter(({ status }) => status === 'open');
  const ahead = Math.round((store.clockOffsets.get(customer.id) ?? 0) / 86_400);
  const about = descriptionList([
    ['Kunde', `<code>${customer.id}</code> ${escaped(customer.email ?? '')}`],
    ['Abo', subscription ? subscriptionText(store, subscription) : 'keines'],
    ['Guthaben', euros(-customer.balance)],
    ...(ahead ? [['Zeit', `${ahead} Tage voraus`] as const] : []),
    ...checkouts.map(
      ({ url, id }) =>
        [
          'Offener Kauf',
          `<a href="${escaped(url ?? '')}"><code>${id.slice(0, 20)}…</code></a>`,
        ] as const,
    ),
  ]);
  const invoices = store.of(store.invoices, customer.id).reverse();
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

function subscriptionText(store: Store, subscription: Stripe.Subscription): string {
  const { price, quantity } = itemOf(subscription);
  const interval = recurringOf(price).interval === 'year' ? 'jährlich' : 'monatlich';
  const method = paymentMethodOf(store, subscription);
  const fails = method && store.declining.has(method.id) ? ' (wird abgelehnt)' : '';
  const owed = openInvoices(store, String(subscription.customer)).length;
  return `${subscriptionState(subscription)}, ${interval}, ${quantity ?? 1} Standort(e), bis ${dateOf(subscription.ended_at ?? periodOf(subscription).end)}, ${methodName(method)}${fails}${owed ? `, ${owed} offene Rechnung(en)` : ''}`;
}

function buttonsOf(customer: string): string {
  const action = `/customers/${customer}`;
  const age = `<form class="row" method="post" action="${action}"><input type="hidden" name="do" value="age"><label>Offene Rechnungen sind <input type="number" name="days" value="47" min="0"> Tage alt</label><button>Altern lassen</button></form>`;
  return `<div class="row">${Object.entries(actions)
    .map(([name, { label }]) => button(label, action, { do: name }))
    .join('')}</div>${age}`;
}
