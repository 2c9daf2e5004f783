import type { Billing } from '@platzwart/domain/billing/billing';
import { nextCheckAt, type Subscription } from '@platzwart/domain/billing/subscription';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { day } from '@platzwart/domain/dates/durations';
import type { Account } from '@platzwart/domain/practice/account';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { commitUnlessConflict, replaceUnchanged } from '../core/optimistic-write.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { creditReferred, creditReferrer } from './credit-referral.ts';
import { type Reported, reportedBy } from './reported-subscription.ts';

type SyncTools = Pick<Tools<'payments'>, 'db' | 'now' | 'origin' | 'payments'>;

/** Days a handled event is remembered; the provider retries for three. */
const remembered = 30;

/** Far more than a purchase has events at the same time. */
const maxAttempts = 60;

/**
 * Writes the payment provider's current state to the practice's account (spec section 4): on a
 * write conflict it fetches again, so the latest state wins in whatever order events come. It takes
 * no locks: a purchase's events come together, and transactions that read would time out waiting
 * for each other. An event is recorded with what it leads to, and handled once. In: the slug, the
 * customer. Out: whether the event was new. Throws if the provider does not answer, recording
 * nothing.
 */
export async function syncSubscription(
  {
    slug,
    customer,
    event,
  }: { slug: string; customer: string; event?: { readonly id: string; readonly type: string } },
  tools: SyncTools,
): Promise<'handled' | 'known' | 'gone'> {
  const docs = collections(tools.db);
  const stripe = await tools.payments.client();
  for (let tries = 1; tries <= maxAttempts; tries++) {
    const [account, billing, known] = await Promise.all([
      docs.account(slug).get(),
      docs.billing(slug).get(),
      event && docs.stripeEvent(event.id).get(),
    ]);
    // Deleted, or another practice of that name.
    if (!account.exists || billing.data()?.customerId !== customer) return 'gone';
    if (known?.exists) return 'known';
    const reported = await reportedBy(customer, stripe);
    const writing = tools.db.runTransaction((tx) =>
      Promise.resolve(write(tx, { slug, account, billing, reported, event }, tools)),
    );
    if (!(await commitUnlessConflict(writing))) continue;
    await creditWhatIsDue(slug, reported, tools);
    return 'handled';
  }
  throw new Error('Others wrote this subscription all the time.');
}

/**
 * Another practice's credit must not block this one's sync: the task retries a failure a day later.
 */
async function creditWhatIsDue(
  slug: string,
  { hasPaid }: Reported,
  tools: SyncTools,
): Promise<void> {
  try {
    await creditReferred(slug, tools);
    if (hasPaid) await creditReferrer(slug, tools);
  } catch (error) {
    reportUnforeseen('creditReferral', error);
  }
}

type Seen = {
  readonly slug: string;
  readonly account: DocumentSnapshot<Account>;
  readonly billing: DocumentSnapshot<Billing>;
  readonly reported: Reported;
  readonly event?: { readonly id: string; readonly type: string } | undefined;
};

function write(
  tx: Transaction,
  { slug, account, billing, reported, event }: Seen,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): void {
  const [known, paid] = [account.data(), billing.data()];
  if (!known || !paid) return;
  if (event) {
    const expiresAt = new Date(now().getTime() + remembered * day);
    tx.create(collections(db).stripeEvent(event.id), {
      type: event.type,
      slug,
      handledAt: now(),
      expiresAt,
    });
  }
  const subscription = reported.subscription
    ? withChanges(known.subscription, reported.subscription, now())
    : known.subscription;
  const isCreditDue =
    known.referral !== null &&
    (!paid.referredCreditedAt || (reported.hasPaid && !paid.referrerCredit?.at));
  replaceUnchanged(
    tx,
    account,
    changed(known, subscription, { now: now(), isCreditDue, hasPaidMoney: reported.hasPaidMoney }),
  );
  // Even if nothing changed: a caller that fetched earlier must not write outdated state.
  replaceUnchanged(tx, billing, { ...paid, revision: paid.revision + 1 });
}

/** The provider says what is; what was done to it follows from what we knew. */
function withChanges(before: Subscription | null, after: Subscription, now: Date): Subscription {
  if (before?.startedAt?.getTime() !== after.startedAt?.getTime()) return after;
  const resumedAt = before?.cancelledAt && !after.cancelledAt ? now : before?.resumedAt;
  const intervalChangedAt = before?.interval === after.interval ? before.intervalChangedAt : now;
  return {
    ...after,
    ...(resumedAt && { resumedAt }),
    ...(intervalChangedAt && { intervalChangedAt }),
  };
}

function changed(
  account: Account,
  subscription: Subscription | null,
  { now, isCreditDue, hasPaidMoney }: { now: Date; isCreditDue: boolean; hasPaidMoney: boolean },
): Account {
  const next = subscription && nextCheckAt(subscription, now);
  const tomorrow = daysLater(now, 1);
  return {
    ...account,
    subscription,
    nextBillingCheckAt: isCreditDue && (!next || next > tomorrow) ? tomorrow : next,
    // Paying customers count as approved: our gift of a referral pays nothing.
    approvedAt: account.approvedAt ?? (hasPaidMoney ? now : null),
  };
}
