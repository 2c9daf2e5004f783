/** Which questions a practice's booking form shows, in their order (spec section 2, booking screen). No schemas here. */
import type { BookingInput } from './booking-request.ts';
import type { FormConfiguration } from './form-configuration.ts';

/** A field that a person fills in, by its name in the payload. */
export type BookingField = Exclude<keyof BookingInput, 'requestId' | 'companySlug' | 'consentVersion' | 'homepage' | 'fillSeconds'>;

/** The visible fields in page order; an error at any other field has no control to link to. `type` is null until chosen. */
export function shownFields(form: FormConfiguration, { type }: { type: string | null }): BookingField[] {
  const fields: [BookingField, boolean][] = [
    ['type', true],
    ['firstname', true],
    ['lastname', true],
    ['birthdate', form.birthdateEnabled],
    ['contactPersonFirstname', type === 'other'],
    ['contactPersonLastname', type === 'other'],
    ['contactPersonRelationship', type === 'other'],
    ['email', true],
    ['phone', true],
    ['phone2', form.phone2Enabled],
    ['addressStreet', form.addressEnabled],
    ['addressPostalCode', form.addressEnabled],
    ['addressCity', form.addressEnabled],
    ['houseCall', form.houseCallEnabled],
    ['doctorsOrder', form.doctorsOrderEnabled],
    ['doctorsOrderName', form.doctorsOrderNameEnabled],
    ['insurance', form.insuranceEnabled],
    ['teletherapy', form.teletherapyEnabled],
    ['groupTherapy', form.groupTherapyEnabled],
    ['reason', true],
    ['locationIds', form.selectableLocations.length > 1],
    ['slots', true],
    ['timeFlexibility', form.timeFlexibilityEnabled],
    ['callbackWish', form.callbackWishEnabled],
    ['note', true],
    ['termsOfUseAccepted', true],
    ['healthDataConsent', true],
    ['followUpConsent', true],
  ];
  return fields.filter(([, isShown]) => isShown).map(([field]) => field);
}
