import { noBilling } from '@platzwart/domain/billing/billing';
import { nextCheckAt, type Subscription } from '@platzwart/domain/billing/subscription';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { isSameValue } from '@platzwart/domain/text/field-edits';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { creditReferred, creditReferrer } from './credit-referral.ts';
import { type Reported, reportedBy } from './reported-subscription.ts';

type SyncTools = Pick<Tools, 'db' | 'now' | 'origin' | 'payments'>;

/** Days a handled event is remembered; the provider retries for three. */
const remembered = 30;
const day = 86_400_000;

/** Far more than a purchase has events at the same time. */
const maxAttempts = 60;

/**
 * Writes the payment provider's current state to the practice's account (spec section 4): on a write conflict it fetches again, so the
 * latest state wins in whatever order events come. An event is recorded in the same transaction and handled once. In: the slug, the
 * customer. Out: whether the event was new. Throws if the provider does not answer, recording nothing.
 */
export async function syncSubscription(
  { slug, customer, event }: { slug: string; customer: string; event?: { readonly id: string; readonly type: string } },
  tools: SyncTools,
): Promise<'handled' | 'known' | 'gone'> {
  const docs = collections(tools.db);
  const stripe = await tools.payments.client();
  for (let tries = 1; tries <= maxAttempts; tries++) {
    const seen = (await docs.billing(slug).get()).data()?.revision ?? 0;
    const reported = await reportedBy(customer, stripe);
    const outcome = await inTransaction(tools.db, (tx) => write(tx, { slug, customer, seen, reported, event }, tools));
    if (outcome === 'overtaken') continue;
    if (outcome === 'handled') await creditWhatIsDue(slug, reported, tools);
    return outcome;
  }
  throw new Error('Others wrote this subscription all the time.');
}

/** Another practice's credit must not block this one's sync: the task retries a failure a day later. */
async function creditWhatIsDue(slug: string, { hasPaid }: Reported, tools: SyncTools): Promise<void> {
  try {
    await creditReferred(slug, tools);
    if (hasPaid) await creditReferrer(slug, tools);
  } catch (error) {
    reportUnforeseen('creditReferral', error);
  }
}

type Seen = {
  readonly slug: string;
  readonly customer: string;
  readonly seen: number;
  readonly reported: Reported;
  readonly event?: { readonly id: string; readonly type: string } | undefined;
};

async function write(
  tx: Transaction,
  { slug, customer, seen, reported, event }: Seen,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<'handled' | 'known' | 'gone' | 'overtaken'> {
  const docs = collections(db);
  const [accountNow, billingNow, eventNow] = await Promise.all([
    tx.get(docs.account(slug)),
    tx.get(docs.billing(slug)),
    event ? tx.get(docs.stripeEvent(event.id)) : undefined,
  ]);
  const [account, billing] = [accountNow.data(), billingNow.data() ?? noBilling];
  // Deleted, or another practice of that name.
  if (!account || billing.customerId !== customer) return 'gone';
  if (eventNow?.exists) return 'known';
  if (billing.revision !== seen) return 'overtaken';
  if (event) {
    const expiresAt = new Date(now().getTime() + remembered * day);
    tx.create(docs.stripeEvent(event.id), { type: event.type, slug, handledAt: now(), expiresAt });
  }
  const subscription = reported.subscription ?? account.subscription;
  const isCreditDue = account.referral !== null && (!billing.referredCreditedAt || (reported.hasPaid && !billing.referrerCredit?.at));
  const changes = changesOf(account, subscription, { now: now(), isCreditDue, hasPaid: reported.hasPaid });
  if (Object.keys(changes).length > 0) tx.update(accountNow.ref, changes);
  // Even if nothing changed: a caller that fetched earlier must not write outdated state.
  tx.update(billingNow.ref, { revision: billing.revision + 1 });
  return 'handled';
}

type Stored = { readonly subscription: Subscription | null; readonly nextBillingCheckAt: Date | null; readonly approvedAt: Date | null };

function changesOf(
  account: Stored,
  subscription: Subscription | null,
  { now, isCreditDue, hasPaid }: { now: Date; isCreditDue: boolean; hasPaid: boolean },
): Partial<Stored> {
  const next = subscription && nextCheckAt(subscription, now);
  const tomorrow = daysLater(now, 1);
  const nextBillingCheckAt = isCreditDue && (!next || next > tomorrow) ? tomorrow : next;
  return {
    ...(!isSameValue(account.subscription, subscription) && { subscription }),
    ...(account.nextBillingCheckAt?.getTime() !== nextBillingCheckAt?.getTime() && { nextBillingCheckAt }),
    // Paying customers count as approved.
    ...(hasPaid && account.approvedAt === null && { approvedAt: now }),
  };
}
