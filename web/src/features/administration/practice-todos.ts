/** A practice's open to-dos, as far as its documents tell. */

import { subscriptionState } from '@platzwart/domain/billing/subscription';
import { type Account, isEmailConfirmed } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { dashboardTexts } from './dashboard-texts.ts';
import { trialDaysLeft } from './format-account.ts';

const t = dashboardTexts.steps;

/** Calendar days before the end of the trial from which on it gets a line of its own. */
const soon = 7;

export type KnownOfPractice = {
  practice: Pick<Practice, 'listed' | 'locked' | 'hasNoTimes'>;
  account: Pick<Account, 'trialEndsAt' | 'subscription' | 'email' | 'confirmedEmail' | 'held'>;
};

/** `screen`: the settings screen where it is fixed. */
type PracticeTodo = { text: string; screen: keyof typeof dashboardTexts.toScreen };

/** Most urgent first; empty if all is well. */
export function practiceTodos({ practice, account }: KnownOfPractice, now: Date): PracticeTodo[] {
  const { subscription } = account;
  const at = (screen: PracticeTodo['screen'], text: string) => ({ text, screen });
  // A locked practice can do nothing else.
  if (practice.locked) {
    const isUnpaid = subscription !== null && subscriptionState(subscription, now) === 'unpaid';
    return [at('billing', isUnpaid ? t.lockedUnpaid : t.locked)];
  }
  const days = trialDaysLeft(account, now);
  return [
    ...(practice.hasNoTimes ? [at('locations', t.noTimes)] : []),
    ...(subscription?.status === 'pastDue' ? [at('billing', t.paymentDue)] : []),
    ...(days !== undefined && days <= soon ? [at('billing', t.trialEnds(days))] : []),
    ...(isEmailConfirmed(account) ? [] : [at('profile', t.emailUnconfirmed(account.email))]),
    ...(account.held
      ? [at('profile', t.nameHeld)]
      : practice.listed
        ? []
        : [at('profile', t.notListed)]),
  ];
}
