/**
 * Payment data that only functions read: `practices/{slug}/private/billing`. The provider
 * calculates all amounts.
 */
import * as z from 'zod/mini';

export const Billing = z.strictObject({
  /** The practice's customer at the payment provider. */
  customerId: z.nullable(z.string()),
  /**
   * Version of this document and of the account's subscription: a writer that finds it changed
   * fetches the provider's state again.
   */
  revision: z.int(),
  /**
   * Open checkout pages of the provider. A new one closes the others, so that nobody buys twice.
   */
  checkoutSessionIds: z.array(z.string()),
  /**
   * A reduction of paid locations in progress. Until it ends, nobody can add locations beyond `to`,
   * whatever the account says.
   */
  lowering: z.nullable(z.strictObject({ to: z.int(), until: z.date() })),
  /** When this practice, which entered a code, got its 30 euros. */
  referredCreditedAt: z.nullable(z.date()),
  /**
   * The customer that gets the credit of the code's owner, decided once, and when. No slug: that
   * practice may be deleted.
   */
  referrerCredit: z.nullable(z.strictObject({ customerId: z.string(), at: z.nullable(z.date()) })),
});
export type Billing = z.infer<typeof Billing>;

export const noBilling: Billing = {
  customerId: null,
  revision: 0,
  checkoutSessionIds: [],
  lowering: null,
  referredCreditedAt: null,
  referrerCredit: null,
};

/** `stripeCustomers/{id}`: the practice of that customer. */
export const StripeCustomer = z.strictObject({ slug: z.string() });
export type StripeCustomer = z.infer<typeof StripeCustomer>;

/** `stripeEvents/{id}`: a handled event, stored longer than the provider repeats it. */
export const StripeEvent = z.strictObject({
  type: z.string(),
  slug: z.string(),
  handledAt: z.date(),
  expiresAt: z.date(),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

/** Cents, and a moment as ISO text. */
const cents = z.int();
const moment = z.string();

/** What administrators see, fetched from the provider on demand. Amounts in euro cents. */
export const BillingView = z.strictObject({
  paymentMethod: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('card'),
        brand: z.string(),
        last4: z.string(),
        expires: z.string(),
      }),
      z.strictObject({ kind: z.literal('sepa'), last4: z.string() }),
      z.strictObject({ kind: z.literal('other') }),
    ]),
  ),
  /** The next invoice as of now: gross total, and the amount due after credit. */
  nextInvoice: z.nullable(z.strictObject({ at: moment, total: cents, due: cents })),
  /** Newest first, at most 24. `pdf` and `page` are the provider's URLs. */
  invoices: z.array(
    z.strictObject({
      id: z.string(),
      number: z.nullable(z.string()),
      at: moment,
      total: cents,
      status: z.enum(['paid', 'open', 'void', 'uncollectible']),
      pdf: z.nullable(z.string()),
      page: z.nullable(z.string()),
    }),
  ),
  /** 'GUTHABEN': the balance and its movements, newest first, at most 50. Positive: added. */
  credit: z.strictObject({
    balance: cents,
    entries: z.array(
      z.strictObject({
        at: moment,
        amount: cents,
        kind: z.enum(['referred', 'referrer', 'used', 'other']),
        balance: cents,
      }),
    ),
  }),
});
export type BillingView = z.infer<typeof BillingView>;

/** The caller's own code, the practice that gets its credit, and the alternatives. */
export const ReferralView = z.strictObject({
  code: z.string(),
  /** Null: the oldest practice they administer. */
  chosen: z.nullable(z.string()),
  practices: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
});
export type ReferralView = z.infer<typeof ReferralView>;

/** Locations that a practice can buy without contacting us. */
export const maxLocations = 50;

/** A purchase: the billing interval and the number of locations. */
export const Purchase = z.strictObject({
  interval: z.enum(['month', 'year'], { error: 'Bitte wähle monatlich oder jährlich.' }),
  locations: z
    .int({ error: 'Bitte gib die Zahl der Standorte an.' })
    .check(
      z.gte(1, 'Mindestens ein Standort gehört dazu.'),
      z.lte(maxLocations, `Für mehr als ${maxLocations} Standorte schreib uns bitte.`),
    ),
});
export type Purchase = z.infer<typeof Purchase>;

/** Which page of the provider's portal to open. */
export const BillingPortalPurpose = z.enum(['overview', 'paymentMethod', 'cancel', 'interval']);
export type BillingPortalPurpose = z.infer<typeof BillingPortalPurpose>;
