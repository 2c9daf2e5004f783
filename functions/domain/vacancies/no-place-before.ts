/** When a practice expects no free place; its settings page says it, and certificates. */
import type { IsoDate } from '../dates/german-date.ts';
import { plusMonths } from '../dates/months.ts';

/** Months that a certificate's 'no place before' may lie ahead. */
const maxMonthsAhead = 36;

/**
 * Why that day cannot be newly set as the first on which a place may be expected; '' for none is
 * fine.
 */
export function noPlaceBeforeProblem(day: IsoDate | '', today: IsoDate): string | undefined {
  if (day === '') return undefined;
  if (day <= today) return 'Bitte nimm einen Tag nach heute.';
  return day > plusMonths(today, maxMonthsAhead)
    ? `Bitte nimm einen Tag in den nächsten ${maxMonthsAhead / 12} Jahren.`
    : undefined;
}
