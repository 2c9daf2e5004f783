/** What a practice has still to do, as far as it can be known from its documents. */
import type { Account } from '@platzwart/domain/account';
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { Practice } from '@platzwart/domain/practice';
import { trialDaysLeft } from './account-words.ts';
import { texts } from './texts.ts';

const t = texts.dashboard.steps;

/** Calendar days before the end of the trial from which on it is worth a line of its own. */
const soon = 7;

export type KnownOfPractice = {
  practice: Pick<Practice, 'listed' | 'locked'>;
  form: Pick<FormConfiguration, 'selectableLocations'>;
  account: Pick<Account, 'trialEndsAt' | 'subscription'>;
};

/** Sentences, the most urgent first; none if all is well. */
export function openSteps({ practice, form, account }: KnownOfPractice, now: Date): string[] {
  // In a locked practice nothing else can be done.
  if (practice.locked) return [t.locked];
  const days = trialDaysLeft(account, now);
  const hasHours = form.selectableLocations.some(({ selectableSlots }) => selectableSlots.length > 0);
  return [
    ...(hasHours ? [] : [t.noHours]),
    ...(account.subscription?.status === 'pastDue' ? [t.paymentDue] : []),
    ...(days !== undefined && days <= soon ? [t.trialEnds(days)] : []),
    ...(practice.listed ? [] : [t.notListed]),
  ];
}
