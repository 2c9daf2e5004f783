import type { Account } from '@platzwart/domain/account';
import type { Member } from '@platzwart/domain/member';
import type { Practice } from '@platzwart/domain/practice';
import { isReadOnly, isSubscribed } from '@platzwart/domain/trial';
import type { Transaction } from 'firebase-admin/firestore';
import { type Collections, collections } from '../collections.ts';
import { paymentFailedLetters, subscriptionEndedLetters } from '../mail/letters/subscription-notices.ts';
import { areQueued, type OutgoingLetter, queueLetter } from '../mail/outbox.ts';
import { deletionIdOf } from '../practices/delete-practice.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { administratorsOf, receiversOf } from './receivers.ts';

/**
 * What a subscription makes of the practice (spec section 4; design section 7): while it lasts the practice is open, whatever the trial
 * had led to; once it ended the practice is read-only, and nothing deletes it by itself. Called whenever the account was
 * written, in any order and as often as one likes: it judges what is there now. In: the slug. A practice that is just being
 * deleted stays locked: what is gone already does not come back.
 */
export function followSubscription(slug: string, { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>): Promise<void> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [account, practice, deletion] = await Promise.all([
      tx.get(docs.account(slug)),
      tx.get(docs.practice(slug)),
      tx.get(docs.deletion(deletionIdOf(slug))),
    ]);
    const found = { account: account.data(), practice: practice.data() };
    if (!found.account || !found.practice || deletion.exists) return;
    const { account: known, practice: there } = found;
    const letters = lettersAbout(known, there, await administratorsOf(slug, tx, docs), { now: now(), origin });
    const areTold = await areQueued(tx, letters, db);
    settleSubscription(tx, { account: known, practice: there, now: now() }, docs);
    if (!areTold) for (const letter of letters) queueLetter(tx, letter, db);
  });
}

/** A payment that failed, or the end of a subscription: told once for each paid period. */
function lettersAbout(
  account: Account,
  practice: Practice,
  administrators: readonly Member[],
  { now, origin }: { now: Date; origin: string },
): OutgoingLetter[] {
  const { subscription } = account;
  const receivers = receiversOf(practice, account, administrators);
  const about = { practice, periodEndsAt: subscription?.currentPeriodEndsAt ?? now, now };
  if (subscription && !isSubscribed(account, now)) return subscriptionEndedLetters(about, receivers, origin);
  return subscription?.status === 'pastDue' ? paymentFailedLetters(about, receivers, origin) : [];
}

/** Writes with the transaction what is not so yet. Without any subscription so far, nothing: the trial decides. */
export function settleSubscription(
  tx: Transaction,
  { account, practice, now }: { account: Account; practice: Practice; now: Date },
  docs: Collections,
): void {
  if (!account.subscription) return;
  const { slug } = practice;
  const locked = isReadOnly(account, now);
  if (practice.locked !== locked) tx.update(docs.practice(slug), { locked });
  if (account.nextTrialStep) tx.update(docs.account(slug), { nextTrialStep: null });
}
