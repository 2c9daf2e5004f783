/** A request's person as text: name, contact person, address, phone. */
import { isCallable, phoneUrl } from '@platzwart/domain/contact/phone-number';
import type { TherapyRequest } from '@platzwart/domain/request/request';

type Some<Field extends keyof TherapyRequest> = Partial<Pick<TherapyRequest, Field>>;

export function fullName(person: { firstname: string; lastname: string }): string {
  return `${person.firstname} ${person.lastname}`;
}

type ContactPerson = Some<'type' | 'contactPersonFirstname' | 'contactPersonLastname' | 'contactPersonRelationship'>;

/** 'Maria Huber (Mutter)'; empty if the person asks for themselves. */
export function formatContactPerson({ type, contactPersonRelationship: relationship, ...name }: ContactPerson): string {
  if (type !== 'other') return '';
  return [name.contactPersonFirstname, name.contactPersonLastname, relationship && `(${relationship})`].filter(Boolean).join(' ');
}

/** 'Hauptstraße 1, 1010 Wien'. */
export function formatAddress({
  addressStreet,
  addressPostalCode,
  addressCity,
}: Some<`address${'Street' | 'PostalCode' | 'City'}`>): string {
  return [addressStreet, [addressPostalCode, addressCity].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The `tel:` link of a number; undefined if it cannot be called: old lists contain entries such as 'siehe Mutter'. */
export function phoneLink(number: string | undefined): string | undefined {
  return number && isCallable(number) ? phoneUrl(number) : undefined;
}
