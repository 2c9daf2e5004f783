/** What is wrong with a drafted form, at the fields of this page. The server validates it again, with the same rules. */

import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { tooManySlotsAsked } from '@platzwart/domain/booking/form-edit';
import { type Detail, detailsOf, wholeForm } from '@platzwart/domain/failure';
import { cellsOf, maxCellsPerLocation } from '@platzwart/domain/waiting-list/slot';
import { texts } from './texts.ts';

export function validateForm(stored: FormConfiguration, draft: FormConfiguration): Detail[] {
  // What is read live carries its own id beside its fields.
  const fields = Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(FormConfiguration.shape, field)));
  const parsed = FormConfiguration.safeParse(fields);
  const details = parsed.success ? [] : detailsOf(parsed.error).map((detail) => atFieldOfPage(detail, draft));
  const tooMany = tooManySlotsAsked(stored, draft);
  return tooMany ? [...details, tooMany] : details;
}

/** Hours are set on another page: here it is the length that cuts them into too many times. */
export function atFieldOfPage(detail: Detail, draft: FormConfiguration): Detail {
  if (!detail.field.startsWith('selectableLocations')) return detail;
  const isCut = draft.selectableLocations.some((place) => cellsOf(place, draft.minSlotSize).length > maxCellsPerLocation);
  return isCut ? { ...detail, field: 'minSlotSize', message: texts.tooManyCells(draft.minSlotSize) } : { ...detail, field: wholeForm };
}
