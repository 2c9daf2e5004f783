/**
 * How long requests are stored (spec section 9: waiting-list entries are deleted after 1.5 years
 * without an appointment), open or archived, counted from the last activity.
 */
import { daysLater } from '../dates/berlin-days.ts';
import { berlinDate } from '../dates/german-date.ts';
import { monthsLater } from '../dates/months.ts';

/** Days between the announcing e-mail and the deletion. */
export const noticeBeforeDeletion = 14;

export type RetentionStep = 'warn' | 'delete';

type Stored = {
  readonly status: 'open' | 'archived';
  readonly activeAt: Date | null;
  readonly deletionWarnedAt: Date | null;
};

/**
 * The step due for a request in a practice with this retention period; undefined for none. Patients
 * who still wait get two weeks' notice; archived requests are deleted without one.
 */
export function retentionStep(
  { status, activeAt, deletionWarnedAt }: Stored,
  months: number,
  now: Date,
): RetentionStep | undefined {
  if (activeAt === null || activeAt > warnedSince(months, now)) return undefined;
  if (status === 'open' && deletionWarnedAt === null) return 'warn';
  if (deletionWarnedAt !== null && !isNoticeOver(deletionWarnedAt, now)) return undefined;
  return activeAt <= deletedSince(months, now) ? 'delete' : undefined;
}

/** Requests last active at or before this moment get the notice now. */
export function warnedSince(months: number, now: Date): Date {
  return monthsLater(daysLater(now, noticeBeforeDeletion), -months);
}

/** Requests last active at or before this moment may be deleted now. */
export function deletedSince(months: number, now: Date): Date {
  return monthsLater(now, -months);
}

/** Counts calendar days in Berlin, since the e-mail names one: a clock change must not delay it. */
function isNoticeOver(warnedAt: Date, now: Date): boolean {
  return berlinDate(now) >= berlinDate(deletionAfter(warnedAt));
}

/** When a request with a notice at this moment is deleted. */
export function deletionAfter(warnedAt: Date): Date {
  return daysLater(warnedAt, noticeBeforeDeletion);
}
