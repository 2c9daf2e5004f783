/**
 * The credit of a referral (spec section 9): 30 euros for the practice that entered a code, 30 for
 * the one that the code's owner names, each exactly once. The provider holds the balance; a key and
 * a mark on each booking let a retry find the first one.
 */
import { plan } from '@platzwart/domain/billing/pricing';
import type Stripe from 'stripe';
import { type Collections, collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';
import { administratorsOf, receiversOf } from '../emails/receivers.ts';
import { referralCreditedEmails } from '../emails/templates/subscription-notices.ts';
import { customerOf } from './customer.ts';

type CreditTools = Pick<Tools<'payments'>, 'db' | 'now' | 'origin' | 'payments'>;

/**
 * Credits the practice that entered a code, before its first invoice. In: its slug. No-op without a
 * code or when already credited.
 */
export async function creditReferred(slug: string, tools: CreditTools): Promise<void> {
  const docs = collections(tools.db);
  const [practice, account, billing] = await Promise.all([
    docs.practice(slug).get(),
    docs.account(slug).get(),
    docs.billing(slug).get(),
  ]);
  const [there, known] = [practice.data(), account.data()];
  if (!there || !known?.referral || billing.data()?.referredCreditedAt) return;
  const customer = await customerOf({ practice: there, account: known }, tools);
  await credit(
    customer,
    { kind: 'referred', slug, registeredAt: known.registeredAt },
    await tools.payments.client(),
  );
  await docs.billing(slug).update({ referredCreditedAt: tools.now() });
}

/**
 * Credits the practice that the code's owner names, or else the oldest they administer, once the
 * first invoice after the trial is paid. In: the slug of the referred practice. The beneficiary is
 * decided once; while the owner administers no practice, the credit waits.
 */
export async function creditReferrer(slug: string, tools: CreditTools): Promise<void> {
  const { db, now, origin, payments } = tools;
  const docs = collections(db);
  const registeredAt = (await docs.account(slug).get()).data()?.registeredAt;
  const customerId = registeredAt && (await beneficiary(slug, tools));
  if (!registeredAt || !customerId) return;
  await credit(customerId, { kind: 'referrer', slug, registeredAt }, await payments.client());
  await inTransaction(db, async (tx) => {
    const [billingNow, customerNow] = await Promise.all([
      tx.get(docs.billing(slug)),
      tx.get(docs.stripeCustomer(customerId)),
    ]);
    if (billingNow.data()?.referrerCredit?.at !== null) return;
    const theirs = customerNow.data()?.slug;
    const [practice, account] = theirs
      ? [(await tx.get(docs.practice(theirs))).data(), (await tx.get(docs.account(theirs))).data()]
      : [];
    const receivers =
      practice && account
        ? receiversOf(practice, account, await administratorsOf(practice.slug, tx, docs))
        : [];
    tx.update(billingNow.ref, { referrerCredit: { customerId, at: now() } });
    if (!practice) return;
    const cause = `${slug}_${registeredAt.getTime()}`;
    const emails = referralCreditedEmails(
      { practice, amount: plan.referralCredit, cause, now: now() },
      receivers,
      origin,
    );
    for (const email of emails) queueEmail(tx, email, db);
  });
}

/**
 * The beneficiary's customer id, stored once decided; undefined without a code, if already
 * credited, or while nobody is eligible.
 */
async function beneficiary(slug: string, tools: CreditTools): Promise<string | undefined> {
  const docs = collections(tools.db);
  const [account, billing] = [
    (await docs.account(slug).get()).data(),
    (await docs.billing(slug).get()).data(),
  ];
  if (!account?.referral || !billing || billing.referrerCredit?.at) return undefined;
  const decided = billing.referrerCredit?.customerId;
  // A deleted practice has no use for it.
  if (decided && (await docs.stripeCustomer(decided).get()).exists) return decided;
  const theirs = await practiceOfOwner(account.referral.code, slug, docs);
  const [practice, theirAccount] = theirs
    ? [(await docs.practice(theirs).get()).data(), (await docs.account(theirs).get()).data()]
    : [undefined, undefined];
  if (!practice || !theirAccount) return undefined;
  const customerId = await customerOf({ practice, account: theirAccount }, tools);
  return inTransaction(tools.db, async (tx) => {
    const stored = (await tx.get(docs.billing(slug))).data()?.referrerCredit;
    if (stored?.at) return undefined;
    if (stored && stored.customerId !== decided) return stored.customerId;
    tx.update(docs.billing(slug), { referrerCredit: { customerId, at: null } });
    return customerId;
  });
}

/**
 * The practice that the code's owner names, else the oldest they administer; never the referred
 * one.
 */
async function practiceOfOwner(
  code: string,
  referred: string,
  docs: Collections,
): Promise<string | undefined> {
  const owner = (await docs.referralCode(code).get()).data();
  const user = owner && (await docs.user(owner.uid).get()).data();
  const slugs = (user?.practices ?? [])
    .filter(({ role, slug }) => role === 'administrator' && slug !== referred)
    .map(({ slug }) => slug);
  if (owner?.practice && slugs.includes(owner.practice)) return owner.practice;
  const accounts = await Promise.all(
    slugs.map(async (slug) => ({ slug, account: (await docs.account(slug).get()).data() })),
  );
  return accounts
    .flatMap(({ slug, account }) =>
      account ? [{ slug, age: account.registeredAt.getTime() }] : [],
    )
    .sort((a, b) => a.age - b.age || (a.slug < b.slug ? -1 : 1))[0]?.slug;
}

type Credit = {
  readonly kind: 'referred' | 'referrer';
  readonly slug: string;
  readonly registeredAt: Date;
};

/**
 * `slug` and the registration time identify the referral: a practice that reuses a deleted one's
 * name is another.
 */
async function credit(
  customer: string,
  { kind, slug, registeredAt }: Credit,
  stripe: Stripe,
): Promise<void> {
  const registered = String(registeredAt.getTime());
  const isThere = ({ metadata }: Stripe.CustomerBalanceTransaction) =>
    metadata?.referral === kind && metadata.practice === slug && metadata.registered === registered;
  // The provider forgets keys after a day, but never its bookings.
  for await (const booked of stripe.customers.listBalanceTransactions(customer, { limit: 100 }))
    if (isThere(booked)) return;
  await stripe.customers.createBalanceTransaction(
    customer,
    {
      amount: -plan.referralCredit * 100,
      currency: 'eur',
      description:
        kind === 'referred' ? 'Guthaben für einen Empfehlungscode' : 'Guthaben für eine Empfehlung',
      metadata: { referral: kind, practice: slug, registered },
    },
    { idempotencyKey: `referral_${kind}_${slug}_${registered}_${customer}` },
  );
}
