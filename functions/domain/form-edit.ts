/** Administrators change what the form asks and when the practice works (spec section 3, "Form configuration"). */
import { accepted, type Detail, detailsOf, type Outcome, refused, sentences, wholeForm } from './failure.ts';
import { type FieldEdits, isSameValue } from './field-edits.ts';
import { FormConfiguration, offeredCells } from './form-configuration.ts';
import { type LocationId, slotKey } from './slot.ts';

const fields: ReadonlySet<string> = new Set(Object.keys(FormConfiguration.shape));

/**
 * The form with these edits; the same object if they change nothing. `locationIds`: the practice's locations.
 * Refusals, all at once at their fields: a field that does not exist, one that a colleague has changed since it was read
 * (code changedMeanwhile), what the form's schema refuses, and a location that the practice does not have.
 */
export function editForm(current: FormConfiguration, edits: FieldEdits, locationIds: readonly LocationId[]): Outcome<FormConfiguration> {
  const details = Object.entries(edits).flatMap(([field, { from, to }]): Detail[] => {
    if (!fields.has(field)) return [{ field: field || wholeForm, code: 'unknown', message: sentences.unknownArgument }];
    const kept = current[field as keyof FormConfiguration];
    if (isSameValue(kept, from) || isSameValue(kept, to)) return [];
    return [{ field, code: 'changedMeanwhile', message: sentences.changedMeanwhile }];
  });
  const wanted = Object.fromEntries(Object.entries(edits).map(([field, { to }]) => [field, to]));
  const parsed = FormConfiguration.safeParse({ ...current, ...wanted });
  if (!parsed.success) details.push(...detailsOf(parsed.error).filter(({ field }) => fields.has(field.split('.')[0] ?? '')));
  else if (parsed.data.selectableLocations.some(({ id }) => !locationIds.includes(id))) {
    details.push({ field: 'selectableLocations', code: 'unknownLocation', message: sentences.locationUnknown });
  }
  if (details.length > 0 || !parsed.success) return refused({ kind: 'invalid', details });
  return accepted(isSameValue(parsed.data, current) ? current : parsed.data);
}

/** Whether both offer the very same cells: then every request stays in the lists it is in. */
export function offersTheSame(one: FormConfiguration, other: FormConfiguration): boolean {
  const [cells, others] = [one, other].map((form) => new Set(offeredCells(form).map(slotKey)));
  return cells?.size === others?.size && [...(cells ?? [])].every((key) => others?.has(key));
}
