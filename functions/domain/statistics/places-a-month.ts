/** How many places a practice gives in a month, for limits of the intake. */
import { partKey } from '../practice/intake-limits.ts';
import type { LocationId } from '../waiting-list/slot.ts';
import type { Month } from './months.ts';
import { paceOf } from './reach.ts';
import { minStarts } from './wait-range.ts';

/**
 * `partKey` -> places, of the practice, each location, and the halves of the day of both; without
 * parts of fewer than ten places in all.
 */
export function placesAMonth(
  months: readonly Month[],
  locationIds: readonly LocationId[],
): Record<string, number> {
  const pace: Record<string, number> = {};
  for (const locationId of ['', ...locationIds]) {
    for (const half of ['all', 'morning', 'afternoon'] as const) {
      const narrowed = {
        ...(locationId !== '' && { locationId }),
        ...(half !== 'all' && { half }),
      };
      const places = paceOf(months, minStarts, narrowed);
      if (places !== undefined)
        pace[partKey({ locationId, half })] = Math.round(places * 100) / 100;
    }
  }
  return pace;
}
