/** A request's person as text: name, contact person, address, phone. */
import { readPhones } from '@platzwart/domain/contact/read-phones';
import type { TherapyRequest } from '@platzwart/domain/request/request';

type Some<Field extends keyof TherapyRequest> = Partial<Pick<TherapyRequest, Field>>;

export function fullName(person: { firstname: string; lastname: string }): string {
  return `${person.firstname} ${person.lastname}`;
}

type ContactPerson = Some<
  'type' | 'contactPersonFirstname' | 'contactPersonLastname' | 'contactPersonRelationship'
>;

/** 'Maria Huber (Mutter)'; empty if the person asks for themselves. */
export function formatContactPerson({
  type,
  contactPersonRelationship: relationship,
  ...name
}: ContactPerson): string {
  if (type !== 'other') return '';
  return [
    name.contactPersonFirstname,
    name.contactPersonLastname,
    relationship && `(${relationship})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'Hauptstraße 1, 1010 Wien'. */
export function formatAddress({
  addressStreet,
  addressPostalCode,
  addressCity,
}: Some<`address${'Street' | 'PostalCode' | 'City'}`>): string {
  return [addressStreet, [addressPostalCode, addressCity].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

/** What stands in a request's number fields, with a `tel:` link where it can be called. */
export type Phone = { readonly text: string; readonly link: string | undefined };

/** Each number once: a field may hold several, or words ('siehe Mutter'). */
export function phonesOf({ phone = '', phone2 = '' }: Some<'phone' | 'phone2'>): Phone[] {
  const found = [phone, phone2].flatMap((field): Phone[] => {
    const { numbers, words } = readPhones(field);
    const [first, ...others] = numbers;
    // With what stands beside it: 'ab 17 Uhr'.
    if (first && others.length === 0) return [{ text: field, link: `tel:${first.dialled}` }];
    const besides = /^(?:oder|und|bzw\.?)?$/i.test(words) ? [] : [{ text: words, link: undefined }];
    return [
      ...numbers.map(({ written, dialled }) => ({ text: written, link: `tel:${dialled}` })),
      ...besides,
    ];
  });
  return found.filter(
    ({ text, link }, i) =>
      i === found.findIndex((each) => (link ?? each.text) === (each.link ?? text)),
  );
}

/** Those that can be called. */
export function callablePhones(
  request: Some<'phone' | 'phone2'> | undefined,
): (Phone & { link: string })[] {
  return phonesOf(request ?? {}).flatMap(({ text, link }) =>
    link === undefined ? [] : [{ text, link }],
  );
}
