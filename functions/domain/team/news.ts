/**
 * What is new to a member: requests since their previous visit that they have not opened. A visit
 * is a day on which the table was in sight for a while: until that day ends, what nobody opened
 * stays new, however often the table is reloaded.
 */
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import type { Member } from './member.ts';

/** Bounds the document; older ones were new days ago. */
export const maxOpened = 200;

type Looked = Pick<Member, 'lastVisit' | 'seenUntil'>;

/**
 * Requests since this moment are new on that day (in Berlin), unless opened; null before the first
 * visit: everything would be new.
 */
export function newSince({ lastVisit, seenUntil }: Looked, today: IsoDate): Date | null {
  if (!lastVisit || !seenUntil) return lastVisit;
  const isEarlierDay = berlinDate(lastVisit) < today;
  return isEarlierDay && lastVisit > seenUntil ? lastVisit : seenUntil;
}

/** The table was in sight for a while. Nothing becomes old by that today. */
export function afterVisit(member: Looked, now: Date): { lastVisit: Date; seenUntil: Date } {
  return { lastVisit: now, seenUntil: newSince(member, berlinDate(now)) ?? now };
}

export function afterReadingAll(now: Date): { lastVisit: Date; seenUntil: Date } {
  return { lastVisit: now, seenUntil: now };
}

/** The ids with these, latest last; the same array if it holds them. */
export function withOpened(
  opened: readonly string[] = [],
  ids: readonly string[],
): readonly string[] {
  const added = ids.filter((id) => !opened.includes(id));
  return added.length === 0 ? opened : [...opened, ...added].slice(-maxOpened);
}
