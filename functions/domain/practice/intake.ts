/** Whether a practice takes requests. No schemas here: public pages read this file first. */

import type { FormConfiguration } from '../booking/form-configuration.ts';
import { messages } from '../failure.ts';
import type { Practice } from './practice.ts';

/**
 * Booking is possible only while intake is on, the practice is not locked (spec section 2, practice area), and there is a time to ask
 * for: a form without one could be filled in, never sent.
 */
export function acceptsRequests({ bookingEnabled, locked, hasNoTimes = false }: Intake): boolean {
  return bookingEnabled && !locked && !hasNoTimes;
}
type Intake = Pick<Practice, 'bookingEnabled' | 'locked' | 'hasNoTimes'>;

/** What patients read where the form offers no time to choose: the sentence of the catalogue (spec section 8) without any location. */
export function whyNoTimes({ selectableLocations }: Pick<FormConfiguration, 'selectableLocations'>): string {
  return selectableLocations.length === 0 ? messages.noLocations : messages.noTimes;
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
}: Pick<Practice, 'bookingEnabled' | 'locked' | 'pausedText' | 'resumesOn'>): { text: string; ends: string } | undefined {
  if (bookingEnabled || locked) return undefined;
  // By hand: dates bring a library that no public page needs for this.
  return { text: pausedText, ends: resumesOn.split('-').reverse().join('.') };
}
