import { addressLine } from '@platzwart/domain/address-line';
import { type FormConfiguration, offeredCells } from '@platzwart/domain/form-configuration';
import type { Practice } from '@platzwart/domain/practice';
import type { OwnRequest } from '@platzwart/domain/request-link';
import { type Slot, spokenRange, trimSlots, uncoveredParts, weekdayName } from '@platzwart/domain/slot';
import { texts } from './texts.ts';

export type Wishes = {
  /** The location's name. */
  place: string;
  /** '' where none is known. */
  address: string;
  /** In words: 'Montag, 8–12 Uhr'. */
  offered: readonly string[];
  /** What the practice has stopped offering since. */
  former: readonly string[];
};

/** The times of a request, by location and in the order of the practice's form; places that are gone come last. */
export function wishesAt(
  practice: Practice,
  form: FormConfiguration,
  { locationIds, slots }: Pick<OwnRequest, 'locationIds' | 'slots'>,
): Wishes[] {
  const known = form.selectableLocations.map(({ id }) => id).filter((id) => locationIds.includes(id));
  const cells = offeredCells(form);
  return [...known, ...locationIds.filter((id) => !known.includes(id))].map((id) => {
    const here = slots.filter(({ locationId }) => locationId === id);
    const place = practice.locations.find((each) => each.id === id);
    return {
      place: (form.selectableLocations.find((each) => each.id === id) ?? place)?.title ?? texts.times.formerLocation,
      address: place ? addressLine(place) : '',
      offered: trimSlots(here, cells).map(inWords),
      former: uncoveredParts(here, cells).map(inWords),
    };
  });
}

/** Whether somebody waits for nothing any more: the practice's plan has changed. */
export function offersNone(form: FormConfiguration, { slots }: Pick<OwnRequest, 'slots'>): boolean {
  return trimSlots(slots, offeredCells(form)).length === 0;
}

function inWords(slot: Slot): string {
  return `${weekdayName(slot.weekday)}, ${spokenRange(slot)}`;
}
