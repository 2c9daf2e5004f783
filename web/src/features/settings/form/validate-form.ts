/** Validates a drafted form and assigns messages to this page's fields. The server validates again with the same rules. */

import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { tooManySlotsAsked } from '@platzwart/domain/booking/form-edit';
import { type Detail, detailsOf, wholeForm } from '@platzwart/domain/failure';
import { cellsOf, maxCellsPerLocation } from '@platzwart/domain/waiting-list/slot';
import { texts } from './texts.ts';

export function validateForm(stored: FormConfiguration, draft: FormConfiguration): Detail[] {
  // Live data includes its own id.
  const fields = Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(FormConfiguration.shape, field)));
  const parsed = FormConfiguration.safeParse(fields);
  const details = parsed.success ? [] : detailsOf(parsed.error).map((detail) => atFieldOfPage(detail, draft));
  const tooMany = tooManySlotsAsked(stored, draft);
  return tooMany ? [...details, tooMany] : details;
}

/** Opening hours are on another page: here the slot length causes too many times. */
export function atFieldOfPage(detail: Detail, draft: FormConfiguration): Detail {
  if (!detail.field.startsWith('selectableLocations')) return detail;
  const isCut = draft.selectableLocations.some((place) => cellsOf(place, draft.minSlotSize).length > maxCellsPerLocation);
  return isCut ? { ...detail, field: 'minSlotSize', message: texts.tooManyCells(draft.minSlotSize) } : { ...detail, field: wholeForm };
}
