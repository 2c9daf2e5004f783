/** What functions alone know of a practice's payments: `practices/{slug}/private/billing` (design section 3). No money is counted here: the provider does. */
import * as z from 'zod/mini';

export const Billing = z.strictObject({
  /** The practice's customer at the payment provider. */
  customerId: z.nullable(z.string()),
  /** Of what is written here and to the account's subscription: who fetched the provider's state before another one wrote fetches again. */
  revision: z.int(),
  /** Pages of the provider on which this practice may still buy; a new one ends the earlier ones, so that nobody buys twice. */
  checkoutSessionIds: z.array(z.string()),
  /** So few locations are about to be paid for; until then nobody adds any beyond them, whatever the account still says. */
  lowering: z.nullable(z.strictObject({ to: z.int(), until: z.date() })),
  /** When the 30 euros of this practice, which entered a code, were credited. */
  referredCreditedAt: z.nullable(z.date()),
  /** The customer that those of the code's owner go to, decided once; and when they were credited. No slug: that practice may be deleted. */
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

/** `stripeCustomers/{id}`: whose customer that is. */
export const StripeCustomer = z.strictObject({ slug: z.string() });
export type StripeCustomer = z.infer<typeof StripeCustomer>;

/** `stripeEvents/{id}`: an event that was handled; kept longer than the provider repeats it. */
export const StripeEvent = z.strictObject({ type: z.string(), slug: z.string(), handledAt: z.date(), expiresAt: z.date() });
export type StripeEvent = z.infer<typeof StripeEvent>;

/** Cents, and a moment as ISO text. */
const cents = z.int();
const moment = z.string();

/** What an administrator sees of it, asked of the provider at that moment. Amounts in euro cents. */
export const BillingView = z.strictObject({
  paymentMethod: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('card'), brand: z.string(), last4: z.string(), expires: z.string() }),
      z.strictObject({ kind: z.literal('sepa'), last4: z.string() }),
      z.strictObject({ kind: z.literal('other') }),
    ]),
  ),
  /** The next one as it would be now: gross, and what is left to pay after the credit. */
  nextInvoice: z.nullable(z.strictObject({ at: moment, total: cents, due: cents })),
  /** Newest first, at most 24. `pdf` and `page` lead to the provider. */
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
  /** 'GUTHABEN': what is left, and how it came and went, newest first, at most 50. Positive: came. */
  credit: z.strictObject({
    balance: cents,
    entries: z.array(
      z.strictObject({ at: moment, amount: cents, kind: z.enum(['referred', 'referrer', 'used', 'other']), balance: cents }),
    ),
  }),
});
export type BillingView = z.infer<typeof BillingView>;

/** The caller's own code, where its credit goes, and which of their practices it could go to instead. */
export const ReferralView = z.strictObject({
  code: z.string(),
  /** Null: the oldest practice they administer. */
  chosen: z.nullable(z.string()),
  practices: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
});
export type ReferralView = z.infer<typeof ReferralView>;

/** Locations that can be bought by oneself. */
export const maxLocations = 50;

/** What is bought: how often it is paid, and for how many locations. */
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

/** Where in the provider's portal somebody wants to go. */
export const BillingPortalPurpose = z.enum(['overview', 'paymentMethod', 'cancel', 'interval']);
export type BillingPortalPurpose = z.infer<typeof BillingPortalPurpose>;
