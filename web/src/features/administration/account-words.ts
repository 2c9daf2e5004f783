/** Where a practice's trial or subscription stands, in words (spec section 4). */
import type { Account } from '@platzwart/domain/account';
import { berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/german-date';

type Known = Pick<Account, 'trialEndsAt' | 'subscription'>;

const day = 24 * 60 * 60 * 1000;

/** Calendar days in Berlin until the trial ends: 0 on its last day, undefined after its end or when it does not matter any more. */
export function trialDaysLeft({ trialEndsAt, subscription }: Known, now: Date): number | undefined {
  if (subscription || trialEndsAt <= now) return undefined;
  return Math.round((midnight(berlinDate(trialEndsAt)) - midnight(berlinDate(now))) / day);
}

/** 'Testzeit: noch 12 Tage', 'Testzeit endet heute', 'Abo aktiv' … */
export function accountInWords(account: Known, now: Date): string {
  const { subscription } = account;
  if (subscription) return subscriptionInWords(subscription);
  const days = trialDaysLeft(account, now);
  if (days === undefined) return 'Testzeit abgelaufen';
  if (days === 0) return 'Testzeit endet heute';
  return days === 1 ? 'Testzeit: noch 1 Tag' : `Testzeit: noch ${days} Tage`;
}

function subscriptionInWords({ status, cancelledAt, currentPeriodEndsAt }: NonNullable<Account['subscription']>): string {
  switch (status) {
    case 'active':
      return cancelledAt ? `Abo gekündigt, läuft bis ${formatGermanDate(berlinDate(currentPeriodEndsAt))}` : 'Abo aktiv';
    case 'pastDue':
      return 'Abo: Zahlung offen';
    case 'ended':
      return 'Abo beendet';
  }
}

/** Calendar days as moments of a zone without summer time: between two of them lie whole days. */
function midnight(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}
