/** Whether a practice takes requests. No schemas here: public pages read this file first. */
import type { Practice } from './practice.ts';

/** Booking is possible only while intake is on and the practice is not locked (spec section 2, practice area). */
export function acceptsRequests(practice: Pick<Practice, 'bookingEnabled' | 'locked'>): boolean {
  return practice.bookingEnabled && !practice.locked;
}
