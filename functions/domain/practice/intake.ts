/** Whether a practice takes requests. No schemas: public pages load this file first. */

import type { FormConfiguration } from '../booking/form-configuration.ts';
import { messages } from '../failure.ts';
import type { Practice } from './practice.ts';

/**
 * Booking is possible only while intake is on, no limit has closed it, the practice is not locked
 * (spec section 2, practice area), and the form offers a time: without one, patients could fill in
 * a form but never send it.
 */
export function acceptsRequests({
  bookingEnabled,
  locked,
  hasNoTimes,
  intakeFull,
}: Intake): boolean {
  return bookingEnabled && !locked && !hasNoTimes && !intakeFull;
}
type Intake = Pick<Practice, 'bookingEnabled' | 'locked' | 'hasNoTimes' | 'intakeFull'>;

/** Shown to patients if the form offers no times: the message for no location (spec section 8). */
export function whyNoTimes({
  selectableLocations,
}: Pick<FormConfiguration, 'selectableLocations'>): string {
  return selectableLocations.length === 0 ? messages.noLocations : messages.noTimes;
}

/**
 * Shown to patients of a paused practice with our own text: the practice's text ('' for none), and
 * the day ('01.03.2027') on which intake resumes ('' for none); while a limit has closed it, the
 * limit's reason. Undefined if it takes requests, or is locked: then the pause is not the reason.
 */
export function pauseOf({
  bookingEnabled,
  locked,
  pausedText = '',
  resumesOn = '',
  intakeFull,
}: Pick<Practice, 'bookingEnabled' | 'locked' | 'pausedText' | 'resumesOn' | 'intakeFull'>):
  | { text: string; ends: string }
  | undefined {
  if (locked) return undefined;
  if (bookingEnabled) return intakeFull ? { text: intakeFull, ends: '' } : undefined;
  // By hand, because public pages would load the date library only for this.
  return { text: pausedText, ends: resumesOn.split('-').reverse().join('.') };
}
