/** The checkout page for a subscription. */
import type Stripe from 'stripe';
import { ApiError } from '../api-error.ts';
import { intervalsAfter, periodAmount, taxRate } from '../billing/amounts.ts';
import { promotionOf, purchaseOf, trialEndOf } from '../billing/checkout.ts';
import type { Form } from '../form.ts';
import { recurringOf } from '../objects/subscriptions.ts';
import type { Simulation } from '../simulation.ts';
import { idOf, retrieve, type Store } from '../store.ts';
import { dateOf, descriptionList, escaped, euros, type Page, page, problem } from './layout.ts';

export function checkoutPage(store: Store, id: string, typed: Form = {}, trouble?: string): Page {
  const session = retrieve(store.checkoutSessions, id, 'checkout.session');
  if (session.status !== 'open') {
    const back = session.cancel_url
      ? `<p><a href="${escaped(session.cancel_url)}">Zurück zu Platzwart</a></p>`
      : '';
    return page(
      'Diese Seite ist nicht mehr gültig',
      `<p>Der Kauf ist abgeschlossen oder abgelaufen.</p>${back}`,
      410,
    );
  }
  const customer = retrieve(store.customers, idOf(session.customer), 'customer');
  const text = (name: string, fallback = '') =>
    escaped(typeof typed[name] === 'string' ? typed[name] : fallback);
  const field = (name: string, label: string, fallback = '', complete = 'off') =>
    `<label>${label}<input type="text" name="${name}" value="${text(name, fallback)}" autocomplete="${complete}"></label>`;
  const choice = (value: string, label: string) => {
    const isChosen = text('method', 'card') === value;
    return `<label><input type="radio" name="method" value="${value}"${isChosen ? ' checked' : ''}> ${label}</label>`;
  };
  const { city, line1, postal_code, country } = customer.address ?? {};
  return page(
    'Platzwart STANDARD abonnieren',
    `${problem(trouble)}${summary(store, session, text('promotionCode'))}
    <form method="post" action="/checkout/${session.id}">
    ${session.allow_promotion_codes ? `<fieldset><legend>Gutschein</legend>${field('promotionCode', 'Gutscheincode (wenn du einen hast)')}<button name="do" value="look">Code prüfen</button></fieldset>` : ''}
    <fieldset><legend>Rechnungsadresse</legend>${field('name', 'Name', customer.name ?? '', 'organization')}
    ${field('line1', 'Straße und Hausnummer', line1 ?? 'Musterweg 1', 'street-address')}${field('postal_code', 'Postleitzahl', postal_code ?? '10115', 'postal-code')}
    ${field('city', 'Ort', city ?? 'Berlin', 'address-level2')}${field('country', 'Land (Kürzel)', country ?? 'DE', 'country')}
    ${session.tax_id_collection?.enabled ? field('taxId', 'USt-IdNr. (freiwillig)') : ''}</fieldset>
    <fieldset><legend>Zahlungsart</legend>${choice('card', 'Karte')}${choice('sepa', 'SEPA-Lastschrift')}${choice('declined', 'Karte, die abgelehnt wird')}</fieldset>
    <div class="row"><button class="first" name="do" value="buy">Zahlungspflichtig abonnieren</button></div></form>
    ${session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Zurück</a></p>` : ''}`,
  );
}

function summary(store: Store, session: Stripe.Checkout.Session, code: string): string {
  const { price: priceId, quantity } = purchaseOf(store, session);
  const price = retrieve(store.prices, priceId, 'price');
  const customer = retrieve(store.customers, idOf(session.customer), 'customer');
  const trialEnd = trialEndOf(store, session);
  const net = periodAmount(price, quantity);
  const coupon = store.coupons.get(idOf(promotionOf(store, code)?.promotion.coupon));
  const off = Math.min(net, coupon?.amount_off ?? 0);
  const tax = session.automatic_tax.enabled ? Math.round((net - off) * taxRate) : 0;
  const gross = net - off + tax;
  const credit = Math.min(gross, Math.max(0, -customer.balance));
  const recurring = recurringOf(price);
  const paidFrom = trialEnd ?? store.now(customer);
  return descriptionList([
    [
      'Was',
      `Platzwart STANDARD, ${quantity} ${quantity === 1 ? 'Standort' : 'Standorte'}, ${recurring.interval === 'year' ? 'jährlich' : 'monatlich'}`,
    ],
    ['Preis', `${euros(net)} ${session.automatic_tax.enabled ? 'zuzüglich 19 % USt.' : ''}`],
    ...(off ? [['Gutschein', `${euros(-off)} auf die erste Zahlung`] as const] : []),
    ...(credit ? [['Guthaben', `${euros(-credit)} auf die erste Zahlung`] as const] : []),
    ['Heute fällig', `<strong>${euros(trialEnd === null ? gross - credit : 0)}</strong>`],
    ...(trialEnd === null
      ? []
      : [['Testzeit bis', `${dateOf(trialEnd)}, dann ${euros(gross - credit)}`] as const]),
    ['Nächste Verlängerung', dateOf(intervalsAfter(paidFrom, recurring, 1))],
  ]);
}

/** Handles a button: looks up the code, or completes the purchase. */
export function submitCheckout(
  store: Store,
  simulation: Simulation,
  id: string,
  typed: Form,
): Page {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name].trim() : '');
  const code = text('promotionCode');
  if (code && !promotionOf(store, code))
    return checkoutPage(store, id, typed, 'Diesen Gutscheincode gibt es nicht.');
  if (text('do') === 'look')
    return checkoutPage(
      store,
      id,
      typed,
      code ? undefined : 'Bitte gib erst einen Gutscheincode ein.',
    );
  const method = text('method');
  const empty = ['name', 'line1', 'postal_code', 'city', 'country'].some(
    (name) => text(name) === '',
  );
  if (empty) return checkoutPage(store, id, typed, 'Bitte fülle Name und Adresse ganz aus.');
  try {
    const url = simulation.finishCheckout(id, {
      method: method === 'sepa' ? 'sepa' : 'card',
      declined: method === 'declined',
      ...(code && { promotionCode: code }),
      name: text('name'),
      address: {
        line1: text('line1'),
        line2: null,
        postal_code: text('postal_code'),
        city: text('city'),
        country: text('country'),
        state: null,
      },
    });
    return { seeOther: url };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isDeclined = error.status === 402;
    return checkoutPage(
      store,
      id,
      typed,
      isDeclined ? 'Die Karte wurde abgelehnt. Bitte nimm eine andere Zahlungsart.' : error.message,
    );
  }
}
