import {
  deletionAt,
  lastWarning,
  type TrialMove,
  trialMove,
} from '@platzwart/domain/billing/trial';
import type { Account } from '@platzwart/domain/practice/account';
import { settleSubscription } from '../billing/apply-subscription.ts';
import { syncSubscription } from '../billing/sync-subscription.ts';
import { collections } from '../core/collections.ts';
import type { OutgoingEmail } from '../core/email.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { administratorsOf, receiversOf } from '../emails/receivers.ts';
import type { Receiver } from '../emails/templates/practice-notice.ts';
import { trialDeletionNoticeEmails } from '../emails/templates/trial-deletion-notice.ts';
import type { TrialEmail } from '../emails/templates/trial-email.ts';
import { trialEndedEmails } from '../emails/templates/trial-ended.ts';
import { trialReminderEmails } from '../emails/templates/trial-reminder.ts';
import { earliestDeletion } from './announced-deletion.ts';
import { beginDeletion } from './delete-practice.ts';

/**
 * Takes the next step of a practice's trial, if it is due (spec section 4): reminder, lock,
 * notices, deletion; account, practice and e-mails in one transaction. Evaluates the current state:
 * a second run finds nothing to do, and a subscription that no event reported ends the trial here.
 * The days before the deletion count from when the last notice left.
 * In: the slug. Out: whether anything was done. Throws for an account without a practice.
 */
export async function advanceTrial(slug: string, tools: Tools<'payments'>): Promise<Handled> {
  const { db, now, origin } = tools;
  const docs = collections(db);
  await askBeforeDeletion(slug, tools);
  const announced = { slug, purpose: 'trialDeletionNotice', days: lastWarning } as const;
  const earliest = await earliestDeletion(announced, tools);
  return inTransaction(db, async (tx): Promise<Handled> => {
    const [accountNow, practiceNow] = await Promise.all([
      tx.get(docs.account(slug)),
      tx.get(docs.practice(slug)),
    ]);
    const [account, practice, moment] = [accountNow.data(), practiceNow.data(), now()];
    const move = account && trialMove(account, moment);
    if (!account || !move) return 'notDue';
    if (!practice) throw new Error('There is an account without its practice.');
    if (account.subscription) {
      settleSubscription(tx, { account, practice, now: moment }, docs);
      return 'done';
    }

    const isTooEarly = earliest !== undefined && earliest > moment;
    if (move.kind === 'deletion' && isTooEarly) {
      tx.update(accountNow.ref, { nextTrialStep: { kind: 'deletion', at: earliest } });
      return 'notDue';
    }
    const receivers = receiversOf(practice, account, await administratorsOf(slug, tx, docs));
    if (move.kind === 'deletion') {
      beginDeletion(tx, { practice, receivers, because: 'trialOver', now: moment }, docs);
      return 'done';
    }
    const { trialEndsAt } = account;
    const emails = emailsFor(
      move,
      { practice, trialEndsAt, deletesAt: deletesAt(move, account), now: moment, origin },
      receivers,
    );
    const alreadyQueued = await Promise.all(emails.map((email) => areQueued(tx, [email], db)));
    tx.update(accountNow.ref, { nextTrialStep: move.next });
    if (locks(move) && !practice.locked) tx.update(practiceNow.ref, { locked: true });
    for (const [i, email] of emails.entries()) if (!alreadyQueued[i]) queueEmail(tx, email, db);
    return 'done';
  });
}

/**
 * Prevents deleting a practice whose recent purchase was not reported yet: syncs the account with
 * the payment provider, or throws.
 */
async function askBeforeDeletion(slug: string, tools: Tools<'payments'>): Promise<void> {
  const docs = collections(tools.db);
  const account = (await docs.account(slug).get()).data();
  if (!account || trialMove(account, tools.now())?.kind !== 'deletion') return;
  const customer = (await docs.billing(slug).get()).data()?.customerId;
  if (customer) await syncSubscription({ slug, customer }, tools);
}

function emailsFor(
  { kind }: TrialMove,
  email: TrialEmail,
  receivers: readonly Receiver[],
): OutgoingEmail[] {
  switch (kind) {
    case 'reminder':
      return trialReminderEmails(email, receivers);
    case 'lock':
      return trialEndedEmails(email, receivers);
    case 'firstNotice':
    case 'secondNotice':
    case 'lastNotice':
      return trialDeletionNoticeEmails({ ...email, notice: kind }, receivers);
    case 'wait':
    case 'deletion':
      return [];
  }
}

/** A late final notice postpones it. */
function deletesAt({ next }: TrialMove, { trialEndsAt }: Account): Date {
  return next?.kind === 'deletion' ? next.at : deletionAt(trialEndsAt);
}

/** A run more than two months late reaches a notice before the practice was ever locked. */
function locks({ kind }: TrialMove): boolean {
  return kind !== 'reminder' && kind !== 'wait';
}
