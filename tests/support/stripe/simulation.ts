/**
 * What only people or time do at Stripe, one method each: for the console's pages, and for tests.
 */
import type Stripe from 'stripe';
import { declined, invalid } from './api-error.ts';
import { completeCheckout, day, promotionOf } from './billing/checkout.ts';
import { openInvoices, payInvoice, paymentMethodOf } from './billing/invoices.ts';
import {
  cancelAtPeriodEnd,
  changeSubscription,
  endSubscription,
  type Proration,
  passTime,
  periodOf,
} from './billing/subscriptions.ts';
import { newPaymentMethod, type PaymentKind } from './objects/customers.ts';
import { itemOf } from './objects/subscriptions.ts';
import { idOf, retrieve, type Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

type CheckoutAnswers = {
  readonly method: PaymentKind;
  readonly promotionCode?: string;
  /** The bank refuses: no purchase, and the session stays open. */
  readonly declined?: boolean;
  readonly name?: string;
  readonly address?: Stripe.Address;
};

const someAddress: Stripe.Address = {
  city: 'Berlin',
  country: 'DE',
  line1: 'Musterweg 1',
  line2: null,
  postal_code: '10115',
  state: null,
};

export class Simulation {
  readonly store: Store;
  readonly webhooks: Webhooks;

  constructor(store: Store, webhooks: Webhooks) {
    this.store = store;
    this.webhooks = webhooks;
  }

  /**
   * Submits the Checkout page. Throws Stripe's refusal if the card is declined or the code unknown.
   * Returns success_url.
   */
  finishCheckout(sessionId: string, answers: CheckoutAnswers): string {
    const session = retrieve(this.store.checkoutSessions, sessionId, 'checkout.session');
    if (session.status !== 'open') throw invalid('Dieser Kauf ist abgeschlossen oder abgelaufen.');
    const { promotionCode } = answers;
    const promotion = promotionCode ? promotionOf(this.store, promotionCode) : undefined;
    if (promotionCode && !promotion)
      throw invalid('Diesen Gutscheincode gibt es nicht.', 'promotion_code');
    if (answers.declined) throw declined();
    const customer = retrieve(this.store.customers, idOf(session.customer), 'customer');
    completeCheckout(this.store, session, {
      method: answers.method,
      promotion,
      name: answers.name ?? customer.name ?? 'Praxis Muster',
      address: answers.address ?? customer.address ?? someAddress,
    });
    return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  }

  /**
   * Moves the customer's time to the end of the period or trial: the subscription renews with a
   * charge, or ends.
   */
  endPeriod(customerId: string): void {
    const { end } = periodOf(this.running(customerId));
    const { clockOffsets } = this.store;
    clockOffsets.set(
      customerId,
      (clockOffsets.get(customerId) ?? 0) + end - this.store.now(customerId),
    );
    passTime(this.store);
  }

  /** Whether charges to the current payment method are declined; another one works again. */
  letPaymentsFail(customerId: string, fail: boolean): void {
    const method = paymentMethodOf(this.store, this.running(customerId));
    if (!method) throw invalid('Dieser Kunde hat keine Zahlungsart.');
    if (fail) this.store.declining.add(method.id);
    else this.store.declining.delete(method.id);
  }

  /** Stripe retries unpaid invoices. Past due ends when all are paid. */
  payOpenInvoices(customerId: string): void {
    for (const { id } of openInvoices(this.store, customerId)) this.payInvoice(id);
  }

  payInvoice(invoiceId: string): void {
    const invoice = retrieve(this.store.invoices, invoiceId, 'invoice');
    if (invoice.status !== 'open') return;
    const customerId = idOf(invoice.customer);
    payInvoice(this.store, invoice, this.store.now(customerId));
    this.settleArrears(customerId);
  }

  /**
   * The customer changes the payment method in the portal. `declining`: it is accepted, but charges
   * to it are declined.
   */
  replacePaymentMethod(
    customerId: string,
    { kind = 'card', declining = false }: { kind?: PaymentKind; declining?: boolean } = {},
  ): void {
    const subscription = this.running(customerId);
    const customer = retrieve(this.store.customers, customerId, 'customer');
    const last4 = declining ? '0341' : kind === 'sepa' ? '3000' : '4444';
    const method = newPaymentMethod(kind, customer.id, last4, this.store.now(customerId));
    this.store.paymentMethods.set(method.id, method);
    if (declining) this.store.declining.add(method.id);
    customer.invoice_settings.default_payment_method = method.id;
    subscription.default_payment_method = method.id;
    this.store.emit('customer.updated', customer);
    this.store.emit('customer.subscription.updated', subscription);
  }

  /** Cancels at the end of the period. */
  cancel(customerId: string): void {
    cancelAtPeriodEnd(this.store, this.running(customerId), true);
  }

  resume(customerId: string): void {
    cancelAtPeriodEnd(this.store, this.running(customerId), false);
  }

  /** The customer changes the interval in the portal, which makes no change that cannot be paid. */
  payEvery(customerId: string, price: Stripe.Price, proration: Proration = 'always_invoice'): void {
    const subscription = this.running(customerId);
    const quantity = itemOf(subscription).quantity ?? 1;
    changeSubscription(this.store, subscription, { price, quantity }, proration, true);
  }

  endNow(customerId: string): void {
    endSubscription(this.store, this.running(customerId), this.store.now(customerId));
  }

  /** Makes unpaid invoices that many days old; Stripe reports it with another failed charge. */
  ageOpenInvoices(customerId: string, days: number): void {
    for (const invoice of openInvoices(this.store, customerId)) {
      invoice.status_transitions.finalized_at = this.store.now() - days * day;
      invoice.attempt_count++;
      this.store.emit('invoice.payment_failed', invoice);
    }
  }

  /** Voids unpaid invoices. */
  voidOpenInvoices(customerId: string): void {
    for (const invoice of openInvoices(this.store, customerId)) {
      invoice.status = 'void';
      invoice.status_transitions.voided_at = this.store.now(customerId);
      this.store.emit('invoice.voided', invoice);
    }
    this.settleArrears(customerId);
  }

  /** Refunds the last charge completely. */
  refundLast(customerId: string): void {
    const charge = this.store
      .of(this.store.charges, customerId)
      .findLast(({ refunded }) => !refunded);
    if (!charge) throw invalid('Es gibt keine Zahlung, die erstattet werden kann.');
    charge.amount_refunded = charge.amount;
    charge.refunded = true;
    this.store.emit('charge.refunded', charge);
  }

  /** Sends every event of that customer again, as Stripe may do at any time. */
  async resendEvents(customerId: string): Promise<void> {
    for (const { id, customer } of [...this.webhooks.events])
      if (customer === customerId) await this.webhooks.deliverAgain(id);
  }

  private settleArrears(customerId: string): void {
    const subscription = this.store.running(customerId);
    if (subscription?.status !== 'past_due' || openInvoices(this.store, customerId).length > 0)
      return;
    subscription.status = 'active';
    this.store.emit('customer.subscription.updated', subscription);
  }

  private running(customerId: string): Stripe.Subscription {
    const subscription = this.store.running(customerId);
    if (!subscription) throw invalid('Dieser Kunde hat kein laufendes Abo.');
    return subscription;
  }
}
