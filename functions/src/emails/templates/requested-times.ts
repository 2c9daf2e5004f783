/**
 * The times of a request, in words and drawn: nothing that a stranger could learn about anybody's
 * health from.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import {
  cellsOf,
  coveredCells,
  describeSlots,
  includesAllOf,
  mergeSlots,
} from '@platzwart/domain/waiting-list/slot';
import type { EmailBody } from './layout.ts';

type Times = Pick<TherapyRequest, 'locationIds' | 'slots'>;
type Form = Pick<FormConfiguration, 'selectableLocations'>;
type Rows = NonNullable<EmailBody['rows']>;

/** With each location's name if there are several. */
export function requestedTimes(
  { locationIds, slots }: Times,
  form: Form,
): { rows: Rows; week: NonNullable<EmailBody['week']> } {
  const { selectableLocations } = form;
  const timesAt = (id: string) =>
    describeSlots(slots.filter(({ locationId }) => locationId === id)) || 'keine Zeiten gewählt';
  const rows = selectableLocations
    .filter(({ id }) => locationIds.includes(id))
    .map(
      ({ id, title }) =>
        [
          selectableLocations.length > 1 ? `Ihre Zeiten, ${title}` : 'Ihre Zeiten',
          timesAt(id),
        ] as const,
    );
  const offered = selectableLocations
    .filter(({ id }) => locationIds.includes(id))
    .flatMap(({ id, selectableSlots }) =>
      selectableSlots.map((slot) => ({ ...slot, locationId: id })),
    );
  return { rows, week: { chosen: slots, offered } };
}

/**
 * What a repeat asks for beyond the request that counts: nobody waits there. Empty if it asks for
 * nothing new.
 */
export function timesNotTaken(
  repeat: Times,
  counting: Times,
  { selectableLocations, minSlotSize }: Form & Pick<FormConfiguration, 'minSlotSize'>,
): Rows {
  const timesOf = ({ locationIds, slots }: Times) =>
    slots.filter(({ locationId }) => locationIds.includes(locationId));
  const taken = timesOf(counting);
  return selectableLocations.flatMap((location) => {
    const asked = coveredCells(timesOf(repeat), cellsOf(location, minSlotSize));
    const notTaken = asked.filter((cell) => !includesAllOf(taken, [cell]));
    if (notTaken.length === 0) return [];
    const label =
      selectableLocations.length > 1 ? `Nicht übernommen, ${location.title}` : 'Nicht übernommen';
    return [[label, describeSlots(mergeSlots(notTaken))] as const];
  });
}
