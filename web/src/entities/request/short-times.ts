import {
  type OfferedPlan,
  offeredTimes,
  type WithPreferredTimes,
} from '@platzwart/domain/waiting-list/offered-times';
import {
  mergeSlots,
  type Slot,
  spokenRange,
  uncoveredParts,
  type Weekday,
  weekdayName,
} from '@platzwart/domain/waiting-list/slot';
import { texts } from './texts.ts';

const noBreakSpace = '\u00a0';

/**
 * Times in short for a table, regardless of location, merging days with equal times: 'Mo–Mi, Fr
 * 8–11', 'Do 14–18'.
 */
export function formatShortTimes(slots: readonly Slot[]): string[] {
  const daysByRange = new Map<string, Weekday[]>();
  for (const slot of anywhere(slots)) {
    const range = spokenRange(slot).replace(' Uhr', '');
    daysByRange.set(range, [...(daysByRange.get(range) ?? []), slot.weekday]);
  }
  return [...daysByRange].map(([range, days]) =>
    `${formatShortDays(days)} ${range}`.replaceAll(' ', noBreakSpace),
  );
}

export type PreferredTimeInShort = { readonly text: string; readonly isOffered: boolean };

/**
 * A request's preferred times in short, those no longer offered last; all count as offered while
 * the plan is loading.
 */
export function preferredTimesInShort(
  { locationIds, slots }: Pick<WithPreferredTimes, 'locationIds' | 'slots'>,
  plan: OfferedPlan | undefined,
): PreferredTimeInShort[] {
  const offered = plan ? offeredTimes({ locationIds, slots }, plan).offered : slots;
  const notOffered = uncoveredParts(anywhere(slots), anywhere(offered));
  return [
    ...formatShortTimes(offered).map((text) => ({ text, isOffered: true })),
    ...formatShortTimes(notOffered).map((text) => ({ text, isOffered: false })),
  ];
}

/** The same in one line: 'Mo–Mi 8–11; Do 14–18 (nicht mehr angeboten)'. */
export function describePreferredTimes(
  request: Pick<WithPreferredTimes, 'locationIds' | 'slots'>,
  plan: OfferedPlan | undefined,
): string {
  return joinEntries(
    preferredTimesInShort(request, plan).map(({ text, isOffered }) =>
      isOffered ? text : `${text} (${texts.notOffered})`,
    ),
  );
}

function anywhere(slots: readonly Slot[]): Slot[] {
  return mergeSlots(slots.map((slot) => ({ ...slot, locationId: 'any' })));
}

/** Ascending days; three or more in a row become a range. */
export function formatShortDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map((day) => weekdayName(day, 'short'));
      return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names;
    })
    .join(', ');
}

/** Days are already separated by commas. */
function joinEntries(entries: readonly string[]): string {
  return entries.join('; ');
}

/** 'Mo 8–12 Uhr, Di 9–10 Uhr' may wrap only between two times, not between a day and its time. */
export function withoutBreaks(times: string): string {
  return times.replaceAll(/(?<!,) /g, noBreakSpace);
}
