/** A Checkout session, from its prices to the resulting subscription. */
import type Stripe from 'stripe';
import { newDiscount } from '../objects/catalog.ts';
import { newPaymentMethod, type PaymentKind } from '../objects/customers.ts';
import { type NewCheckout, newCheckoutSession } from '../objects/sessions.ts';
import { idOf, retrieve, type Store } from '../store.ts';
import { periodAmount, taxRate } from './amounts.ts';
import { startSubscription } from './subscriptions.ts';

export const day = 86_400;

export type CheckoutParams = Omit<NewCheckout, 'url' | 'subtotal' | 'tax' | 'customer'> & {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly trialEnd: number | undefined;
  readonly trialDays: number | undefined;
  readonly subscriptionMetadata: Record<string, string>;
  readonly updatesName: boolean;
  readonly updatesAddress: boolean;
};

export function openCheckout(store: Store, params: CheckoutParams): Stripe.Checkout.Session {
  const {
    customer,
    price,
    quantity,
    trialEnd,
    trialDays,
    subscriptionMetadata,
    updatesName,
    updatesAddress,
    ...given
  } = params;
  const subtotal =
    trialEnd === undefined && trialDays === undefined ? periodAmount(price, quantity) : 0;
  const tax = given.taxed ? Math.round(subtotal * taxRate) : 0;
  const session = newCheckoutSession(
    { ...given, customer: customer.id, url: store.url, subtotal, tax },
    store.now(),
  );
  store.checkoutSessions.set(session.id, session);
  const metadata = subscriptionMetadata;
  store.purchases.set(session.id, {
    price: price.id,
    quantity,
    trialEnd,
    trialDays,
    metadata,
    updatesName,
    updatesAddress,
  });
  return session;
}

/** The end of the requested trial if bought now; null without one. */
export function trialEndOf(store: Store, session: Stripe.Checkout.Session): number | null {
  const options = purchaseOf(store, session);
  const now = store.now(session.customer);
  const end =
    options.trialEnd ?? (options.trialDays === undefined ? null : now + options.trialDays * day);
  return end !== null && end > now ? end : null;
}

export function purchaseOf(store: Store, { id }: Stripe.Checkout.Session) {
  return retrieve(store.purchases, id, 'checkout session');
}

/** The voucher of a typed code; undefined for an unknown or expired one. */
export function promotionOf(store: Store, typed: string): Stripe.PromotionCode | undefined {
  return [...store.promotionCodes.values()].find(
    ({ code, active }) => active && code === typed.trim().toUpperCase(),
  );
}

export type Purchase = {
  readonly method: PaymentKind;
  readonly promotion?: Stripe.PromotionCode | undefined;
  readonly name: string;
  readonly address: Stripe.Address;
};

/** The purchase itself, with a working payment method. */
export function completeCheckout(
  store: Store,
  session: Stripe.Checkout.Session,
  purchase: Purchase,
): void {
  const { promotion, address, name } = purchase;
  const options = purchaseOf(store, session);
  const customer = retrieve(store.customers, idOf(session.customer), 'customer');
  const now = store.now(customer);
  const trialEnd = trialEndOf(store, session);
  if (options.updatesName) customer.name = name;
  if (options.updatesAddress) customer.address = address;
  const method = newPaymentMethod(
    purchase.method,
    customer.id,
    purchase.method === 'card' ? '4242' : '3000',
    now,
  );
  store.paymentMethods.set(method.id, method);
  store.emit('customer.updated', customer);

  const discount =
    promotion && ((subscription: string) => grant(promotion, customer, subscription, now));
  const { subscription, invoice } = startSubscription(
    store,
    {
      customer: customer.id,
      price: retrieve(store.prices, options.price, 'price'),
      quantity: options.quantity,
      start: now,
      trialEnd,
      taxed: session.automatic_tax.enabled,
      paymentMethod: method.id,
      metadata: options.metadata,
    },
    discount,
  );
  Object.assign(session, {
    status: 'complete',
    payment_status: invoice.amount_due > 0 ? 'paid' : 'no_payment_required',
    url: null,
    subscription: subscription.id,
    invoice: invoice.id,
    amount_subtotal: invoice.subtotal,
    amount_total: invoice.total,
  } satisfies Partial<Stripe.Checkout.Session>);
  store.emit('checkout.session.completed', session);
}

function grant(
  { id, promotion }: Stripe.PromotionCode,
  customer: Stripe.Customer,
  subscription: string,
  now: number,
): Stripe.Discount {
  const source = { coupon: idOf(promotion.coupon), type: 'coupon' as const };
  return newDiscount(now, { customer: customer.id, subscription, promotion_code: id, source });
}

export function expireCheckout(session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
}
