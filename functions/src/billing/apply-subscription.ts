import { isReadOnly } from '@platzwart/domain/billing/trial';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Member } from '@platzwart/domain/team/member';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Collections, collections } from '../core/collections.ts';
import { deletionIdOf } from '../core/delete-practice-state.ts';
import type { OutgoingEmail } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { administratorsOf, receiversOf } from '../emails/receivers.ts';
import { arrearsLockedEmails, paymentFailedEmails } from '../emails/templates/payment-notices.ts';
import {
  subscriptionCancelledEmails,
  subscriptionEndedEmails,
  subscriptionIntervalEmails,
  subscriptionResumedEmails,
  subscriptionStartedEmails,
} from '../emails/templates/subscription-notices.ts';
import { type SubscriptionNews, subscriptionNews } from './subscription-news.ts';

/**
 * Applies a subscription to the practice (spec section 4): while it lasts, the practice is open,
 * whatever the trial led to; once it has ended, or was unpaid for too long, the practice is
 * read-only, but never deleted automatically. Called after every write of the account and by the
 * subscription schedule, in any order and any number of times: it evaluates the current state and
 * reports each thing once. In: the slug. A practice that is being deleted stays locked: what is
 * gone does not come back.
 */
export function applySubscription(
  slug: string,
  { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>,
): Promise<void> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [account, practice, deletion] = await Promise.all([
      tx.get(docs.account(slug)),
      tx.get(docs.practice(slug)),
      tx.get(docs.deletion(deletionIdOf(slug))),
    ]);
    const found = { account: account.data(), practice: practice.data() };
    if (!found.account?.subscription || !found.practice || deletion.exists) return;
    const { account: known, practice: there } = found;
    const about = { account: known, practice: there, now: now() };
    const emails = emailsAbout(about, await administratorsOf(slug, tx, docs), origin);
    const untold = (await Promise.all(emails.map((same) => ifUntold(tx, same, db)))).flat();
    settleSubscription(tx, about, docs);
    for (const email of untold) queueEmail(tx, email, db);
  });
}

type About = { readonly account: Account; readonly practice: Practice; readonly now: Date };

/**
 * One group of e-mails per piece of news. While a deletion is planned, its own e-mails say what
 * happens.
 */
function emailsAbout(
  { account, practice, now }: About,
  administrators: readonly Member[],
  origin: string,
): OutgoingEmail[][] {
  const { subscription, deletion } = account;
  if (!subscription || deletion) return [];
  const receivers = receiversOf(practice, account, administrators);
  const emailsOf = (news: SubscriptionNews): OutgoingEmail[] => {
    const email = { practice, subscription, cause: news.cause, now };
    switch (news.kind) {
      case 'started':
        return subscriptionStartedEmails(email, receivers, origin);
      case 'cancelled':
        return subscriptionCancelledEmails(email, receivers, origin);
      case 'resumed':
        return subscriptionResumedEmails(email, receivers, origin);
      case 'intervalChanged':
        return subscriptionIntervalEmails(email, receivers, origin);
      case 'ended':
        return subscriptionEndedEmails(email, receivers, origin);
      case 'paymentFailed':
        return paymentFailedEmails(
          { ...email, pastDueSince: news.pastDueSince },
          receivers,
          origin,
        );
      case 'arrearsLocked':
        return arrearsLockedEmails(
          { ...email, pastDueSince: news.pastDueSince },
          receivers,
          origin,
        );
    }
  };
  return subscriptionNews(subscription, now).map(emailsOf);
}

/**
 * None if anybody was notified: e-mails of one cause are queued together, and later members do not
 * get them.
 */
async function ifUntold(
  tx: Transaction,
  emails: OutgoingEmail[],
  db: Firestore,
): Promise<OutgoingEmail[]> {
  const areTold = await Promise.all(emails.map((email) => areQueued(tx, [email], db)));
  return areTold.includes(true) ? [] : emails;
}

/**
 * Writes what differs with the transaction. Without any subscription so far, nothing: the trial
 * decides.
 */
export function settleSubscription(
  tx: Transaction,
  { account, practice, now }: About,
  docs: Collections,
): void {
  if (!account.subscription) return;
  const { slug } = practice;
  const locked = isReadOnly(account, now);
  if (practice.locked !== locked) tx.update(docs.practice(slug), { locked });
  if (account.nextTrialStep) tx.update(docs.account(slug), { nextTrialStep: null });
}
