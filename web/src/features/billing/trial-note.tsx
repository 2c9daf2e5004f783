/**
 * In the bar, unobtrusive: until when it is free of charge (spec section 4). The last days have a
 * notice of their own.
 */
import { formatDay } from '@platzwart/domain/dates/german-date';
import { Link } from 'react-router';
import type { AccountStatus } from './account-status.ts';
import { noticeOf, noticeTexts } from './notice-texts.ts';

export function TrialNote({ status, billingPath }: { status: AccountStatus; billingPath: string }) {
  if (status.kind !== 'trial' || noticeOf(status)) return null;
  return (
    <Link to={billingPath} className="tap small">
      {noticeTexts.trialUntil(formatDay(status.endsAt))}
    </Link>
  );
}
