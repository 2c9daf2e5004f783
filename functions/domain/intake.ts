/** Whether a practice takes requests. No schemas here: public pages read this file first. */
import type { Practice } from './practice.ts';

/** Booking is possible only while intake is on and the practice is not locked (spec section 2, practice area). */
export function acceptsRequests(practice: Pick<Practice, 'bookingEnabled' | 'locked'>): boolean {
  return practice.bookingEnabled && !practice.locked;
}

/**
 * What patients of a paused practice read beside our own sentence: its words ('' for none), and the day ('01.03.2027') on which it
 * goes on by itself ('' for none). Undefined where it takes requests, and where it is locked: then the pause is not the reason.
 */
export function pauseOf({
  bookingEnabled,
  locked,
  pausedText = '',
  resumesOn = '',
}: Pick<Practice, 'bookingEnabled' | 'locked' | 'pausedText' | 'resumesOn'>): { words: string; ends: string } | undefined {
  if (bookingEnabled || locked) return undefined;
  // By hand: dates bring a library that no public page needs for this.
  return { words: pausedText, ends: resumesOn.split('-').reverse().join('.') };
}
