import type { Account } from '@platzwart/domain/account';
import type { Member } from '@platzwart/domain/member';
import type { Practice } from '@platzwart/domain/practice';
import { isReadOnly } from '@platzwart/domain/trial';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Collections, collections } from '../collections.ts';
import type { OutgoingLetter } from '../mail/letter.ts';
import { arrearsLockedLetters, paymentFailedLetters } from '../mail/letters/payment-notices.ts';
import {
  subscriptionCancelledLetters,
  subscriptionEndedLetters,
  subscriptionStartedLetters,
} from '../mail/letters/subscription-notices.ts';
import { areQueued, queueLetter } from '../mail/outbox.ts';
import { deletionIdOf } from '../practices/delete-practice-state.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { administratorsOf, receiversOf } from './receivers.ts';
import { type SubscriptionNews, subscriptionNews } from './subscription-news.ts';

/**
 * What a subscription makes of the practice (spec section 4; design section 7): while it lasts the practice is open, whatever the trial
 * had led to; once it ended, or is unpaid for too long, the practice is read-only, and nothing deletes it by itself. Called whenever the
 * account was written and by the schedule that looks at subscriptions, in any order and as often as one likes: it judges what is
 * there now, and tells each thing once. In: the slug. A practice that is just being deleted stays locked: what is gone already does
 * not come back.
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
    if (!found.account?.subscription || !found.practice || deletion.exists) return;
    const { account: known, practice: there } = found;
    const about = { account: known, practice: there, now: now() };
    const letters = lettersAbout(about, await administratorsOf(slug, tx, docs), origin);
    const untold = (await Promise.all(letters.map((same) => ifUntold(tx, same, db)))).flat();
    settleSubscription(tx, about, docs);
    for (const letter of untold) queueLetter(tx, letter, db);
  });
}

type About = { readonly account: Account; readonly practice: Practice; readonly now: Date };

/** One group of letters for each thing there is to tell. While a deletion is planned its own letters say what happens. */
function lettersAbout({ account, practice, now }: About, administrators: readonly Member[], origin: string): OutgoingLetter[][] {
  const { subscription, deletion } = account;
  if (!subscription || deletion) return [];
  const receivers = receiversOf(practice, account, administrators);
  const lettersOf = (news: SubscriptionNews): OutgoingLetter[] => {
    const letter = { practice, subscription, cause: news.cause, now };
    switch (news.kind) {
      case 'started':
        return subscriptionStartedLetters(letter, receivers, origin);
      case 'cancelled':
        return subscriptionCancelledLetters(letter, receivers, origin);
      case 'ended':
        return subscriptionEndedLetters(letter, receivers, origin);
      case 'paymentFailed':
        return paymentFailedLetters({ ...letter, pastDueSince: news.pastDueSince }, receivers, origin);
      case 'arrearsLocked':
        return arrearsLockedLetters({ ...letter, pastDueSince: news.pastDueSince }, receivers, origin);
    }
  };
  return subscriptionNews(subscription, now).map(lettersOf);
}

/** None if anybody was told: letters of one cause are queued together, and who joins the team later is not told of it any more. */
async function ifUntold(tx: Transaction, letters: OutgoingLetter[], db: Firestore): Promise<OutgoingLetter[]> {
  const areTold = await Promise.all(letters.map((letter) => areQueued(tx, [letter], db)));
  return areTold.includes(true) ? [] : letters;
}

/** Writes with the transaction what is not so yet. Without any subscription so far, nothing: the trial decides. */
export function settleSubscription(tx: Transaction, { account, practice, now }: About, docs: Collections): void {
  if (!account.subscription) return;
  const { slug } = practice;
  const locked = isReadOnly(account, now);
  if (practice.locked !== locked) tx.update(docs.practice(slug), { locked });
  if (account.nextTrialStep) tx.update(docs.account(slug), { nextTrialStep: null });
}
