/** What can be changed on this page: the profile, and the logo as the address where it is shown. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type Detail, detailsOf } from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { PracticeProfile, profileOf } from '@platzwart/domain/practice/profile';
import { texts } from './texts.ts';

/** `logoImage`: a path on this origin, the local address of a picture that was just cut, or '' for none. */
export type ProfileDraft = PracticeProfile & { logoImage: string };

export function draftOf(
  practice: Practice,
  account: Pick<Account, 'email' | 'listingHeldAt'>,
  form: Pick<FormConfiguration, 'profileText'>,
): ProfileDraft {
  return { ...profileOf(practice, account, form), logoImage: practice.logoImagePath };
}

export function validateProfile({ logoImage: _logo, ...profile }: ProfileDraft): readonly Detail[] {
  const validated = PracticeProfile.safeParse(profile);
  return validated.success ? [] : detailsOf(validated.error);
}

/** The practice as it would be shown with these changes. */
export function draftedPractice(
  practice: Practice,
  { title, subtitle, website, contactPerson, phone, listed, logoImage }: ProfileDraft,
): Practice {
  return { ...practice, title: title.trim(), subtitle: subtitle.trim(), website, contactPerson, phone, listed, logoImagePath: logoImage };
}

/** Characters of a long text that a colleague has changed meanwhile; the rest is on their screen. */
const shownOfText = 300;

export function describeProfile(field: keyof ProfileDraft & string, values: ProfileDraft): { label: string; value: string } {
  if (field === 'logoImage') return { label: texts.logo.label, value: values.logoImage === '' ? texts.logo.none : texts.logo.another };
  const { label } = texts.fields[field];
  if (field === 'listed') return { label, value: values.listed ? texts.on : texts.off };
  const value = values[field];
  return { label, value: value.length > shownOfText ? `${value.slice(0, shownOfText)} …` : value };
}
