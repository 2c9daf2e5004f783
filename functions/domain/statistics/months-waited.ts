/** How many months people lately waited, for limits of the intake: half of those who began waited at least so long. */
import { partKey } from '../practice/intake-limits.ts';
import { isMorning, type LocationId } from '../waiting-list/slot.ts';
import { percentile, sizeOf } from './percentiles.ts';
import { type CountedStart, minStarts, waitsOf, weeksOfMonth } from './wait-range.ts';

/** `partKey` -> months, to one decimal, of the practice, each location, and the halves of the day of both; without parts of too few starts. */
export function monthsWaited(starts: readonly CountedStart[], locationIds: readonly LocationId[]): Record<string, number> {
  const months: Record<string, number> = {};
  for (const locationId of ['', ...locationIds]) {
    for (const half of ['all', 'morning', 'afternoon'] as const) {
      const waits = waitsOf(
        starts,
        ({ slot }) => (locationId === '' || slot.locationId === locationId) && (half === 'all' || (half === 'morning') === isMorning(slot)),
      );
      const middle = percentile(waits, 0.5);
      if (middle === undefined || sizeOf(waits) < minStarts) continue;
      months[partKey({ locationId, half })] = Math.round((middle / weeksOfMonth) * 10) / 10;
    }
  }
  return months;
}
