/**
 * Chosen times that are no longer valid. They stay in the form and are chosen again when they
 * return.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  cellsOf,
  coveredCells,
  describeSlots,
  type Slot,
  uncoveredParts,
} from '@platzwart/domain/waiting-list/slot';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';

/** One sentence per loss; empty while all chosen times are valid. */
export function unavailableTimes(
  form: FormConfiguration,
  locationIds: readonly string[],
  slots: readonly Slot[],
): string[] {
  const places = form.selectableLocations;
  const given = places
    .filter((place) => !locationIds.includes(place.id))
    .flatMap((place) => {
      const { length } = coveredCells(slots, cellsOf(place, form.minSlotSize));
      return length === 0 ? [] : [furtherTexts.notChosenHere(length, place.title)];
    });
  const taken = places.flatMap((place) => {
    const gone = describeSlots(
      uncoveredParts(
        slots.filter((slot) => slot.locationId === place.id),
        offeredCells(form, [place.id]),
      ),
    );
    if (gone === '' || !locationIds.includes(place.id)) return [];
    return [
      furtherTexts.notOfferedAnyMore(
        places.length > 1 ? furtherTexts.chosenAt(place.title, gone) : gone,
      ),
    ];
  });
  return [...taken, ...given];
}

/**
 * Keeps the choice within the practice's current locations: selects a sole location, drops a
 * removed one. Returns a sentence for each removed one.
 */
export function useOfferedLocations({ selectableLocations }: FormConfiguration): string[] {
  const { getValues, setValue } = useFormContext<BookingValues>();
  const titles = useRef(new Map<string, string>());
  const [lost, setLost] = useState<readonly string[]>([]);
  const isOffered = (id: string) => selectableLocations.some((place) => place.id === id);

  useEffect(() => {
    for (const place of selectableLocations) titles.current.set(place.id, place.title);
    const chosen = getValues('locationIds');
    const gone = chosen.filter((id) => !selectableLocations.some((place) => place.id === id));
    const [only, ...others] = selectableLocations;
    if (gone.length > 0) setLost((before) => [...new Set([...before, ...gone])]);
    if (only && others.length === 0) setValue('locationIds', [only.id]);
    else if (gone.length > 0) {
      setValue(
        'locationIds',
        chosen.filter((id) => !gone.includes(id)),
      );
    }
  }, [selectableLocations, getValues, setValue]);

  return lost
    .filter((id) => !isOffered(id))
    .map((id) => furtherTexts.locationGone(titles.current.get(id) ?? ''));
}
