/** Deadlines behind the portal link: undoing a withdrawal, length of a pause. No schemas here. */
import { daysLater } from '../dates/berlin-days.ts';
import { plusDays } from '../dates/calendar-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { plusMonths } from '../dates/months.ts';

/** Days. */
export const undoLength = 14;

/** Months. */
export const maxPauseMonths = 6;

/** Months that a pause may last by the link alone. */
export const freePauseMonths = 1;

/** Months for which the number of a certificate of waiting can be verified. */
export const certificateMonths = 12;

/** The last day to undo a withdrawal of that moment. */
export function undoUntil(withdrawnAt: Date): IsoDate {
  return berlinDate(daysLater(withdrawnAt, undoLength));
}

/** The first day a pause may end. */
export function firstPauseDay(today: IsoDate): IsoDate {
  return plusDays(today, 1);
}

/** The last day a pause may end. */
export function lastPauseDay(today: IsoDate): IsoDate {
  return plusMonths(today, maxPauseMonths);
}

type Paused = { pausedUntil: IsoDate | null; pausedSince: IsoDate | null };

/**
 * The first of the days that pauses without proof may last; for a second month it does not begin
 * anew, or one after the other would add up.
 */
export function freePauseBegan({ pausedSince }: Paused, today: IsoDate): IsoDate {
  return pausedSince !== null && today < plusMonths(pausedSince, 2 * freePauseMonths)
    ? pausedSince
    : today;
}

/** The last day until which a pause needs no proof; shortening one never does. */
export function lastFreePauseDay(request: Paused, today: IsoDate): IsoDate {
  const free = plusMonths(freePauseBegan(request, today), freePauseMonths);
  const { pausedUntil } = request;
  return pausedUntil !== null && pausedUntil > free ? pausedUntil : free;
}

/** Whether the request is paused on that day. */
export function isPaused(
  { pausedUntil }: { pausedUntil: IsoDate | null },
  today: IsoDate,
): boolean {
  return pausedUntil !== null && pausedUntil > today;
}
