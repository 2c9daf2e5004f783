/**
 * When offers leave, until when they may be answered, and when to remind: by clocks in Berlin.
 * E-mails leave from 8 to 20 and never on Sundays or holidays, deadlines end on working days at
 * 18:00. No schemas: the dialog that offers a place loads this in the browser.
 */

import { berlinTimeOfDay } from '../dates/berlin-clock.ts';
import { momentInBerlin } from '../dates/berlin-days.ts';
import { plusDays, weekdayOf } from '../dates/calendar-days.ts';
import { day, hour } from '../dates/durations.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { isHoliday } from '../practice/holidays.ts';
import type { OfferingSettings } from '../practice/offering-settings.ts';
import {
  isWorkingDay,
  nthWorkingDayAfter,
  nthWorkingDayBefore,
  type WorkingCalendar,
} from '../practice/working-days.ts';
import type { OfferMode, Patience, Vacancy } from './vacancy.ts';

/** What the first date of a place is. */
type FirstDate = Pick<Vacancy, 'rhythm' | 'startsOn'> & {
  readonly slot: Pick<Vacancy['slot'], 'start'>;
};
type Offered = FirstDate & Pick<Vacancy, 'mode' | 'patience'>;

export type OfferTimes = {
  /** When its e-mail may leave: `now`, or the next time of day at which that is decent. */
  readonly sendAt: Date;
  readonly until: Date;
  /** Null: no reminder. */
  readonly remindAt: Date | null;
  /** Whether the person has all the time the patience promises; false: the start comes first. */
  readonly isFull: boolean;
};

const from = 8;
const to = 20;
const endOfWork = '18:00';
const clock = (hours: number) => `${String(hours).padStart(2, '0')}:00`;

/** The times of an offer asked now; null: too late, the first date is less than two hours away. */
export function offerTimes(
  vacancy: Offered,
  now: Date,
  calendar: WorkingCalendar,
): OfferTimes | null {
  const sendAt = sendingTime(vacancy, now, calendar);
  const last = lastMoment(vacancy);
  if (sendAt >= last) return null;
  const promised = promisedUntil(vacancy.patience, sendAt, calendar);
  const latest = latestUntil(vacancy, sendAt, calendar);
  const until = earlier(promised, latest);
  const remindAt = vacancy.mode === 'inTurn' ? reminder(sendAt, until, calendar) : null;
  return { sendAt, until, remindAt, isFull: promised <= latest };
}

/**
 * If nobody answers: the times of each person asked one after the other, up to `people`; shorter if
 * the start comes first.
 */
export function timesInTurn(
  vacancy: Offered,
  now: Date,
  calendar: WorkingCalendar,
  people: number,
): OfferTimes[] {
  const all: OfferTimes[] = [];
  for (let at = now; all.length < people; ) {
    const times = offerTimes(vacancy, at, calendar);
    if (times === null) break;
    all.push(times);
    at = times.until;
  }
  return all;
}

/**
 * How many, up to `people`, can be asked one after the other with their full time before the start.
 */
export function peopleWithFullTime(
  vacancy: Offered,
  now: Date,
  calendar: WorkingCalendar,
  people: number,
): number {
  const firstShort = timesInTurn(vacancy, now, calendar, people).findIndex(({ isFull }) => !isFull);
  return firstShort === -1 ? timesInTurn(vacancy, now, calendar, people).length : firstShort;
}

/** What the steps of a vacancy ask of clock and calendar. */
export function stepTimes(calendar: WorkingCalendar) {
  return {
    timesOf: (vacancy: Offered, now: Date) => offerTimes(vacancy, now, calendar),
    /** When an e-mail to a patient about this place may leave that is written now. */
    sendAt: (vacancy: FirstDate, now: Date) => sendingTime(vacancy, now, calendar),
    postponed: (until: Date, milliseconds: number) => postponed(until, milliseconds, calendar),
    /** Until when a late yes gets a returned place without being asked again. */
    lateYesUntil: (at: Date) =>
      momentInBerlin(nthWorkingDayAfter(berlinDate(at), 3, calendar), endOfWork),
  };
}

/** A deadline that much later, at an hour at which one may end. */
function postponed(until: Date, milliseconds: number, calendar: WorkingCalendar): Date {
  const moved = new Date(until.getTime() + milliseconds);
  if (berlinTimeOfDay(until) !== endOfWork) return nextTime(moved, from, to, () => true);
  const date = berlinDate(moved);
  const end = momentInBerlin(date, endOfWork);
  return isWorkingDay(date, calendar) && moved <= end
    ? end
    : momentInBerlin(nthWorkingDayAfter(date, 1, calendar), endOfWork);
}

type SuggestedOffer = { mode: OfferMode; patience: Patience; atOnce: number };

/** Calendar days from which a place is offered in turn. */
const daysInTurn = 7;

/**
 * How to offer a place by the time that is left; a member may choose otherwise. A week counts as
 * days of the calendar: the same weekday a week ahead is in turn, at whatever time of day.
 */
export function suggestedOffer(
  vacancy: FirstDate,
  now: Date,
  settings: Pick<OfferingSettings, 'patienceDays' | 'firstWinsAllowed'>,
): SuggestedOffer {
  if (mayFirstWin(vacancy, now)) {
    return {
      mode: settings.firstWinsAllowed ? 'firstWins' : 'together',
      patience: { unit: 'hours', n: 3 },
      atOnce: 5,
    };
  }
  if (vacancy.startsOn < plusDays(berlinDate(now), daysInTurn))
    return { mode: 'together', patience: { unit: 'workingDays', n: 1 }, atOnce: 5 };
  return { mode: 'inTurn', patience: { unit: 'workingDays', n: settings.patienceDays }, atOnce: 5 };
}

/**
 * 'First come, first served' is only for single dates and starts within three days: otherwise the
 * order of the list decides.
 */
export function mayFirstWin(vacancy: FirstDate, now: Date): boolean {
  return vacancy.rhythm === 'once' || firstDate(vacancy).getTime() - now.getTime() < 3 * day;
}

/**
 * From its first day on, a regular place needs a later one. A single date can be offered on its
 * day, while `timesOf` leaves time for it.
 */
export function startPassedOn({ rhythm, startsOn }: Pick<Vacancy, 'rhythm' | 'startsOn'>): IsoDate {
  return rhythm === 'once' ? plusDays(startsOn, 1) : startsOn;
}

/** About a single date within a day, e-mails may leave from 7 to 21, on any day. */
function sendingTime(vacancy: FirstDate, now: Date, calendar: WorkingCalendar): Date {
  const isUrgent = vacancy.rhythm === 'once' && firstDate(vacancy).getTime() - now.getTime() <= day;
  return isUrgent ? nextTime(now, 7, 21, () => true) : decentTime(now, calendar);
}

/** From 8 to 20, never on Sundays or holidays. */
export function decentTime(moment: Date, { region }: Pick<WorkingCalendar, 'region'>): Date {
  return nextTime(moment, from, to, (date) => weekdayOf(date) !== 7 && !isHoliday(date, region));
}

/**
 * That moment, if it lies between the hours of a day that is allowed; otherwise the beginning of
 * the next such day.
 */
function nextTime(
  moment: Date,
  first: number,
  last: number,
  isAllowed: (date: IsoDate) => boolean,
): Date {
  const date = berlinDate(moment);
  const time = berlinTimeOfDay(moment);
  if (isAllowed(date) && time >= clock(first) && time < clock(last)) return moment;
  let next = time < clock(first) ? date : plusDays(date, 1);
  while (!isAllowed(next)) next = plusDays(next, 1);
  return momentInBerlin(next, clock(first));
}

function promisedUntil(patience: Patience, sendAt: Date, calendar: WorkingCalendar): Date {
  if (patience.unit === 'hours') return afterDaytime(sendAt, patience.n);
  return momentInBerlin(nthWorkingDayAfter(berlinDate(sendAt), patience.n, calendar), endOfWork);
}

/** So many hours later, of which only those between 8 and 20 count. */
function afterDaytime(moment: Date, hours: number): Date {
  let at = nextTime(moment, from, to, () => true);
  let left = hours * hour;
  for (;;) {
    const evening = momentInBerlin(berlinDate(at), clock(to));
    const today = evening.getTime() - at.getTime();
    if (left <= today) return new Date(at.getTime() + left);
    left -= today;
    at = momentInBerlin(plusDays(berlinDate(at), 1), clock(from));
  }
}

/**
 * Regular places: 18:00 of the second working day before the start, so that practice and person can
 * prepare. Where that leaves less than three hours, and for patience in hours: two hours before the
 * first date.
 */
function latestUntil(vacancy: Offered, sendAt: Date, calendar: WorkingCalendar): Date {
  const last = lastMoment(vacancy);
  if (vacancy.rhythm === 'once' || vacancy.patience.unit === 'hours') return last;
  const usual = momentInBerlin(nthWorkingDayBefore(vacancy.startsOn, 2, calendar), endOfWork);
  return usual >= afterDaytime(sendAt, 3) ? usual : earlier(afterDaytime(sendAt, 3), last);
}

/** At half time, if the deadline is a working day away then. */
function reminder(sendAt: Date, until: Date, calendar: WorkingCalendar): Date | null {
  const half = new Date((sendAt.getTime() + until.getTime()) / 2);
  const remindAt = decentTime(half, calendar);
  return nthWorkingDayAfter(berlinDate(remindAt), 1, calendar) <= berlinDate(until)
    ? remindAt
    : null;
}

/** The moment at which it begins. */
export function firstDate({ startsOn, slot }: FirstDate): Date {
  return momentInBerlin(startsOn, slot.start);
}

function lastMoment(vacancy: FirstDate): Date {
  return new Date(firstDate(vacancy).getTime() - 2 * hour);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
