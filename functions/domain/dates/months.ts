/** Calendar months: where a month has no such day, its last one. */
import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { IsoDate } from './german-date.ts';

/** That many months later (earlier, if negative). */
export function plusMonths(date: IsoDate, months: number): IsoDate {
  return formatISO(addMonths(parseISO(date), months), { representation: 'date' });
}

/** The same time of day, in UTC, that many months later (earlier, if negative). */
export function monthsLater(moment: Date, months: number): Date {
  const [date = '', time] = moment.toISOString().split('T');
  return new Date(`${plusMonths(date, months)}T${time}`);
}
