/**
 * Calendar dates as people in German-speaking countries read them (spec section 5, "General");
 * `parse-date.ts` reads what they type.
 */
import { differenceInYears } from 'date-fns/differenceInYears';
import { parseISO } from 'date-fns/parseISO';
import { berlinClock, berlinTimeOfDay } from './berlin-clock.ts';

/** A calendar day without a time: 'yyyy-MM-dd'. */
export type IsoDate = string;

/** '1990-02-01' -> '01.02.1990'. */
export function formatGermanDate(date: IsoDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** Whole years between two days; birthdays on 29 February count from 1 March in other years. */
export function ageOn(birthdate: IsoDate, today: IsoDate): number {
  return differenceInYears(parseISO(today), parseISO(birthdate));
}

/** The calendar day in Berlin at that moment. */
export function berlinDate(moment: Date): IsoDate {
  const { year, month, day } = berlinClock(moment);
  return `${year}-${month}-${day}`;
}

/** '21.11.2026', in Berlin. */
export function formatDay(moment: Date): string {
  return formatGermanDate(berlinDate(moment));
}

/** '21.11.2026, 14:05', in Berlin. */
export function formatMoment(moment: Date): string {
  return `${formatDay(moment)}, ${berlinTimeOfDay(moment)}`;
}
