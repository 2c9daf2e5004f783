import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { inOrder } from '@platzwart/domain/waiting-list/weekly-plan';
import { run } from '../../../calls/run.ts';
import type { Locations } from './locations.ts';

/** Sends plans sorted by time, whatever the order of their rows; new locations have null as their previous value. */
export const updateLocations = (companySlug: string, edits: FieldEdits) =>
  run('updateLocations', {
    companySlug,
    edits: Object.fromEntries(
      Object.entries(edits).map(([id, { from, to }]) => [id, { from: from ?? null, to: ordered(to as Locations[string]) }]),
    ),
  });

function ordered(location: Locations[string]) {
  return location && { ...location, selectableSlots: inOrder(location.selectableSlots) };
}
