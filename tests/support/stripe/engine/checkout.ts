/** A Checkout session, from its prices to the resulting subscription. */
import type Stripe from 'stripe';
import { found, idOf, type Ledger } from '../ledger.ts';
import { newDiscount } from '../objects/catalog.ts';
import { newPaymentMethod, newTaxId, type PaymentKind } from '../objects/customers.ts';
import { type NewCheckout, newCheckoutSession } from '../objects/sessions.ts';
import { periodAmount, taxRate } from './amounts.ts';
import { startSubscription } from './subscribing.ts';

export const day = 86_400;

export type CheckoutAsked = Omit<NewCheckout, 'url' | 'subtotal' | 'tax' | 'email' | 'customer'> & {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly trialEnd: number | undefined;
  readonly trialDays: number | undefined;
  readonly subscriptionMetadata: Record<string, string>;
  readonly updatesName: boolean;
  readonly updatesAddress: boolean;
};

export function openCheckout(ledger: Ledger, asked: CheckoutAsked): Stripe.Checkout.Session {
  const { customer, price, quantity, trialEnd, trialDays, subscriptionMetadata, updatesName, updatesAddress, ...given } = asked;
  const subtotal = trialEnd === undefined && trialDays === undefined ? periodAmount(price, quantity) : 0;
  const tax = given.taxed ? Math.round(subtotal * taxRate) : 0;
  const session = newCheckoutSession(
    { ...given, customer: customer.id, url: ledger.url, subtotal, tax, email: customer.email },
    ledger.now(),
  );
  ledger.checkoutSessions.set(session.id, session);
  const metadata = subscriptionMetadata;
  ledger.purchases.set(session.id, { price: price.id, quantity, trialEnd, trialDays, metadata, updatesName, updatesAddress });
  return session;
}

/** The end of the requested trial if bought now; null without one. */
export function trialEndOf(ledger: Ledger, session: Stripe.Checkout.Session): number | null {
  const asked = purchaseOf(ledger, session);
  const now = ledger.now(session.customer);
  const end = asked.trialEnd ?? (asked.trialDays === undefined ? null : now + asked.trialDays * day);
  return end !== null && end > now ? end : null;
}

export function purchaseOf(ledger: Ledger, { id }: Stripe.Checkout.Session) {
  return found(ledger.purchases, id, 'checkout session');
}

/** The voucher of a typed code; undefined for an unknown or expired one. */
export function promotionOf(ledger: Ledger, typed: string): Stripe.PromotionCode | undefined {
  return [...ledger.promotionCodes.values()].find(({ code, active }) => active && code === typed.trim().toUpperCase());
}

export type Purchase = {
  readonly method: PaymentKind;
  readonly promotion?: Stripe.PromotionCode | undefined;
  readonly name: string;
  readonly address: Stripe.Address;
  readonly taxId?: string | undefined;
};

/** The purchase itself, with a working payment method. */
export function completeCheckout(ledger: Ledger, session: Stripe.Checkout.Session, purchase: Purchase): void {
  const { promotion, address, name, taxId } = purchase;
  const asked = purchaseOf(ledger, session);
  const customer = found(ledger.customers, idOf(session.customer), 'customer');
  const now = ledger.now(customer);
  const trialEnd = trialEndOf(ledger, session);
  if (asked.updatesName) customer.name = name;
  if (asked.updatesAddress) customer.address = address;
  if (taxId && session.tax_id_collection?.enabled) {
    const added = newTaxId(customer.id, taxId, now);
    ledger.taxIds.set(added.id, added);
  }
  const method = newPaymentMethod(purchase.method, customer, purchase.method === 'card' ? '4242' : '3000', now);
  ledger.paymentMethods.set(method.id, method);
  ledger.tell('customer.updated', customer);

  const discount = promotion && ((subscription: string) => grant(promotion, customer, subscription, session, now));
  const { subscription, invoice } = startSubscription(
    ledger,
    {
      customer: customer.id,
      price: found(ledger.prices, asked.price, 'price'),
      quantity: asked.quantity,
      start: now,
      trialEnd,
      taxed: session.automatic_tax.enabled,
      paymentMethod: method.id,
      metadata: asked.metadata,
    },
    discount,
  );
  if (promotion) promotion.times_redeemed++;
  const amountDiscount = invoice.total_discount_amounts?.[0]?.amount ?? 0;
  const amountTax = invoice.total_taxes?.[0]?.amount ?? 0;
  Object.assign(session, {
    status: 'complete',
    payment_status: invoice.amount_due > 0 ? 'paid' : 'no_payment_required',
    url: null,
    subscription: subscription.id,
    invoice: invoice.id,
    amount_subtotal: invoice.subtotal,
    amount_total: invoice.total,
    total_details: { amount_discount: amountDiscount, amount_shipping: 0, amount_tax: amountTax },
    discounts: promotion ? [{ coupon: null, promotion_code: promotion.id }] : [],
    customer_details: {
      address,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: taxId ? [{ type: 'eu_vat', value: taxId }] : [],
    },
  } satisfies Partial<Stripe.Checkout.Session>);
  ledger.tell('checkout.session.completed', session);
}

function grant(
  { id, promotion }: Stripe.PromotionCode,
  customer: Stripe.Customer,
  subscription: string,
  session: Stripe.Checkout.Session,
  now: number,
): Stripe.Discount {
  const source = { coupon: idOf(promotion.coupon), type: 'coupon' as const };
  return newDiscount(now, { customer: customer.id, subscription, promotion_code: id, source, checkout_session: session.id });
}

export function expireCheckout(ledger: Ledger, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  ledger.tell('checkout.session.expired', session);
}
