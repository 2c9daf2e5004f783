import { type OfferedPlan, offeredTimes, type WithPreferredTimes } from '@platzwart/domain/waiting-list/offered-times';
import { mergeSlots, type Slot, spokenRange, uncoveredParts, type Weekday, weekdayName } from '@platzwart/domain/waiting-list/slot';

const noBreakSpace = '\u00a0';

/**
 * When somebody has time, wherever, as short as a table needs it, days with the same time joined: 'Mo–Mi, Fr 8–11',
 * 'Do 14–18'.
 */
export function formatShortTimes(slots: readonly Slot[]): string[] {
  const daysByRange = new Map<string, Weekday[]>();
  for (const slot of anywhere(slots)) {
    const range = spokenRange(slot).replace(' Uhr', '');
    daysByRange.set(range, [...(daysByRange.get(range) ?? []), slot.weekday]);
  }
  return [...daysByRange].map(([range, days]) => `${formatShortDays(days)} ${range}`.replaceAll(' ', noBreakSpace));
}

export type PreferredTimeInShort = { readonly text: string; readonly isOffered: boolean };

/** The preferred times of a request in short, last those that are offered nowhere any more; while the plan is loading all count as offered. */
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

function anywhere(slots: readonly Slot[]): Slot[] {
  return mergeSlots(slots.map((slot) => ({ ...slot, locationId: 'any' })));
}

/** Ascending days, three and more in a row as a span. */
function formatShortDays(days: readonly Weekday[]): string {
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

/** As many whole entries as fit into so many characters, and how many do not: half a time reads as another one. */
export function fittingEntries(entries: readonly string[], room: number): { shown: readonly string[]; more: number } {
  for (let count = entries.length; count > 0; count--) {
    const more = entries.length - count;
    const text = joinEntries(entries.slice(0, count)) + (more > 0 ? ` +${more}` : '');
    if (text.length <= room) return { shown: entries.slice(0, count), more };
  }
  return { shown: [], more: entries.length };
}

/** Days are parted by commas already. */
export function joinEntries(entries: readonly string[]): string {
  return entries.join('; ');
}

/** 'Mo 8–12 Uhr, Di 9–10 Uhr' may go to the next line between two times only, not between a day and its time. */
export function withoutBreaks(times: string): string {
  return times.replaceAll(/(?<!,) /g, noBreakSpace);
}
