/** Times as they are said on the phone, in one line: 'Di 14-16, Do vorm.', at the practice's offered hours. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { placeTimes } from '@platzwart/domain/import/place-times';
import { readTimes } from '@platzwart/domain/import/times';
import { describeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';

type TypedTimes = {
  slots: Slot[];
  /** Outside the offered hours, in words; '' if nothing is. */
  lost: string;
  /** The first words that are no time. */
  unread: string | undefined;
};

/** Without a location, at all of them. */
export function readTypedTimes(text: string, form: FormConfiguration, locationIds: readonly string[]): TypedTimes {
  const { ranges, isFlexible, unread } = readTimes(text);
  const places = locationIds.length > 0 ? locationIds : form.selectableLocations.map(({ id }) => id);
  const week = isFlexible ? readTimes('täglich').ranges : ranges;
  const { slots, lost } = placeTimes(
    week.map((range) => ({ ...range, locationId: undefined })),
    places,
    form,
  );
  return { slots, lost: describeSlots(lost), unread };
}

/** What must not get lost although it is no offered time: it goes into the note. */
export function timesForNote(text: string, { lost, unread }: TypedTimes): string {
  return lost === '' && unread === undefined ? '' : text.trim();
}
