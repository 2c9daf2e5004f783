import { type FormConfiguration, offeredCells } from '../booking/form-configuration.ts';
import { coveredCells, type LocationId, mergeSlots, type Slot, trimSlots } from '../waiting-list/slot.ts';
import type { PreferredRange } from './times.ts';

/** A preferred range; without a location it applies to all that are named. */
export type PreferredRangeAt = PreferredRange & { locationId: LocationId | undefined };

/** The preferred times at all locations, limited to working hours; `lost`: named days and hours that nobody offers. */
export function placeTimes(
  ranges: readonly PreferredRangeAt[],
  locationIds: readonly LocationId[],
  form: FormConfiguration,
): { slots: Slot[]; lost: Slot[] } {
  const cells = offeredCells(form, locationIds);
  const at = ({ weekday, start, end }: PreferredRangeAt, locationId: LocationId): Slot => ({ locationId, weekday, start, end });
  const preferredTimesOf = (range: PreferredRangeAt) =>
    (range.locationId === undefined ? locationIds : [range.locationId]).map((id) => at(range, id));
  const preferredTimes = ranges.flatMap(preferredTimesOf);
  const lost = ranges
    .filter((range) => range.isNamed && coveredCells(preferredTimesOf(range), cells).length === 0)
    .map((range) => at(range, 'any'));
  return { slots: trimSlots(preferredTimes, cells), lost: mergeSlots(lost) };
}
