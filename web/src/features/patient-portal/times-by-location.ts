import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { addressLine } from '@platzwart/domain/contact/address-line';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { offeredTimes } from '@platzwart/domain/waiting-list/offered-times';
import { type Slot, spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { texts } from './texts.ts';

type TimesAtLocation = {
  /** The location's name. */
  place: string;
  /** '' if unknown. */
  address: string;
  /** In words: 'Montag, 8–12 Uhr'. */
  offered: readonly string[];
  /** No longer offered by the practice. */
  former: readonly string[];
};

/**
 * A request's times, by location in the order of the practice's form; removed locations come last.
 */
export function timesByLocation(
  practice: Practice,
  form: FormConfiguration,
  { locationIds, slots }: Pick<PortalView, 'locationIds' | 'slots'>,
): TimesAtLocation[] {
  const known = form.selectableLocations
    .map(({ id }) => id)
    .filter((id) => locationIds.includes(id));
  const { offered, notOffered } = offeredTimes({ locationIds, slots }, form);
  return [...known, ...locationIds.filter((id) => !known.includes(id))].map((id) => {
    const here = (times: readonly Slot[]) =>
      times.filter(({ locationId }) => locationId === id).map(formatSlot);
    const place = practice.locations.find((each) => each.id === id);
    return {
      place:
        (form.selectableLocations.find((each) => each.id === id) ?? place)?.title ??
        texts.times.formerLocation,
      address: place ? addressLine(place) : '',
      offered: here(offered),
      former: here(notOffered),
    };
  });
}

function formatSlot(slot: Slot): string {
  return `${weekdayName(slot.weekday)}, ${spokenRange(slot)}`;
}
