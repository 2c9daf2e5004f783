/** What stands beside a name in a waiting list, in words. */
import { ageOn, berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { mergeSlots, type Slot, spokenRange, trimSlots, uncoveredParts, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { differenceInDays, differenceInMonths, differenceInWeeks, parseISO } from 'date-fns';
import type { WaitingRequest } from '../waiting-request.ts';
import type { ChosenTime } from './chosen-times.ts';
import { texts } from './texts.ts';

/** How long somebody has waited, in the unit people would use. */
export function waitingTime(since: Date, now: Date): { unit: 'days' | 'weeks' | 'months'; n: number } {
  const days = Math.max(0, differenceInDays(now, since));
  if (days < 14) return { unit: 'days', n: days };
  if (days < 63) return { unit: 'weeks', n: differenceInWeeks(now, since) };
  return { unit: 'months', n: differenceInMonths(now, since) };
}

export function formatSince(since: Date, now: Date): string {
  const { unit, n } = waitingTime(since, now);
  return texts.since(dayOf(since), texts.duration(unit, n));
}

/** A small child's age is told in months; nothing is said of somebody who is not born yet. */
export function formatAge(birthdate: string | undefined, today: IsoDate): string | undefined {
  if (!birthdate || birthdate > today) return undefined;
  const years = ageOn(birthdate, today);
  return years < 2 ? texts.months(differenceInMonths(parseISO(today), parseISO(birthdate))) : texts.years(years);
}

export function dayOf(moment: Date): string {
  return formatGermanDate(berlinDate(moment));
}

/** When else somebody has time, as ranges: what is offered, wherever, and lies outside of the chosen times. */
export function otherTimes(request: Pick<WaitingRequest, 'slots'>, times: readonly ChosenTime[], offered: readonly Slot[]): string[] {
  return rangesOf(uncoveredParts(anywhere(trimSlots(request.slots, offered)), anywhere(times)));
}

/** Which of the chosen times somebody can come at, as ranges. */
export function possibleTimes(request: Pick<WaitingRequest, 'slotKeys'>, times: readonly ChosenTime[]): string[] {
  return rangesOf(mergeSlots(anywhere(times.filter((time) => time.keys.some((key) => request.slotKeys.includes(key))))));
}

/** 'Mo 8–10', 'Mi 14–15': neighbours joined, wherever they are. */
export function formatTimes(times: readonly ChosenTime[]): string[] {
  return rangesOf(mergeSlots(anywhere(times)));
}

/** As many as one reads at a glance; the open request has them all. */
const maxShownRanges = 8;

export function atAGlance(ranges: readonly string[]): { shown: readonly string[]; more: number } {
  if (ranges.length <= maxShownRanges) return { shown: ranges, more: 0 };
  // Never 'and 1 more', which would take no less room than the one.
  return { shown: ranges.slice(0, maxShownRanges - 1), more: ranges.length - maxShownRanges + 1 };
}

/** Another time is another time, wherever it is: all at one place. */
function anywhere(slots: readonly Pick<Slot, 'weekday' | 'start' | 'end'>[]): Slot[] {
  return mergeSlots(slots.map(({ weekday, start, end }) => ({ locationId: 'any', weekday, start, end })));
}

function rangesOf(slots: readonly Slot[]): string[] {
  return slots.map((slot) => `${weekdayName(slot.weekday, 'short')} ${spokenRange(slot).replace(' Uhr', '')}`);
}
