/** Registration errors, by where they are shown. */
import type { Detail } from '@platzwart/domain/failure';

/** In form order; 'logoImage' is the file sent alongside the fields. */
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

/** Messages by field, in form order; those for unknown fields are general (spec section 8). */
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
