/** The stand-in's state, in memory: Stripe's objects by id, and what else Stripe would know. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing } from './api-error.ts';

/** An object's id as a string, in the forms that Stripe's types allow. */
export type Reference = string | { readonly id: string } | null | undefined;

export function idOf(reference: Reference): string {
  if (reference === null || reference === undefined) return '';
  return typeof reference === 'string' ? reference : reference.id;
}

/** 'cus_' and so on, with enough random characters to be unique. */
export function newId(prefix: string, length = 24): string {
  const characters = randomBytes(length * 2)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '');
  return `${prefix}_${characters.slice(0, length)}`;
}

/** Seconds since 1970, Stripe's format for moments. */
export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export class Store {
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly coupons = new Map<string, Stripe.Coupon>();
  readonly promotionCodes = new Map<string, Stripe.PromotionCode>();
  readonly discounts = new Map<string, Stripe.Discount>();
  readonly customers = new Map<string, Stripe.Customer>();
  readonly balanceTransactions = new Map<string, Stripe.CustomerBalanceTransaction>();
  readonly paymentMethods = new Map<string, Stripe.PaymentMethod>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly checkoutSessions = new Map<string, Stripe.Checkout.Session>();
  readonly portalConfigurations = new Map<string, Stripe.BillingPortal.Configuration>();
  readonly portalSessions = new Map<string, Stripe.BillingPortal.Session>();
  readonly webhookEndpoints = new Map<string, Stripe.WebhookEndpoint>();

  /** Payment methods whose charges are declined. */
  readonly declining = new Set<string>();
  /** Options of a session that its completion needs. */
  readonly purchases = new Map<string, CheckoutOptions>();
  /** By subscription: prorations pending for the next invoice. */
  readonly pendingLines = new Map<string, Stripe.InvoiceLineItem[]>();
  /** By customer: seconds that their clock is ahead. */
  readonly clockOffsets = new Map<string, number>();

  /** Base URL of this server's pages: 'http://127.0.0.1:12111'. */
  url = '';
  private readonly clock: () => Date;
  readonly emit: (type: Stripe.Event['type'], object: Stripe.Event.Data.Object) => void;

  constructor(clock: () => Date, emit: Store['emit']) {
    this.clock = clock;
    this.emit = emit;
  }

  /** The customer's time; without one, the clock's. */
  now(customer?: Reference): number {
    return seconds(this.clock()) + (this.clockOffsets.get(idOf(customer)) ?? 0);
  }

  /** Finds any object, for `expand`. */
  find(id: string): unknown {
    for (const kind of Object.values(this)) {
      if (
        kind instanceof Map &&
        kind !== this.clockOffsets &&
        kind !== this.purchases &&
        kind !== this.pendingLines
      ) {
        const found: unknown = kind.get(id);
        if (found) return found;
      }
    }
    return undefined;
  }

  of<T extends { customer: Reference }>(kind: ReadonlyMap<string, T>, customer: Reference): T[] {
    return [...kind.values()].filter((one) => idOf(one.customer) === idOf(customer));
  }

  /** The active subscription, the latest if there are several. */
  running(customer: Reference): Stripe.Subscription | undefined {
    return this.of(this.subscriptions, customer).findLast(({ status }) => status !== 'canceled');
  }
}

/** Options of a Checkout session. */
type CheckoutOptions = {
  readonly price: string;
  readonly quantity: number;
  readonly trialEnd: number | undefined;
  readonly trialDays: number | undefined;
  readonly metadata: Record<string, string>;
  readonly updatesName: boolean;
  readonly updatesAddress: boolean;
};

/** The object with that id, or Stripe's 404. */
export function retrieve<T>(
  kind: ReadonlyMap<string, T>,
  id: string,
  name: string,
  param?: string,
): T {
  const one = kind.get(id);
  if (one === undefined) throw missing(name, id, param);
  return one;
}
