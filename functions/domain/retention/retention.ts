/**
 * How long requests are kept (spec section 9: waiting-list entries are deleted after 1.5 years without an appointment): counted
 * from the last time somebody did something about one, open or archived.
 */
import { daysLater } from '../dates/berlin-days.ts';
import { berlinDate } from '../dates/german-date.ts';

/** Months, at most and as it comes; a practice may want fewer. */
export const maxRetentionMonths = 18;
export const minRetentionMonths = 3;

/** Days between the e-mail that says so and the deletion. */
export const noticeBeforeDeletion = 14;

export type RetentionStep = 'warn' | 'delete';

type Stored = { readonly status: 'open' | 'archived'; readonly activeAt: Date | null; readonly deletionWarnedAt: Date | null };

/**
 * What is due for a request in a practice that keeps them so many months; undefined for nothing. Whoever still waits is told
 * two weeks before; what lies in the archive has come to its end and goes without a word.
 */
export function retentionStep({ status, activeAt, deletionWarnedAt }: Stored, months: number, now: Date): RetentionStep | undefined {
  if (activeAt === null || activeAt > warnedSince(months, now)) return undefined;
  if (status === 'open' && deletionWarnedAt === null) return 'warn';
  if (deletionWarnedAt !== null && !isNoticeOver(deletionWarnedAt, now)) return undefined;
  return activeAt <= deletedSince(months, now) ? 'delete' : undefined;
}

/** The moment that many calendar months before, on the last day of the month where it has no such day (UTC). */
function monthsBefore(months: number, moment: Date): Date {
  const first = new Date(moment);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return first;
}

/** Whoever was active last at or before this moment is told now that the request will be deleted. */
export function warnedSince(months: number, now: Date): Date {
  return monthsBefore(months, daysLater(now, noticeBeforeDeletion));
}

/** Whoever was active last at or before this moment may be deleted now. */
export function deletedSince(months: number, now: Date): Date {
  return monthsBefore(months, now);
}

/** Counted in calendar days in Berlin, as the e-mail names one: clocks that change meanwhile put nothing off. */
function isNoticeOver(warnedAt: Date, now: Date): boolean {
  return berlinDate(now) >= berlinDate(deletionAfter(warnedAt));
}

/** When a request that is warned at this moment goes. */
export function deletionAfter(warnedAt: Date): Date {
  return daysLater(warnedAt, noticeBeforeDeletion);
}
