import { daysLater, momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { plusMonths } from '@platzwart/domain/dates/months';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';

const soonDays = 30;

/**
 * The day on which an archived request is soon deleted if nothing more is done for it; undefined if
 * that is far, over or unknown.
 */
export function storedUntil(
  { activeAt }: Pick<StoredRequest, 'activeAt'>,
  months: number,
  today: IsoDate,
): string | undefined {
  const end = activeAt && plusMonths(berlinDate(activeAt), months);
  return end &&
    end > today &&
    end <= berlinDate(daysLater(momentInBerlin(today, '12:00'), soonDays))
    ? formatGermanDate(end)
    : undefined;
}
