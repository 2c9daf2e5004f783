import type { IsoDate } from '../dates/german-date.ts';
import { plusMonths } from '../dates/months.ts';
import { type ParsedDate, parseGermanDate } from '../dates/parse-date.ts';

/** Months after which no prescription is still of use: an earlier day is a slip. */
const usableFor = 60;

/** A day of issue as typed. */
export function prescriptionDay(text: string, today: IsoDate): ParsedDate {
  const parsed = parseGermanDate(text, today, 'nearest');
  return parsed.ok && parsed.date < plusMonths(today, -usableFor)
    ? { ok: false, reason: 'tooLongAgo' }
    : parsed;
}
