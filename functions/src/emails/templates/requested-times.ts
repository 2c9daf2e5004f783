/** The times of a request, in words and drawn: nothing that a stranger could learn about anybody's health from. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { describeSlots } from '@platzwart/domain/waiting-list/slot';
import type { EmailBody } from './layout.ts';

/** With each location's name if there are several. */
export function requestedTimes(
  { locationIds, slots }: Pick<TherapyRequest, 'locationIds' | 'slots'>,
  form: Pick<FormConfiguration, 'selectableLocations'>,
): { rows: NonNullable<EmailBody['rows']>; week: NonNullable<EmailBody['week']> } {
  const { selectableLocations } = form;
  const timesAt = (id: string) => describeSlots(slots.filter(({ locationId }) => locationId === id)) || 'keine Zeiten gewählt';
  const rows = selectableLocations
    .filter(({ id }) => locationIds.includes(id))
    .map(({ id, title }) => [selectableLocations.length > 1 ? `Ihre Zeiten, ${title}` : 'Ihre Zeiten', timesAt(id)] as const);
  const offered = selectableLocations
    .filter(({ id }) => locationIds.includes(id))
    .flatMap(({ id, selectableSlots }) => selectableSlots.map((slot) => ({ ...slot, locationId: id })));
  return { rows, week: { chosen: slots, offered } };
}
