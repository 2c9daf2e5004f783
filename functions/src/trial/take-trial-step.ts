import type { Account } from '@platzwart/domain/account';
import { deletionAt, type TrialMove, trialMove } from '@platzwart/domain/trial';
import { syncSubscription } from '../billing/sync-subscription.ts';
import { collections } from '../collections.ts';
import type { OutgoingLetter } from '../mail/letter.ts';
import type { Receiver } from '../mail/letters/practice-notice.ts';
import { trialDeletionNoticeLetters } from '../mail/letters/trial-deletion-notice.ts';
import { trialEndedLetters } from '../mail/letters/trial-ended.ts';
import type { TrialLetter } from '../mail/letters/trial-letter.ts';
import { trialReminderLetters } from '../mail/letters/trial-reminder.ts';
import { areQueued, queueLetter } from '../mail/outbox.ts';
import { beginDeletion } from '../practices/delete-practice.ts';
import type { Handled } from '../schedules/task.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { settleSubscription } from './follow-subscription.ts';
import { administratorsOf, receiversOf } from './receivers.ts';

/**
 * The next step of a practice's trial, if it is due (spec section 4): reminder, read-only, notices, deletion; account, practice and
 * letters in one transaction. What is due is judged as it is now: a second run finds nothing to do, and a subscription that no
 * event has told of ends the trial here. In: the slug. Out: whether anything was done. Throws for an account without a practice.
 */
export async function takeTrialStep(slug: string, tools: Tools): Promise<Handled> {
  const { db, now, origin } = tools;
  const docs = collections(db);
  await askBeforeDeletion(slug, tools);
  return inTransaction(db, async (tx): Promise<Handled> => {
    const [accountNow, practiceNow] = await Promise.all([tx.get(docs.account(slug)), tx.get(docs.practice(slug))]);
    const [account, practice, moment] = [accountNow.data(), practiceNow.data(), now()];
    const move = account && trialMove(account, moment);
    if (!account || !move) return 'notDue';
    if (!practice) throw new Error('There is an account without its practice.');
    if (account.subscription) {
      settleSubscription(tx, { account, practice, now: moment }, docs);
      return 'done';
    }

    const receivers = receiversOf(practice, account, await administratorsOf(slug, tx, docs));
    if (move.kind === 'deletion') {
      beginDeletion(tx, { practice, receivers, because: 'trialOver', now: moment }, docs);
      return 'done';
    }
    const { trialEndsAt } = account;
    const letters = lettersFor(move, { practice, trialEndsAt, deletesAt: deletesAt(move, account), now: moment, origin }, receivers);
    const areWritten = await Promise.all(letters.map((letter) => areQueued(tx, [letter], db)));
    tx.update(accountNow.ref, { nextTrialStep: move.next });
    if (locks(move) && !practice.locked) tx.update(practiceNow.ref, { locked: true });
    for (const [i, letter] of letters.entries()) if (!areWritten[i]) queueLetter(tx, letter, db);
    return 'done';
  });
}

/** Whoever has just bought is not deleted because the news of it is late: the account is as the payment provider says, or this throws. */
async function askBeforeDeletion(slug: string, tools: Tools): Promise<void> {
  const docs = collections(tools.db);
  const account = (await docs.account(slug).get()).data();
  if (!account || trialMove(account, tools.now())?.kind !== 'deletion') return;
  const customer = (await docs.billing(slug).get()).data()?.customerId;
  if (customer) await syncSubscription({ slug, customer }, tools);
}

function lettersFor({ kind }: TrialMove, letter: TrialLetter, receivers: readonly Receiver[]): OutgoingLetter[] {
  switch (kind) {
    case 'reminder':
      return trialReminderLetters(letter, receivers);
    case 'lock':
      return trialEndedLetters(letter, receivers);
    case 'firstNotice':
    case 'secondNotice':
    case 'lastNotice':
      return trialDeletionNoticeLetters({ ...letter, notice: kind }, receivers);
    case 'wait':
    case 'deletion':
      return [];
  }
}

/** A last notice that is late has moved it. */
function deletesAt({ next }: TrialMove, { trialEndsAt }: Account): Date {
  return next?.kind === 'deletion' ? next.at : deletionAt(trialEndsAt);
}

/** A run that is later than two months meets a notice before the practice was ever locked. */
function locks({ kind }: TrialMove): boolean {
  return kind !== 'reminder' && kind !== 'wait';
}
