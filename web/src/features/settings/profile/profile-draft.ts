/** The page's draft: the profile, and the URL of the logo. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type Detail, detailsOf } from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { PracticeProfile, profileOf } from '@platzwart/domain/practice/profile';
import { texts } from './texts.ts';

/** `logoImage`: a path on this origin, the object URL of a cropped picture, or '' for none. */
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

/** The practice with the draft applied. */
export function draftedPractice(
  practice: Practice,
  { title, subtitle, website, contactPerson, phone, listed, logoImage }: ProfileDraft,
): Practice {
  return { ...practice, title: title.trim(), subtitle: subtitle.trim(), website, contactPerson, phone, listed, logoImagePath: logoImage };
}

/** Characters shown of a colleague's conflicting long text; the rest is on their screen. */
const shownOfText = 300;

export function describeProfile(field: keyof ProfileDraft & string, values: ProfileDraft): { label: string; value: string } {
  if (field === 'logoImage') return { label: texts.logo.label, value: values.logoImage === '' ? texts.logo.none : texts.logo.another };
  const { label } = texts.fields[field];
  if (field === 'listed') return { label, value: values.listed ? texts.on : texts.off };
  const value = values[field];
  return { label, value: value.length > shownOfText ? `${value.slice(0, shownOfText)} …` : value };
}
