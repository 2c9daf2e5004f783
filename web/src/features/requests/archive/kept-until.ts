import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { addMonths, parseISO } from 'date-fns';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';

const month = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric' });

/** 'Mai 2028', the month in which an archived request is deleted if nothing more is done for it; undefined if that is over or unknown. */
export function keptUntil({ activeAt }: Pick<StoredRequest, 'activeAt'>, months: number, today: IsoDate): string | undefined {
  if (!activeAt) return undefined;
  const end = addMonths(parseISO(berlinDate(activeAt)), months);
  return end > parseISO(today) ? month.format(end) : undefined;
}
