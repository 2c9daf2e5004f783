/** A place in an e-mail: when, how often, from when, where. */
import { addressLine } from '@platzwart/domain/contact/address-line';
import type { Practice } from '@platzwart/domain/practice/practice';
import {
  longDate,
  longMoment,
  placeWhen,
  rhythmTexts,
} from '@platzwart/domain/vacancies/describe-place';
import type { PlaceValues } from '@platzwart/domain/vacancies/placeholders';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';

export type PlaceTerms = Pick<Vacancy, 'slot' | 'rhythm' | 'startsOn' | 'endsOn' | 'setting'>;

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
    platz_rhythmus: isOnce ? '' : rhythmTexts[rhythm],
    platz_ab: isOnce ? '' : longDate(startsOn),
    platz_bis: isOnce || endsOn === null ? '' : longDate(endsOn),
    platz_standort: {
      practice: location?.title ?? '',
      houseCall: 'bei Ihnen zu Hause',
      video: 'per Video',
    }[setting],
    platz_adresse: setting === 'practice' && location ? addressLine(location) : '',
    platz_therapeut: therapist,
    platz_frist: until ? longMoment(until) : '',
  };
}
