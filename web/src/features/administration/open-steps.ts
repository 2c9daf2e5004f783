/** What a practice has still to do, as far as it can be known from its documents. */
import type { Account } from '@platzwart/domain/account';
import type { Practice } from '@platzwart/domain/practice';
import { subscriptionState } from '@platzwart/domain/subscription';
import { trialDaysLeft } from './account-words.ts';
import { dashboardTexts } from './dashboard-texts.ts';

const t = dashboardTexts.steps;

/** Calendar days before the end of the trial from which on it is worth a line of its own. */
const soon = 7;

export type KnownOfPractice = {
  practice: Pick<Practice, 'listed' | 'locked' | 'hasNoTimes'>;
  account: Pick<Account, 'trialEndsAt' | 'subscription'>;
};

/** `isBilling`: done where the subscription is. */
export type OpenStep = { text: string; isBilling: boolean };

/** The most urgent first; none if all is well. */
export function openSteps({ practice, account }: KnownOfPractice, now: Date): OpenStep[] {
  const { subscription } = account;
  const at = (text: string, isBilling = false) => ({ text, isBilling });
  // In a locked practice nothing else can be done.
  if (practice.locked) {
    const isUnpaid = subscription !== null && subscriptionState(subscription, now) === 'unpaid';
    return [at(isUnpaid ? t.lockedUnpaid : t.locked, true)];
  }
  const days = trialDaysLeft(account, now);
  return [
    ...(practice.hasNoTimes ? [at(t.noTimes)] : []),
    ...(subscription?.status === 'pastDue' ? [at(t.paymentDue, true)] : []),
    ...(days !== undefined && days <= soon ? [at(t.trialEnds(days), true)] : []),
    ...(practice.listed ? [] : [at(t.notListed)]),
  ];
}
