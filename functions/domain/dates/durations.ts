/**
 * Durations in milliseconds. A day of the calendar may last an hour more or less: see
 * `berlin-days.ts` and `calendar-days.ts`. No imports.
 */
export const hour = 3_600_000;
export const day = 24 * hour;

/** How often 24 hours have passed from the first moment to the second; 0 if that is earlier. */
export function wholeDays(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / day));
}
