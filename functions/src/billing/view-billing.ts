import type { BillingView } from '@platzwart/domain/billing/billing';
import { accepted } from '@platzwart/domain/failure';
import type Stripe from 'stripe';
import { handler } from '../core/handler.ts';
import { boughtBy, isOver } from './customer.ts';
import { billingFor } from './practice-billing.ts';
import { asking, isPast } from './provider-errors.ts';

const maxInvoices = 24;
const maxEntries = 50;

const nothing: BillingView = {
  paymentMethod: null,
  nextInvoice: null,
  invoices: [],
  credit: { balance: 0, entries: [] },
};

/**
 * Invoices, the next one, credit ('GUTHABEN', spec section 3) and payment method, fetched from the
 * provider now. Out: cents, moments as ISO text; all empty before the first purchase. For
 * administrators, in locked practices too. Failures: signInNeeded, notAllowed; a provider that does
 * not answer (field form).
 */
export const viewBilling = handler(
  'viewBilling',
  ['payments'],
  async ({ companySlug: slug }, caller, tools) => {
    const found = await billingFor(slug, caller, tools);
    if (!found.ok) return found;
    const { customerId: customer } = found.value.billing;
    if (!customer) return accepted(nothing);
    return asking('viewBilling', async () => {
      const stripe = await tools.payments.client();
      const [bought, invoices, entries, known] = await Promise.all([
        boughtBy(customer, stripe),
        stripe.invoices.list({ customer, limit: maxInvoices }),
        stripe.customers.listBalanceTransactions(customer, { limit: maxEntries }),
        stripe.customers.retrieve(customer),
      ]);
      const running = bought.findLast((one) => !isOver(one));
      return accepted({
        paymentMethod: running ? paymentMethodOf(running.default_payment_method) : null,
        nextInvoice: running ? await nextInvoiceOf(running, stripe) : null,
        invoices: invoices.data.flatMap(invoiceOf),
        credit: { balance: known.deleted ? 0 : -known.balance, entries: entries.data.map(entryOf) },
      });
    });
  },
);

function paymentMethodOf(
  method: Stripe.Subscription['default_payment_method'],
): BillingView['paymentMethod'] {
  if (method === null || typeof method === 'string') return null;
  const { card, sepa_debit: sepa } = method;
  if (card) {
    return {
      kind: 'card',
      brand: card.brand,
      last4: card.last4,
      expires: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
    };
  }
  return sepa ? { kind: 'sepa', last4: sepa.last4 ?? '' } : { kind: 'other' };
}

async function nextInvoiceOf(
  running: Stripe.Subscription,
  stripe: Stripe,
): Promise<BillingView['nextInvoice']> {
  if (running.cancel_at_period_end || running.cancel_at !== null) return null;
  try {
    const next = await stripe.invoices.createPreview({ subscription: running.id });
    return {
      at: isoOf(next.next_payment_attempt ?? next.period_end),
      total: next.total,
      due: next.amount_due,
    };
  } catch (error) {
    // Cancelled a moment ago: there is no next invoice.
    if (isPast(error)) return null;
    throw error;
  }
}

/** Drafts are not shown. */
function invoiceOf({
  id,
  number,
  created,
  total,
  status,
  invoice_pdf: pdf,
  hosted_invoice_url: page,
}: Stripe.Invoice): BillingView['invoices'] {
  const known = (['paid', 'open', 'void', 'uncollectible'] as const).find((one) => one === status);
  return known && id
    ? [
        {
          id,
          number,
          at: isoOf(created),
          total,
          status: known,
          pdf: pdf ?? null,
          page: page ?? null,
        },
      ]
    : [];
}

/** The provider's balance is what the customer owes; ours has the opposite sign. */
function entryOf({
  created,
  amount,
  ending_balance: balance,
  type,
  metadata,
}: Stripe.CustomerBalanceTransaction): BillingView['credit']['entries'][number] {
  const referral = (['referred', 'referrer'] as const).find((kind) => kind === metadata?.referral);
  const kind =
    referral ??
    (type === 'applied_to_invoice' || type === 'unapplied_from_invoice' ? 'used' : 'other');
  return { at: isoOf(created), amount: -amount, kind, balance: -balance };
}

function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
