/** What is wrong with a registration, by where it is shown. */
import type { Detail } from '@platzwart/domain/failure';

/** In the order of the form; 'logoImage' is the file beside the fields. */
export const fieldNames = [
  'title',
  'subtitle',
  'logoImage',
  'address1',
  'address2',
  'address3',
  'email',
  'contactPerson',
  'phone',
  'website',
  'listed',
  'legalTermsAccepted',
] as const;
export type FieldName = (typeof fieldNames)[number];

export type SortedDetails = { fields: Partial<Record<FieldName, string>>; general: string[] };

/** Sentences at the fields they name, in the order of the form; those of no field of ours are general (spec section 8). */
export function sortDetails(details: readonly Detail[]): SortedDetails {
  const names = new Set<string>(fieldNames);
  return {
    fields: Object.fromEntries(
      fieldNames.flatMap((name) => {
        const detail = details.find(({ field }) => field === name);
        return detail ? [[name, detail.message]] : [];
      }),
    ),
    general: [...new Set(details.filter(({ field }) => !names.has(field)).map(({ message }) => message))],
  };
}
