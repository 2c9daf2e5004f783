/** A place in words: when, how often, from when, where. */
import { addressLine } from '@platzwart/domain/contact/address-line';
import { berlinTimeOfDay } from '@platzwart/domain/dates/berlin-clock';
import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { PlaceValues } from '@platzwart/domain/vacancies/placeholders';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { spokenRange, spokenTime, weekdayName } from '@platzwart/domain/waiting-list/slot';

export type PlaceTerms = Pick<Vacancy, 'slot' | 'rhythm' | 'startsOn' | 'endsOn' | 'setting'>;

const months = ['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];

function longDate(date: IsoDate): string {
  const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return `${weekdayName(weekday)}, ${Number(date.slice(8))}. ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** 'Dienstag, 24. November, 18 Uhr' */
export function longMoment(moment: Date): string {
  return `${longDate(berlinDate(moment)).slice(0, -5)}, ${spokenTime(berlinTimeOfDay(moment))} Uhr`;
}

/** 'Di., 24.11., 18 Uhr' */
export function shortMoment(moment: Date): string {
  const date = berlinDate(moment);
  const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return `${weekdayName(weekday, 'short')}., ${Number(date.slice(8))}.${Number(date.slice(5, 7))}., ${spokenTime(berlinTimeOfDay(moment))} Uhr`;
}

/** 'mittwochs, 15–16 Uhr'; of a single date 'Mittwoch, 2. Dezember 2026, 15–16 Uhr'. */
export function placeWhen({ slot, rhythm, startsOn }: PlaceTerms): string {
  return rhythm === 'once'
    ? `${longDate(startsOn)}, ${spokenRange(slot)}`
    : `${weekdayName(slot.weekday).toLowerCase()}s, ${spokenRange(slot)}`;
}

export function placeValues(
  place: PlaceTerms,
  practice: Pick<Practice, 'locations'>,
  { therapist = '', until }: { therapist?: string; until?: Date },
): PlaceValues {
  const { slot, rhythm, startsOn, endsOn, setting } = place;
  const location = practice.locations.find(({ id }) => id === slot.locationId);
  const isOnce = rhythm === 'once';
  return {
    platz_wann: placeWhen(place),
    platz_rhythmus: { weekly: 'jede Woche', fortnightly: 'alle zwei Wochen', once: '' }[rhythm],
    platz_ab: isOnce ? '' : longDate(startsOn),
    platz_bis: isOnce || endsOn === null ? '' : longDate(endsOn),
    platz_standort: { practice: location?.title ?? '', houseCall: 'bei Ihnen zu Hause', video: 'per Video' }[setting],
    platz_adresse: setting === 'practice' && location ? addressLine(location) : '',
    platz_therapeut: therapist,
    platz_frist: until ? longMoment(until) : '',
  };
}
