/** Details next to a name in a waiting list, as text. */
import { ageOn, type IsoDate } from '@platzwart/domain/dates/german-date';
import {
  mergeSlots,
  type Slot,
  spokenRange,
  trimSlots,
  uncoveredParts,
  weekdayName,
} from '@platzwart/domain/waiting-list/slot';
import { differenceInMonths, parseISO } from 'date-fns';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { ChosenTime } from './chosen-times.ts';
import { texts } from './texts.ts';

/** Small children's ages are in months; undefined for a future date of birth. */
export function formatAge(birthdate: string | undefined, today: IsoDate): string | undefined {
  if (!birthdate || birthdate > today) return undefined;
  const years = ageOn(birthdate, today);
  return years < 2
    ? texts.months(differenceInMonths(parseISO(today), parseISO(birthdate)))
    : texts.years(years);
}

/** Other possible times, as ranges: offered at any location, outside the chosen times. */
export function otherTimes(
  request: Pick<StoredRequest, 'slots'>,
  times: readonly ChosenTime[],
  offered: readonly Slot[],
): string[] {
  return rangesOf(uncoveredParts(anywhere(trimSlots(request.slots, offered)), anywhere(times)));
}

/** The chosen times a patient can come at, as ranges. */
export function possibleTimes(
  request: Pick<StoredRequest, 'slotKeys'>,
  times: readonly ChosenTime[],
): string[] {
  return rangesOf(
    mergeSlots(
      anywhere(times.filter((time) => time.keys.some((key) => request.slotKeys.includes(key)))),
    ),
  );
}

/** 'Mo 8–10', 'Mi 14–15': merges adjacent times across locations. */
export function formatTimes(times: readonly ChosenTime[]): string[] {
  return rangesOf(mergeSlots(anywhere(times)));
}

/** Few enough to read at a glance; the panel shows all. */
const maxShownRanges = 8;

export function atAGlance(ranges: readonly string[]): { shown: readonly string[]; more: number } {
  if (ranges.length <= maxShownRanges) return { shown: ranges, more: 0 };
  // Avoids 'and 1 more', which takes as much space as the range itself.
  return { shown: ranges.slice(0, maxShownRanges - 1), more: ranges.length - maxShownRanges + 1 };
}

/** Ignores locations, to merge times across them. */
function anywhere(slots: readonly Pick<Slot, 'weekday' | 'start' | 'end'>[]): Slot[] {
  return mergeSlots(
    slots.map(({ weekday, start, end }) => ({ locationId: 'any', weekday, start, end })),
  );
}

function rangesOf(slots: readonly Slot[]): string[] {
  return slots.map(
    (slot) => `${weekdayName(slot.weekday, 'short')} ${spokenRange(slot).replace(' Uhr', '')}`,
  );
}
