/** The status of a practice's trial or subscription, in words (spec section 4). */

import { type Subscription, subscriptionState } from '@platzwart/domain/billing/subscription';
import { daysBetween } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';

type Known = Pick<Account, 'trialEndsAt' | 'subscription'>;

/**
 * Calendar days in Berlin until the trial ends: 0 on its last day; undefined after its end or when
 * it no longer matters.
 */
export function trialDaysLeft({ trialEndsAt, subscription }: Known, now: Date): number | undefined {
  return subscription || trialEndsAt <= now
    ? undefined
    : daysBetween(berlinDate(now), berlinDate(trialEndsAt));
}

/** 'Testzeit: noch 12 Tage', 'Testzeit endet heute', 'Abo aktiv' … */
export function formatAccount(account: Known, now: Date): string {
  const { subscription } = account;
  if (subscription) return formatSubscription(subscription, now);
  const days = trialDaysLeft(account, now);
  if (days === undefined) return 'Testzeit abgelaufen';
  if (days === 0) return 'Testzeit endet heute';
  return days === 1 ? 'Testzeit: noch 1 Tag' : `Testzeit: noch ${days} Tage`;
}

function formatSubscription(subscription: Subscription, now: Date): string {
  const { status, cancelledAt, currentPeriodEndsAt } = subscription;
  const end = formatDay(currentPeriodEndsAt);
  if (subscriptionState(subscription, now) === 'over') return 'Abo beendet';
  if (status === 'pastDue') return 'Abo: Zahlung offen';
  if (cancelledAt) return `Abo gekündigt, läuft bis ${end}`;
  return status === 'trialing' ? `Abo ab ${end}` : 'Abo aktiv';
}
