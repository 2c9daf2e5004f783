/**
 * A free place, as patients read of it behind their link and in e-mails. No schemas: their page
 * loads this first.
 */
import { berlinTimeOfDay } from '../dates/berlin-clock.ts';
import { weekdayOf } from '../dates/calendar-days.ts';
import { berlinDate, formatGermanDate, type IsoDate } from '../dates/german-date.ts';
import type { Rhythm } from '../request/request-offer.ts';
import {
  spokenRange,
  spokenTime,
  type TimeOfDay,
  type Weekday,
  weekdayName,
} from '../waiting-list/slot.ts';

type PlaceTimes = {
  slot: { weekday: Weekday; start: TimeOfDay; end: TimeOfDay };
  rhythm: Rhythm;
  startsOn: IsoDate;
};

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** '2. Dezember' */
function dayAndMonth(date: IsoDate): string {
  return `${Number(date.slice(8))}. ${months[Number(date.slice(5, 7)) - 1]}`;
}

/** 'Mittwoch, 2. Dezember 2026' */
export function longDate(date: IsoDate): string {
  return `${weekdayName(weekdayOf(date))}, ${dayAndMonth(date)} ${date.slice(0, 4)}`;
}

/** 'Dienstag, 24. November, 18 Uhr', in Berlin. */
export function longMoment(moment: Date): string {
  const date = berlinDate(moment);
  return `${weekdayName(weekdayOf(date))}, ${dayAndMonth(date)}, ${spokenTime(berlinTimeOfDay(moment))} Uhr`;
}

/** 'Di., 24.11.', in Berlin. */
export function shortDay(moment: Date): string {
  const date = berlinDate(moment);
  return `${weekdayName(weekdayOf(date), 'short')}.,\u00a0${formatGermanDate(date).slice(0, 6)}`;
}

/** 'Di., 24.11., 18 Uhr', in Berlin. */
export function shortMoment(moment: Date): string {
  return `${shortDay(moment)}, ${spokenTime(berlinTimeOfDay(moment))}\u00a0Uhr`;
}

/** 'mittwochs, 15–16 Uhr'; of a single date 'Mittwoch, 2. Dezember 2026, 15–16 Uhr'. */
export function placeWhen({ slot, rhythm, startsOn }: PlaceTimes): string {
  const day =
    rhythm === 'once' ? longDate(startsOn) : `${weekdayName(slot.weekday).toLowerCase()}s`;
  return `${day}, ${spokenRange(slot)}`;
}

/** 'mittwochs, 15–16 Uhr, ab 2. Dezember' */
export function placeFrom(place: PlaceTimes): string {
  return place.rhythm === 'once'
    ? placeWhen(place)
    : `${placeWhen(place)}, ab ${dayAndMonth(place.startsOn)}`;
}

/** 'jede Woche' */
export const rhythmTexts: Readonly<Record<Rhythm, string>> = {
  weekly: 'jede Woche',
  fortnightly: 'alle zwei Wochen',
  once: 'einmalig',
};
