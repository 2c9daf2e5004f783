/**
 * A practice that buys: the product's handlers and webhook, connected directly to the Stripe
 * stand-in.
 */
import type { BillingView, Purchase } from '@platzwart/domain/billing/billing';
import { applySubscription } from '@platzwart/functions/billing/apply-subscription';
import { serveWebhook } from '@platzwart/functions/billing/serve-webhook';
import { startCheckout } from '@platzwart/functions/billing/start-checkout';
import { stripePayments } from '@platzwart/functions/billing/stripe-client';
import { viewBilling } from '@platzwart/functions/billing/view-billing';
import { collections } from '@platzwart/functions/core/collections';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { setUpStripe } from '../../scripts/stripe-setup.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from './practice-under-test.ts';
import { startStripe } from './stripe/stripe-stand-in.ts';

const secret = 'whsec_of_tests';

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** `clock.now` is the shared time; the stand-in's buttons move a customer's time beyond it. */
export async function openShop(start: Date, { taxEnabled = false } = {}) {
  const clock = { now: start };
  const docs = collections(database());
  const slugs = new Set<string>();
  // Does the account trigger's work.
  const deliver = async (body: string, signature: string) => {
    const { status } = await serveWebhook(
      { method: 'POST', headers: { 'stripe-signature': signature }, rawBody: Buffer.from(body) },
      secret,
      tools,
    );
    const { customer, id, object } = JSON.parse(body).data.object as {
      customer?: string;
      id: string;
      object: string;
    };
    const slug = (
      await docs.stripeCustomer(customer ?? (object === 'customer' ? id : 'nobody')).get()
    ).data()?.slug;
    if (slug) await applySubscription(slug, tools);
    return status;
  };
  const stripe = await startStripe({ secret, now: () => clock.now, webhook: { deliver } });
  const tools: AllTools = {
    ...toolsAt(() => clock.now),
    payments: stripePayments(
      () => 'sk_test_demo',
      () => stripe.url,
      () => taxEnabled,
    ),
  };
  await setUpStripe(await tools.payments.client(), { origin: tools.origin });

  const accountOf = async (slug: string) => {
    const account = (await docs.account(slug).get()).data();
    if (!account) throw new Error('There is no account.');
    return account;
  };
  const billingOf = async (slug: string) => (await docs.billing(slug).get()).data();
  const customerOf = async (slug: string) => (await billingOf(slug))?.customerId ?? 'none';

  return {
    clock,
    docs,
    stripe,
    tools,
    accountOf,
    billingOf,
    customerOf,
    /** Purposes of e-mails about payments to the practice's own address, with counts. */
    emails: async (slug: string) =>
      (await ledger(slug)).emails
        .filter(({ to }) => to.address === 'praxis@praxis.example')
        .map(({ purpose }) => purpose)
        .filter((purpose) => purpose !== 'registrationDone')
        .sort((a, b) => (a < b ? -1 : 1)),
    isLocked: async (slug: string) => (await docs.practice(slug).get()).data()?.locked,
    view: async (slug: string, caller: Caller = administrator): Promise<BillingView> => {
      const seen = await viewBilling({ companySlug: slug }, caller, tools);
      if (!seen.ok) throw new Error(JSON.stringify(seen.failure));
      return seen.value;
    },
    /** Registers a practice at the product's current time. */
    async practice(title: string, caller: Caller = administrator) {
      const slug = await registeredPractice(title, clock.now, caller);
      slugs.add(slug);
      return slug;
    },
    /** Opens a checkout page; returns its session id. */
    async page(
      slug: string,
      purchase: Purchase = { interval: 'month', locations: 1 },
      caller: Caller = administrator,
    ) {
      const started = await startCheckout({ companySlug: slug, purchase }, caller, tools);
      if (!started.ok) throw new Error(JSON.stringify(started.failure));
      return new URL(started.value.url).pathname.split('/').at(-1) ?? '';
    },
    /** Buys, and waits until every event has arrived. */
    async buy(
      slug: string,
      purchase?: Purchase,
      answers: { promotionCode?: string; caller?: Caller } = {},
    ) {
      const { caller, ...rest } = answers;
      stripe.finishCheckout(await this.page(slug, purchase, caller), { method: 'card', ...rest });
      await stripe.webhooks.settled();
    },
    /**
     * Otherwise other tests, whose stand-in does not know these customers, would find pending work.
     */
    async stop() {
      for (const { metadata } of stripe.customersOf({}))
        if (metadata.practice) slugs.add(metadata.practice);
      for (const slug of slugs) {
        await database().recursiveDelete(docs.practice(slug));
        await docs.deletion(deletionIdOf(slug)).delete();
      }
      await stripe.stop();
    },
  };
}
