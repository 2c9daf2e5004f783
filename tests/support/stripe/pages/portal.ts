/** The portal: payment method, invoices, interval, cancellation. With a flow, only its purpose. */
import type Stripe from 'stripe';
import type { Buttons } from '../buttons.ts';
import { paymentMethodOf } from '../engine/invoicing.ts';
import { changeSubscription, periodOf } from '../engine/subscribing.ts';
import type { Form } from '../form.ts';
import { found, idOf, type Ledger } from '../ledger.ts';
import { itemOf, recurringOf } from '../objects/subscriptions.ts';
import { Refusal } from '../refusal.ts';
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

type View = {
  readonly session: Stripe.BillingPortal.Session;
  readonly features: Stripe.BillingPortal.Configuration.Features;
  readonly subscription: Stripe.Subscription | undefined;
  readonly action: string;
};

function viewOf(ledger: Ledger, id: string): View {
  const session = found(ledger.portalSessions, id, 'portal session');
  const { features } = found(ledger.portalConfigurations, idOf(session.configuration), 'configuration');
  return { session, features, subscription: ledger.running(session.customer), action: `/portal/${id}` };
}

export function portalPage(ledger: Ledger, id: string, trouble?: string, isDone = false): Page {
  const view = viewOf(ledger, id);
  const { session, subscription } = view;
  const customer = found(ledger.customers, session.customer, 'customer');
  const only = isDone ? undefined : session.flow?.type;
  const parts = [
    !only || only === 'payment_method_update' ? methodPart(ledger, view) : '',
    !only || only === 'subscription_update' ? intervalPart(ledger, view) : '',
    !only || only === 'subscription_cancel' ? cancelPart(view) : '',
    only ? '' : invoicesPart(ledger, view),
  ];
  const about = descriptionList([
    ['Kunde', escaped(customer.name ?? customer.email ?? customer.id)],
    [
      'Abo',
      subscription ? `${subscriptionState(subscription)}, bezahlt oder frei bis ${dateOf(periodOf(subscription).end)}` : 'kein laufendes',
    ],
    ['Guthaben', euros(-customer.balance)],
  ]);
  const back = session.return_url ? `<p><a href="${escaped(session.return_url)}">Zurück zu Platzwart</a></p>` : '';
  return page('Abo verwalten', `${problem(trouble)}${isDone ? '<p role="status">Erledigt.</p>' : ''}${about}${parts.join('')}${back}`);
}

function methodPart(ledger: Ledger, { features, subscription, action }: View): string {
  if (!features.payment_method_update.enabled || !subscription) return '';
  return `<section><h2>Zahlungsart ändern</h2><p>Jetzt: ${methodName(paymentMethodOf(ledger, subscription))}</p><div class="row">
    ${button('Neue Karte', action, { do: 'card' })}${button('Neue SEPA-Lastschrift', action, { do: 'sepa' })}${button('Karte, die abgelehnt wird', action, { do: 'declining' })}</div></section>`;
}

function intervalPart(ledger: Ledger, { features, subscription, action }: View): string {
  const { enabled, products } = features.subscription_update;
  if (!enabled || !subscription || subscription.cancel_at_period_end) return '';
  const now = itemOf(subscription).price.id;
  const others = (products ?? []).flatMap(({ prices }) => prices).filter((price) => price !== now);
  const buttons = others.map((price) => {
    const { interval } = recurringOf(found(ledger.prices, price, 'price'));
    return button(interval === 'year' ? 'Auf jährlich wechseln' : 'Auf monatlich wechseln', action, { do: 'interval', price });
  });
  return `<section><h2>Rhythmus wechseln</h2><div class="row">${buttons.join('')}</div></section>`;
}

function cancelPart({ features, subscription, action }: View): string {
  if (!features.subscription_cancel.enabled || !subscription) return '';
  const until = dateOf(periodOf(subscription).end);
  return subscription.cancel_at_period_end
    ? `<section><h2>Gekündigt</h2><p>Das Abo endet am ${until}.</p><div class="row">${button('Abo fortsetzen', action, { do: 'resume' })}</div></section>`
    : `<section><h2>Kündigen</h2><p>Es läuft dann noch bis ${until}.</p><div class="row">${button('Abo kündigen', action, { do: 'cancel' })}</div></section>`;
}

function invoicesPart(ledger: Ledger, { session, features }: View): string {
  const invoices = ledger.of(ledger.invoices, session.customer).reverse();
  if (!features.invoice_history.enabled || invoices.length === 0) return '';
  return `<h2>Rechnungen</h2>${table(
    ['Datum', 'Nummer', 'Betrag', 'Zustand'],
    invoices.map((one) => [
      dateOf(one.status_transitions.finalized_at),
      `<a href="${escaped(one.hosted_invoice_url ?? '')}">${escaped(one.number ?? '')}</a>`,
      euros(one.total),
      invoiceState(one),
    ]),
  )}`;
}

/** Handles a button. After completing a flow, redirects as the flow says, else shows the whole portal. */
export function answerPortal(ledger: Ledger, buttons: Buttons, id: string, typed: Form): Page {
  const { session, features, subscription } = viewOf(ledger, id);
  const customer = session.customer;
  try {
    if (typed.do === 'card') buttons.replacePaymentMethod(customer);
    else if (typed.do === 'sepa') buttons.replacePaymentMethod(customer, { kind: 'sepa' });
    else if (typed.do === 'declining') buttons.replacePaymentMethod(customer, { declining: true });
    else if (typed.do === 'cancel') buttons.cancel(customer);
    else if (typed.do === 'resume') buttons.resume(customer);
    else if (typed.do === 'interval' && subscription && typeof typed.price === 'string') {
      const price = found(ledger.prices, typed.price, 'price');
      const proration = features.subscription_update.proration_behavior === 'always_invoice' ? 'always_invoice' : 'create_prorations';
      // The portal makes no change that cannot be paid.
      changeSubscription(ledger, subscription, { price, quantity: itemOf(subscription).quantity ?? 1 }, proration, true);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isDeclined = error.status === 402;
    return portalPage(ledger, id, isDeclined ? 'Die Zahlung wurde abgelehnt. Es hat sich nichts geändert.' : error.message);
  }
  const redirect = session.flow?.after_completion.redirect?.return_url;
  return redirect ? { seeOther: redirect } : { seeOther: `/portal/${id}?erledigt` };
}
