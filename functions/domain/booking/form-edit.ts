/** Administrators change what the form asks and when the practice works (spec section 3, "Form configuration"). */
import { accepted, type Detail, messages, type Outcome, refused, refusedAt } from '../failure.ts';
import { applyEdits, type FieldEdits } from '../text/field-edits.ts';
import { cellsOf, type LocationId, slotKey } from '../waiting-list/slot.ts';
import { FormConfiguration, offeredCells } from './form-configuration.ts';

/**
 * The form with these edits; the same object if they change nothing. `locationIds`: the practice's locations.
 * Refusals at their fields: those of `applyEdits`, a location that the practice does not have, and more times asked for than
 * there are.
 */
export function editForm(current: FormConfiguration, edits: FieldEdits, locationIds: readonly LocationId[]): Outcome<FormConfiguration> {
  const edited = applyEdits(FormConfiguration, current, edits);
  if (!edited.ok) return edited;
  const isKnown = edited.value.selectableLocations.every(({ id }) => locationIds.includes(id));
  if (!isKnown) return refusedAt('selectableLocations', 'unknownLocation', messages.locationUnknown);
  const tooMany = tooManySlotsAsked(current, edited.value);
  return tooMany ? refused({ kind: 'invalid', details: [tooMany] }) : accepted(edited.value);
}

type Asked = Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize' | 'minSlots'>;

/**
 * What is wrong if a request must ask for more times than all locations offer together: nobody could send one. Undefined if it was
 * so before, so that other things can still be changed, and while nothing is offered at all: that has its own words.
 */
export function tooManySlotsAsked(before: Asked, after: Asked): Detail | undefined {
  const [could, can] = [before, after].map((form) => offered(form));
  if (can === undefined || can === 0 || after.minSlots <= can) return undefined;
  if (before.minSlots === after.minSlots && could === can) return undefined;
  const message = `Zur Wahl ${can === 1 ? 'steht nur 1' : `stehen nur ${can}`} Zeitfenster. Bitte verlange höchstens ${can}, sonst kann niemand eine Anfrage absenden.`;
  return { field: 'minSlots', code: 'tooManySlots', message };
}

function offered({ selectableLocations, minSlotSize }: Asked): number {
  return selectableLocations.reduce((sum, place) => sum + cellsOf(place, minSlotSize).length, 0);
}

/** Whether both offer the very same cells: then every request stays in the lists it is in. */
export function offersTheSame(one: FormConfiguration, other: FormConfiguration): boolean {
  const [cells, others] = [one, other].map((form) => new Set(offeredCells(form).map(slotKey)));
  return cells?.size === others?.size && [...(cells ?? [])].every((key) => others?.has(key));
}
