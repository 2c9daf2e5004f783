/**
 * Subscription (spec sections 1, 4 and 9): administrators, in a locked practice too. Where money
 * moves, only webhooks change the account.
 */
import * as z from 'zod/mini';
import { BillingPortalPurpose, BillingView, Purchase, ReferralView } from '../billing/billing.ts';
import { ReferralCode } from '../billing/referral.ts';
import { administratorsAlways, type Calls, freshly, members } from './access.ts';
import { nothing, slug } from './shapes.ts';

/** The provider answers a hundred questions a second to all of us, and a purchase asks several. */
const payments = {
  ...administratorsAlways,
  service: 'payments',
  exactLimit: { max: 200, minutes: 60 },
} as const;

export const billingCalls = {
  /** Opens the provider's checkout page; the rest of the trial is credited. */
  startCheckout: {
    ...payments,
    input: z.strictObject({ companySlug: slug, purchase: Purchase }),
    output: z.strictObject({ url: z.string() }),
  },
  /** Opens the provider's portal: invoices, payment method, interval, cancellation. */
  openBillingPortal: {
    ...payments,
    ...freshly,
    input: z.strictObject({ companySlug: slug, purpose: BillingPortalPurpose }),
    output: z.strictObject({ url: z.string() }),
  },
  /**
   * What this number of locations would cost now, and from the next invoice on; cents, gross.
   * Changes nothing.
   */
  previewLocations: {
    ...payments,
    input: z.strictObject({ companySlug: slug, locations: Purchase.shape.locations }),
    output: z.strictObject({ dueNow: z.int(), nextAt: z.nullable(z.string()), nextTotal: z.int() }),
  },
  /** Sets the number of paid locations from now on, prorated for the rest of the period. */
  changeLocationsPaid: {
    ...payments,
    ...freshly,
    input: z.strictObject({ companySlug: slug, locations: Purchase.shape.locations }),
    output: nothing,
  },
  /** Current invoices, credit and payment method from the provider. */
  viewBilling: { ...payments, input: z.strictObject({ companySlug: slug }), output: BillingView },
  /** The caller's own code, created on first view. */
  viewReferralCode: {
    ...members,
    input: z.strictObject({ companySlug: slug }),
    output: ReferralView,
  },
  /** Chooses which of the caller's practices gets the credit; null for the oldest. */
  chooseCreditPractice: {
    ...members,
    input: z.strictObject({ companySlug: slug, chosen: z.nullable(slug) }),
    output: nothing,
  },
  /** A new practice enters a referral code before its first purchase. */
  linkReferralCode: {
    ...payments,
    input: z.strictObject({ companySlug: slug, code: ReferralCode }),
    output: nothing,
  },
} as const satisfies Calls;
