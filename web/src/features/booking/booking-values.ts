/** The form's values while it is filled in. The domain's schema turns them into what is sent. */
import { consentVersion } from '@platzwart/domain/booking/consent';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Slot } from '@platzwart/domain/waiting-list/slot';

/** Choices are null until made. */
export type BookingValues = {
  requestId: string;
  companySlug: string;
  locationIds: string[];
  type: string | null;
  firstname: string;
  lastname: string;
  birthdate: string;
  contactPersonFirstname: string;
  contactPersonLastname: string;
  contactPersonRelationship: string;
  email: string;
  phone: string;
  phone2: string;
  addressStreet: string;
  addressPostalCode: string;
  addressCity: string;
  houseCall: boolean | null;
  doctorsOrder: string | null;
  doctorsOrderName: string;
  insurance: string;
  teletherapy: string | null;
  groupTherapy: string | null;
  reason: string;
  /** Merged ranges, possibly at locations no longer chosen. */
  slots: Slot[];
  timeFlexibility: string;
  callbackWish: boolean;
  note: string;
  followUpConsent: boolean;
  consentVersion: string;
  termsOfUseAccepted: boolean;
  healthDataConsent: boolean;
};

export function emptyBooking(companySlug: string, form: FormConfiguration, requestId: string): BookingValues {
  return {
    requestId,
    companySlug,
    locationIds: form.selectableLocations.length === 1 ? form.selectableLocations.map((place) => place.id) : [],
    type: null,
    firstname: '',
    lastname: '',
    birthdate: '',
    contactPersonFirstname: '',
    contactPersonLastname: '',
    contactPersonRelationship: '',
    email: '',
    phone: '',
    phone2: '',
    addressStreet: '',
    addressPostalCode: '',
    addressCity: '',
    houseCall: null,
    doctorsOrder: null,
    doctorsOrderName: '',
    insurance: '',
    teletherapy: null,
    groupTherapy: null,
    reason: '',
    slots: [],
    timeFlexibility: 'notFlexible',
    callbackWish: false,
    note: '',
    followUpConsent: false,
    consentVersion,
    termsOfUseAccepted: false,
    healthDataConsent: false,
  };
}

/** 128 bit: a retry carries the same id, so it never creates a second request. */
export function newRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
