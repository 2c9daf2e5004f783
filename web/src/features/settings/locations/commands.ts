import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { inOrder } from '@platzwart/domain/waiting-list/weekly-plan';
import { call } from '../../../firebase/calls.ts';
import type { Locations } from './locations.ts';

/** A plan goes out in order of its times, however its rows came about; what was not there before is null. */
export const updateLocations = (companySlug: string, edits: FieldEdits) =>
  call('updateLocations', {
    companySlug,
    edits: Object.fromEntries(
      Object.entries(edits).map(([id, { from, to }]) => [id, { from: from ?? null, to: ordered(to as Locations[string]) }]),
    ),
  });

function ordered(location: Locations[string]) {
  return location && { ...location, selectableSlots: inOrder(location.selectableSlots) };
}
