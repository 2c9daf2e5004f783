/** A request as form values while staff edit it, and the differences. */
import type { BookingField } from '@platzwart/domain/booking/booking-fields';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { editableFields } from '@platzwart/domain/request/edit';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { mergeSlots } from '@platzwart/domain/waiting-list/slot';
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

export function isSameValue(field: EditedField, one: Values, other: Values): boolean {
  const comparable = (values: Values) => {
    if (field === 'locationIds') return [...values.locationIds].sort();
    if (field === 'slots') return mergeSlots(values.slots);
    // Radio buttons nobody has chosen yet.
    return values[field] ?? '';
  };
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** The values the editor saw, the form's values, and the current stored ones. */
export type Sides = { seen: Values; mine: Values; live: Values };

/** Fields that saving would change. */
export function changedFields(fields: readonly EditedField[], { seen, mine, live }: Sides): EditedField[] {
  return fields.filter((field) => !isSameValue(field, mine, seen) && !isSameValue(field, mine, live));
}

/** Those of them that somebody else has changed differently. */
export function conflictingFields(fields: readonly EditedField[], sides: Sides): EditedField[] {
  return changedFields(fields, sides).filter((field) => !isSameValue(field, sides.seen, sides.live));
}

/** Fields changed by somebody else but not by the editor, or to the same value. */
export function newsFor(fields: readonly EditedField[], { seen, mine, live }: Sides): EditedField[] {
  return fields.filter((field) => !isSameValue(field, seen, live) && (isSameValue(field, mine, seen) || isSameValue(field, mine, live)));
}
