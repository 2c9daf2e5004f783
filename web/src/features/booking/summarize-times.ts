import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { coveredCells, describeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';
import { furtherTexts } from './further-texts.ts';

/** How many times are chosen, and which: 'Mo 8–11 Uhr'; with several locations, each is named. */
export function summarizeTimes(
  form: FormConfiguration,
  locationIds: readonly string[],
  slots: readonly Slot[],
) {
  const cells = coveredCells(slots, offeredCells(form, locationIds));
  const text = form.selectableLocations.flatMap((place) => {
    const here = describeSlots(cells.filter((cell) => cell.locationId === place.id));
    if (here === '') return [];
    return [form.selectableLocations.length > 1 ? furtherTexts.chosenAt(place.title, here) : here];
  });
  return { count: cells.length, text: text.join('; ') };
}
