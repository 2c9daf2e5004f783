/**
 * Administrators change what the form asks and when the practice works (spec section 3, "Form
 * configuration").
 */
import { accepted, type Detail, messages, type Outcome, refused, refusedAt } from '../failure.ts';
import { applyEdits, type FieldEdits } from '../text/field-edits.ts';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { cellsOf, type LocationId, slotKey } from '../waiting-list/slot.ts';
import { FormConfiguration } from './form-configuration.ts';

/**
 * The form with these edits; the same object if they change nothing. `locationIds`: the practice's
 * locations. Refusals at their fields: those of `applyEdits`, an unknown location, and a minimum of
 * times that exceeds what is offered.
 */
export function editForm(
  current: FormConfiguration,
  edits: FieldEdits,
  locationIds: readonly LocationId[],
): Outcome<FormConfiguration> {
  const edited = applyEdits(FormConfiguration, current, edits);
  if (!edited.ok) return edited;
  const isKnown = edited.value.selectableLocations.every(({ id }) => locationIds.includes(id));
  if (!isKnown)
    return refusedAt('selectableLocations', 'unknownLocation', messages.locationUnknown);
  const tooMany = tooManySlotsAsked(current, edited.value);
  return tooMany ? refused({ kind: 'invalid', details: [tooMany] }) : accepted(edited.value);
}

type Asked = Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize' | 'minSlots'>;

/**
 * The error if a request must name more times than all locations offer together: nobody could book.
 * Undefined if that was already so, so that other fields stay editable, and while nothing is
 * offered at all, which has its own message.
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

/** Whether both offer the same cells, so that every request stays in its lists. */
export function offersTheSame(one: FormConfiguration, other: FormConfiguration): boolean {
  const [cells, others] = [one, other].map((form) => new Set(offeredCells(form).map(slotKey)));
  return cells?.size === others?.size && [...(cells ?? [])].every((key) => others?.has(key));
}
