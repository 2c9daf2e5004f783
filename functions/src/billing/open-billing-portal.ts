import type { BillingPortalPurpose } from '@platzwart/domain/billing/billing';
import { accepted, functionsMessages, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type Stripe from 'stripe';
import { handler } from '../core/handler.ts';
import { isUnpaid, runningSubscription } from './customer.ts';
import { billingFor } from './practice-billing.ts';
import { asking, isPast } from './provider-errors.ts';
import { portalMark } from './stripe-names.ts';

/**
 * The provider's own portal (spec section 9, payment methods): payment method, invoices, interval,
 * cancelling at the end of the paid period. The webhook brings changes back. In: the target page;
 * the overview if it is unavailable. Out: the URL. Works for locked practices too. Failures:
 * signInNeeded, notAllowed; nothing bought yet, a provider that does not answer (field form).
 */
export const openBillingPortal = handler(
  'openBillingPortal',
  ['payments'],
  async ({ companySlug: slug, purpose }, caller, tools) => {
    const found = await billingFor(slug, caller, tools);
    if (!found.ok) return found;
    const { customerId: customer } = found.value.billing;
    if (!customer) return refusedAt(wholeForm, 'noSubscription', functionsMessages.noSubscription);
    return asking('openBillingPortal', async () => {
      const stripe = await tools.payments.client();
      const running = await runningSubscription(customer, stripe);
      const flow = flowTo(purpose, running?.subscription);
      const portal: Stripe.BillingPortal.SessionCreateParams = {
        customer,
        configuration: await configurationOf(stripe),
        return_url: `${tools.origin}${sitePaths.administration(slug)}/${screenPaths.setting('billing')}`,
        locale: 'de',
      };
      return accepted({ url: (await sessionWith(portal, flow, stripe)).url });
    });
  },
);

/** Falls back to the overview where the provider does not offer the flow at the moment. */
async function sessionWith(
  portal: Stripe.BillingPortal.SessionCreateParams,
  flow: Flow | undefined,
  stripe: Stripe,
) {
  if (!flow) return stripe.billingPortal.sessions.create(portal);
  try {
    return await stripe.billingPortal.sessions.create({ ...portal, flow_data: flow });
  } catch (error) {
    if (!isPast(error)) throw error;
    return stripe.billingPortal.sessions.create(portal);
  }
}

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

function flowTo(
  purpose: BillingPortalPurpose,
  running: Stripe.Subscription | undefined,
): Flow | undefined {
  // An unpaid subscription cannot be changed to another interval either.
  const isLate = running !== undefined && isUnpaid(running);
  if (purpose === 'paymentMethod' || (purpose === 'interval' && isLate))
    return { type: 'payment_method_update' };
  // A cancelled subscription is resumed on the overview; an incomplete one supports neither flow.
  if (!running || running.cancel_at_period_end || running.cancel_at !== null) return undefined;
  if (purpose === 'cancel')
    return { type: 'subscription_cancel', subscription_cancel: { subscription: running.id } };
  if (purpose === 'interval')
    return { type: 'subscription_update', subscription_update: { subscription: running.id } };
  return undefined;
}

async function configurationOf(stripe: Stripe): Promise<string> {
  for await (const configuration of stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
  })) {
    if (configuration.metadata?.[portalMark.key] === portalMark.value) return configuration.id;
  }
  throw new Error('There is no configuration of the portal: npm run stripe:setup makes it.');
}
