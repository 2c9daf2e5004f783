/** A request as form values while staff edit it, and the differences. */
import type { BookingField } from '@platzwart/domain/booking/booking-fields';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { editableFields } from '@platzwart/domain/request/edit';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isSameValue } from '@platzwart/domain/text/field-edits';
import { mergeSlots } from '@platzwart/domain/waiting-list/slot';
import { whoseCounts } from '../../calls/use-draft.ts';
import { type BookingValues, emptyBooking } from './booking-values.ts';

export type EditedField = Exclude<BookingField, 'termsOfUseAccepted' | 'healthDataConsent' | 'followUpConsent'>;

/** The questions of this request's form, in order. */
export function editedFields(form: FormConfiguration, type: string | null): EditedField[] {
  const others: ReadonlySet<string> = new Set(['contactPersonFirstname', 'contactPersonLastname', 'contactPersonRelationship']);
  return (editableFields(form) as EditedField[]).filter((field) => type === 'other' || !others.has(field));
}

export function valuesOf(request: TherapyRequest, form: FormConfiguration): BookingValues {
  return {
    ...emptyBooking('', form, ''),
    type: request.type,
    firstname: request.firstname,
    lastname: request.lastname,
    birthdate: request.birthdate ? formatGermanDate(request.birthdate) : '',
    contactPersonFirstname: request.contactPersonFirstname ?? '',
    contactPersonLastname: request.contactPersonLastname ?? '',
    contactPersonRelationship: request.contactPersonRelationship ?? '',
    email: request.email,
    phone: request.phone,
    phone2: request.phone2 ?? '',
    addressStreet: request.addressStreet ?? '',
    addressPostalCode: request.addressPostalCode ?? '',
    addressCity: request.addressCity ?? '',
    houseCall: request.houseCall ?? null,
    doctorsOrder: request.doctorsOrder ?? null,
    doctorsOrderName: request.doctorsOrderName ?? '',
    insurance: request.insurance ?? '',
    teletherapy: request.teletherapy ?? null,
    groupTherapy: request.groupTherapy ?? null,
    reason: request.reason,
    locationIds: request.locationIds,
    slots: mergeSlots(request.slots),
    timeFlexibility: request.timeFlexibility ?? '',
    callbackWish: request.callbackWish ?? false,
    note: request.note,
  };
}

type Values = Pick<BookingValues, EditedField>;

/** The values the editor saw, the form's values, and the current stored ones. */
type Sides = { seen: Values; mine: Values; live: Values };

export type EditState = {
  /** Fields that saving would change. */
  changed: EditedField[];
  /** Those of them that somebody else has changed differently. */
  conflicts: EditedField[];
  /** Fields changed by somebody else but not by the editor, or to the same value. */
  news: EditedField[];
};

export function compareSides(fields: readonly EditedField[], { seen, mine, live }: Sides): EditState {
  const state: EditState = { changed: [], conflicts: [], news: [] };
  for (const field of fields) {
    const sides = { from: comparable(field, seen), mine: comparable(field, mine), theirs: comparable(field, live) };
    const whose = whoseCounts(sides, isSameValue);
    if (whose !== 'theirs') state.changed.push(field);
    else if (!isSameValue(sides.from, sides.theirs)) state.news.push(field);
    if (whose === 'conflict') state.conflicts.push(field);
  }
  return state;
}

function comparable(field: EditedField, values: Values): unknown {
  if (field === 'locationIds') return [...values.locationIds].sort();
  return field === 'slots' ? mergeSlots(values.slots) : values[field];
}

/** The practice's hints address patients. */
export function withoutHints(form: FormConfiguration): FormConfiguration {
  return { ...form, houseCallHint: '', doctorsOrderHint: '', insuranceHint: '', teletherapyHint: '', groupTherapyHint: '', noteHint: '' };
}
