/**
 * A practice's profile (spec section 3, "Company"; settings, profile), collected from the documents
 * that store it.
 */
import * as z from 'zod/mini';
import type { Account } from '../practice/account.ts';
import type { Practice } from '../practice/practice.ts';
import { type Profession, professions } from '../practice/profession.ts';
import { practiceFields } from '../practice/registration.ts';
import { FormConfiguration } from './form-configuration.ts';

export const PracticeProfile = z.strictObject({
  ...practiceFields,
  /** '' to read it from the subtitle. */
  profession: z.enum(['', ...professions], {
    error: 'Bitte wähle eine Fachrichtung aus der Liste.',
  }),
  listed: z.boolean(),
  /** Markdown with placeholders. */
  profileText: FormConfiguration.shape.profileText,
});
export type PracticeProfile = z.infer<typeof PracticeProfile>;

export function profileOf(
  practice: Practice,
  { email, held }: Pick<Account, 'email' | 'held'>,
  { profileText }: Pick<FormConfiguration, 'profileText'>,
): PracticeProfile {
  const { title, subtitle, website, contactPerson, phone = '' } = practice;
  const profession: Profession | '' =
    professions.find((known) => known === practice.profession) ?? '';
  // What the administrators chose; the operator may still have to clear the name.
  const listed = practice.listed || held?.listed === true;
  return { title, subtitle, profession, website, contactPerson, phone, listed, email, profileText };
}
