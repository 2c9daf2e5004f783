/** What only people or time do at Stripe, one method each: for the console's pages, and for tests. */
import type Stripe from 'stripe';
import type { Deliveries } from './deliveries.ts';
import { completeCheckout, day, promotionOf } from './engine/checkout.ts';
import { openInvoices, payInvoice, paymentMethodOf } from './engine/invoicing.ts';
import { cancelAtPeriodEnd, endSubscription, passTime, periodOf } from './engine/subscribing.ts';
import { found, idOf, type Ledger } from './ledger.ts';
import { newPaymentMethod, type PaymentKind } from './objects/customers.ts';
import { declined, invalid } from './refusal.ts';

export type CheckoutAnswers = {
  readonly method: PaymentKind;
  readonly promotionCode?: string;
  /** The bank refuses: no purchase, and the session stays open. */
  readonly declined?: boolean;
  readonly name?: string;
  readonly address?: Stripe.Address;
  readonly taxId?: string;
};

const someAddress: Stripe.Address = { city: 'Berlin', country: 'DE', line1: 'Musterweg 1', line2: null, postal_code: '10115', state: null };

export class Buttons {
  readonly ledger: Ledger;
  protected readonly deliveries: Deliveries;

  constructor(ledger: Ledger, deliveries: Deliveries) {
    this.ledger = ledger;
    this.deliveries = deliveries;
  }

  /** Submits the Checkout page. Throws Stripe's refusal if the card is declined or the code unknown. Returns success_url. */
  finishCheckout(sessionId: string, answers: CheckoutAnswers): string {
    const session = found(this.ledger.checkoutSessions, sessionId, 'checkout.session');
    if (session.status !== 'open') throw invalid('Dieser Kauf ist abgeschlossen oder abgelaufen.');
    const { promotionCode } = answers;
    const promotion = promotionCode ? promotionOf(this.ledger, promotionCode) : undefined;
    if (promotionCode && !promotion) throw invalid('Diesen Gutscheincode gibt es nicht.', 'promotion_code');
    if (answers.declined) throw declined();
    const customer = found(this.ledger.customers, idOf(session.customer), 'customer');
    completeCheckout(this.ledger, session, {
      method: answers.method,
      promotion,
      name: answers.name ?? customer.name ?? 'Praxis Muster',
      address: answers.address ?? customer.address ?? someAddress,
      taxId: answers.taxId,
    });
    return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  }

  /** Moves the customer's time to the end of the period or trial: the subscription renews with a charge, or ends. */
  endPeriod(customerId: string): void {
    const { end } = periodOf(this.running(customerId));
    const { ahead } = this.ledger;
    ahead.set(customerId, (ahead.get(customerId) ?? 0) + end - this.ledger.now(customerId));
    passTime(this.ledger);
  }

  /** Whether charges to the current payment method are declined; another one works again. */
  letPaymentsFail(customerId: string, fail: boolean): void {
    const method = paymentMethodOf(this.ledger, this.running(customerId));
    if (!method) throw invalid('Dieser Kunde hat keine Zahlungsart.');
    if (fail) this.ledger.declining.add(method.id);
    else this.ledger.declining.delete(method.id);
  }

  /** Stripe retries unpaid invoices. Past due ends when all are paid. */
  payOpenInvoices(customerId: string): void {
    for (const { id } of openInvoices(this.ledger, customerId)) this.payInvoice(id);
  }

  payInvoice(invoiceId: string): void {
    const invoice = found(this.ledger.invoices, invoiceId, 'invoice');
    if (invoice.status !== 'open') return;
    const customerId = idOf(invoice.customer);
    payInvoice(this.ledger, invoice, this.ledger.now(customerId));
    this.settleArrears(customerId);
  }

  /** The customer changes the payment method in the portal. `declining`: it is accepted, but charges to it are declined. */
  replacePaymentMethod(customerId: string, { kind = 'card', declining = false }: { kind?: PaymentKind; declining?: boolean } = {}): void {
    const subscription = this.running(customerId);
    const customer = found(this.ledger.customers, customerId, 'customer');
    const last4 = declining ? '0341' : kind === 'sepa' ? '3000' : '4444';
    const method = newPaymentMethod(kind, customer, last4, this.ledger.now(customerId));
    this.ledger.paymentMethods.set(method.id, method);
    if (declining) this.ledger.declining.add(method.id);
    customer.invoice_settings.default_payment_method = method.id;
    subscription.default_payment_method = method.id;
    this.ledger.tell('customer.updated', customer);
    this.ledger.tell('customer.subscription.updated', subscription);
  }

  /** Cancels at the end of the period. */
  cancel(customerId: string): void {
    cancelAtPeriodEnd(this.ledger, this.running(customerId), true);
  }

  resume(customerId: string): void {
    cancelAtPeriodEnd(this.ledger, this.running(customerId), false);
  }

  endNow(customerId: string): void {
    endSubscription(this.ledger, this.running(customerId), this.ledger.now(customerId));
  }

  /** Makes unpaid invoices that many days old; Stripe reports it with another failed charge. */
  ageOpenInvoices(customerId: string, days: number): void {
    for (const invoice of openInvoices(this.ledger, customerId)) {
      invoice.status_transitions.finalized_at = this.ledger.now() - days * day;
      invoice.effective_at = invoice.status_transitions.finalized_at;
      invoice.attempt_count++;
      this.ledger.tell('invoice.payment_failed', invoice);
    }
  }

  /** Voids unpaid invoices. */
  voidOpenInvoices(customerId: string): void {
    for (const invoice of openInvoices(this.ledger, customerId)) {
      invoice.status = 'void';
      invoice.status_transitions.voided_at = this.ledger.now(customerId);
      this.ledger.tell('invoice.voided', invoice);
    }
    this.settleArrears(customerId);
  }

  /** Refunds the last charge completely. */
  refundLast(customerId: string): void {
    const charge = this.ledger.of(this.ledger.charges, customerId).findLast(({ refunded }) => !refunded);
    if (!charge) throw invalid('Es gibt keine Zahlung, die erstattet werden kann.');
    charge.amount_refunded = charge.amount;
    charge.refunded = true;
    this.ledger.tell('charge.refunded', charge);
  }

  /** Sends every event of that customer again, as Stripe may do at any time. */
  async resendEvents(customerId: string): Promise<void> {
    for (const { id, customer } of [...this.deliveries.events]) if (customer === customerId) await this.deliveries.deliverAgain(id);
  }

  private settleArrears(customerId: string): void {
    const subscription = this.ledger.running(customerId);
    if (subscription?.status !== 'past_due' || openInvoices(this.ledger, customerId).length > 0) return;
    subscription.status = 'active';
    this.ledger.tell('customer.subscription.updated', subscription);
  }

  private running(customerId: string): Stripe.Subscription {
    const subscription = this.ledger.running(customerId);
    if (!subscription) throw invalid('Dieser Kunde hat kein laufendes Abo.');
    return subscription;
  }
}
