/** What is wrong with a registration, by where it is shown. */
import { type Detail, sentences } from '@platzwart/domain/failure';
import { maxFileSize } from '@platzwart/domain/registration';

/** In the order of the form; 'logoImage' is the file beside the fields. */
export const fieldNames = [
  'title',
  'subtitle',
  'logoImage',
  'address1',
  'address2',
  'address3',
  'email',
  'website',
  'contactPerson',
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

/** Types a logo may have; SVG can carry scripts and is refused by the server. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What speaks against this logo, before it is sent; the server looks into the file itself. */
export function logoProblem(logo: Pick<File, 'type' | 'size'> | undefined): string | undefined {
  if (!logo) return undefined;
  if (!logoTypes.includes(logo.type)) return sentences.notAnImage;
  return logo.size > maxFileSize ? sentences.fileTooLarge : undefined;
}
