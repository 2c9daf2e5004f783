/** Calendar months: where a month has no such day, its last one. */
import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { daysLater } from './berlin-days.ts';
import { daysBetween } from './calendar-days.ts';
import { berlinDate, type IsoDate } from './german-date.ts';

/** That many months later (earlier, if negative). */
export function plusMonths(date: IsoDate, months: number): IsoDate {
  return formatISO(addMonths(parseISO(date), months), { representation: 'date' });
}

/** The same time of day in Berlin that many months later (earlier, if negative). */
export function monthsLater(moment: Date, months: number): Date {
  const date = berlinDate(moment);
  return daysLater(moment, daysBetween(date, plusMonths(date, months)));
}
