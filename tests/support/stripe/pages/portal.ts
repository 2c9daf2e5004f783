/** The portal: payment method, invoices, interval, cancellation. With a flow, only its purpose. */
import type Stripe from 'stripe';
import { ApiError } from '../api-error.ts';
import { paymentMethodOf } from '../billing/invoices.ts';
import { periodOf } from '../billing/subscriptions.ts';
import type { Form } from '../form.ts';
import { itemOf, recurringOf } from '../objects/subscriptions.ts';
import type { Simulation } from '../simulation.ts';
import { idOf, retrieve, type Store } from '../store.ts';
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

function viewOf(store: Store, id: string): View {
  const session = retrieve(store.portalSessions, id, 'portal session');
  const { features } = retrieve(
    store.portalConfigurations,
    idOf(session.configuration),
    'configuration',
  );
  return {
    session,
    features,
    subscription: store.running(session.customer),
    action: `/portal/${id}`,
  };
}

export function portalPage(store: Store, id: string, trouble?: string, isDone = false): Page {
  const view = viewOf(store, id);
  const { session, subscription } = view;
  const customer = retrieve(store.customers, session.customer, 'customer');
  const only = isDone ? undefined : session.flow?.type;
  const parts = [
    !only || only === 'payment_method_update' ? methodPart(store, view) : '',
    !only || only === 'subscription_update' ? intervalPart(store, view) : '',
    !only || only === 'subscription_cancel' ? cancelPart(view) : '',
    only ? '' : invoicesPart(store, view),
  ];
  const about = descriptionList([
    ['Kunde', escaped(customer.name ?? customer.email ?? customer.id)],
    [
      'Abo',
      subscription
        ? `${subscriptionState(subscription)}, bezahlt oder frei bis ${dateOf(periodOf(subscription).end)}`
        : 'kein laufendes',
    ],
    ['Guthaben', euros(-customer.balance)],
  ]);
  const back = session.return_url
    ? `<p><a href="${escaped(session.return_url)}">Zurück zu Platzwart</a></p>`
    : '';
  return page(
    'Abo verwalten',
    `${problem(trouble)}${isDone ? '<p role="status">Erledigt.</p>' : ''}${about}${parts.join('')}${back}`,
  );
}

function methodPart(store: Store, { features, subscription, action }: View): string {
  if (!features.payment_method_update.enabled || !subscription) return '';
  return `<section><h2>Zahlungsart ändern</h2><p>Jetzt: ${methodName(paymentMethodOf(store, subscription))}</p><div class="row">
    ${button('Neue Karte', action, { do: 'card' })}${button('Neue SEPA-Lastschrift', action, { do: 'sepa' })}${button('Karte, die abgelehnt wird', action, { do: 'declining' })}</div></section>`;
}

function intervalPart(store: Store, { features, subscription, action }: View): string {
  const { enabled, products } = features.subscription_update;
  if (!enabled || !subscription || subscription.cancel_at_period_end) return '';
  const now = itemOf(subscription).price.id;
  const others = (products ?? []).flatMap(({ prices }) => prices).filter((price) => price !== now);
  const simulation = others.map((price) => {
    const { interval } = recurringOf(retrieve(store.prices, price, 'price'));
    return button(
      interval === 'year' ? 'Auf jährlich wechseln' : 'Auf monatlich wechseln',
      action,
      { do: 'interval', price },
    );
  });
  return `<section><h2>Rhythmus wechseln</h2><div class="row">${simulation.join('')}</div></section>`;
}

function cancelPart({ features, subscription, action }: View): string {
  if (!features.subscription_cancel.enabled || !subscription) return '';
  const until = dateOf(periodOf(subscription).end);
  return subscription.cancel_at_period_end
    ? `<section><h2>Gekündigt</h2><p>Das Abo endet am ${until}.</p><div class="row">${button('Abo fortsetzen', action, { do: 'resume' })}</div></section>`
    : `<section><h2>Kündigen</h2><p>Es läuft dann noch bis ${until}.</p><div class="row">${button('Abo kündigen', action, { do: 'cancel' })}</div></section>`;
}

function invoicesPart(store: Store, { session, features }: View): string {
  const invoices = store.of(store.invoices, session.customer).reverse();
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

/** Handles a button; then shows the whole portal. */
export function submitPortal(store: Store, simulation: Simulation, id: string, typed: Form): Page {
  const { session, features, subscription } = viewOf(store, id);
  const customer = session.customer;
  try {
    if (typed.do === 'card') simulation.replacePaymentMethod(customer);
    else if (typed.do === 'sepa') simulation.replacePaymentMethod(customer, { kind: 'sepa' });
    else if (typed.do === 'declining')
      simulation.replacePaymentMethod(customer, { declining: true });
    else if (typed.do === 'cancel') simulation.cancel(customer);
    else if (typed.do === 'resume') simulation.resume(customer);
    else if (typed.do === 'interval' && subscription && typeof typed.price === 'string') {
      simulation.payEvery(
        customer,
        retrieve(store.prices, typed.price, 'price'),
        features.subscription_update.proration_behavior === 'always_invoice'
          ? 'always_invoice'
          : 'create_prorations',
      );
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isDeclined = error.status === 402;
    return portalPage(
      store,
      id,
      isDeclined ? 'Die Zahlung wurde abgelehnt. Es hat sich nichts geändert.' : error.message,
    );
  }
  return { seeOther: `/portal/${id}?erledigt` };
}
