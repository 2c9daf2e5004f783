/** A free place and its deadlines in words, for staff. */
import { berlinClock } from '@platzwart/domain/dates/berlin-clock';
import { daysBetween, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { GivenPlace, Rhythm } from '@platzwart/domain/request/request-offer';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';

const noBreak = '\u00a0';

const rhythms: Record<Rhythm, string> = {
  weekly: 'wöchentlich',
  fortnightly: 'alle zwei Wochen',
  once: 'einmalig',
};

type Time = Pick<Vacancy['slot'], 'weekday' | 'start' | 'end'>;

/** 'Mittwoch 15–16 Uhr'; short: 'Mi 15–16 Uhr'. */
export function vacancyTime(slot: Time, length: 'long' | 'short' = 'long'): string {
  return `${weekdayName(slot.weekday, length)} ${spokenRange(slot).replace(' ', noBreak)}`;
}

export function rhythmName(rhythm: Rhythm): string {
  return rhythms[rhythm];
}

/** '02.12.', with the year if it is not this one. */
export function dayInShort(day: IsoDate, today: IsoDate): string {
  const written = formatGermanDate(day);
  return day.slice(0, 4) === today.slice(0, 4) ? written.slice(0, 6) : written;
}

/** 'wöchentlich ab 02.12.', 'wöchentlich 02.12. bis 27.01.2027', 'einmalig am 02.12.'. */
export function whenOf(
  {
    rhythm,
    startsOn,
    endsOn = null,
  }: Pick<Vacancy, 'rhythm' | 'startsOn'> & { endsOn?: IsoDate | null },
  today: IsoDate,
): string {
  const from = dayInShort(startsOn, today);
  if (rhythm === 'once') return `${rhythms.once} am ${from}`;
  return endsOn === null
    ? `${rhythms[rhythm]} ab ${from}`
    : `${rhythms[rhythm]} ${from} bis ${dayInShort(endsOn, today)}`;
}

/** A place that somebody got: 'Di 15–16 Uhr, wöchentlich ab 02.12., Jonas Hofer'. */
export function formatGivenPlace(
  place: Pick<GivenPlace, 'slot' | 'rhythm' | 'startsOn' | 'therapist'>,
  today: IsoDate,
): string {
  return [vacancyTime(place.slot, 'short'), whenOf(place, today), place.therapist]
    .filter(Boolean)
    .join(', ');
}

/** 'heute 18 Uhr', 'morgen 18 Uhr', 'Di 18 Uhr' within a week, else 'Di 24.11. 18 Uhr'. */
export function formatUntil(until: Date, now: Date): string {
  const [day, today] = [berlinDate(until), berlinDate(now)];
  const { hour, minute } = berlinClock(until);
  const clock = `${Number(hour)}${minute === '00' ? '' : `:${minute}`}${noBreak}Uhr`;
  const daysAhead = daysBetween(today, day);
  if (daysAhead === 0) return `heute ${clock}`;
  if (daysAhead === 1) return `morgen ${clock}`;
  const name = weekdayName(weekdayOf(day), 'short');
  return daysAhead > 1 && daysAhead < 7
    ? `${name} ${clock}`
    : `${name} ${dayInShort(day, today)} ${clock}`;
}
