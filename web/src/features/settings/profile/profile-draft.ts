/** The page's draft: the profile, and the URL of the logo. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { PracticeProfile, profileOf } from '@platzwart/domain/booking/practice-profile';
import { type Detail, detailsOf } from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { professionsOf } from '@platzwart/domain/practice/profession';
import type { Nation } from '@platzwart/domain/practice/region';
import { bareText } from '@platzwart/domain/text/bare-text';
import { professionNamesIn } from '../../../content/profession-names.ts';
import { texts } from './texts.ts';

/** `logoImage`: a path on this origin, the object URL of a cropped picture, or '' for none. */
export type ProfileDraft = PracticeProfile & { logoImage: string };

export function draftOf(
  practice: Practice,
  account: Pick<Account, 'email' | 'held'>,
  form: Pick<FormConfiguration, 'profileText'>,
): ProfileDraft {
  return { ...profileOf(practice, account, form), logoImage: practice.logoImagePath };
}

export function validateProfile({ logoImage: _logo, ...profile }: ProfileDraft): readonly Detail[] {
  const validated = PracticeProfile.safeParse(profile);
  return validated.success ? [] : detailsOf(validated.error);
}

/**
 * Whether it tells another name or profession than before: the check of the practice's identity was
 * about those.
 */
export function saysSomethingElse(stored: ProfileDraft, draft: ProfileDraft): boolean {
  const told = (profile: ProfileDraft) =>
    [bareText(profile.title), ...professionsOf(profile)].join();
  return told(stored) !== told(draft);
}

/** The practice with the draft applied. */
export function draftedPractice(
  practice: Practice,
  { title, subtitle, profession, website, contactPerson, phone, listed, logoImage }: ProfileDraft,
): Practice {
  return {
    ...practice,
    title: title.trim(),
    subtitle: subtitle.trim(),
    profession,
    website,
    contactPerson,
    phone,
    listed,
    logoImagePath: logoImage,
  };
}

/** What stands for 'none chosen': what its words say. */
export function professionRead(
  draft: Pick<ProfileDraft, 'title' | 'subtitle'>,
  nation: Nation | undefined,
): string {
  const names = professionNamesIn(nation);
  return texts.professionRead(
    professionsOf({ ...draft, profession: '' }).map((profession) => names[profession]),
  );
}

/** Characters shown of a colleague's conflicting long text; the rest is on their screen. */
const shownOfText = 300;

export function describeProfile(
  field: keyof ProfileDraft & string,
  values: ProfileDraft,
  nation: Nation | undefined,
): { label: string; value: string } {
  if (field === 'logoImage')
    return {
      label: texts.logo.label,
      value: values.logoImage === '' ? texts.logo.none : texts.logo.another,
    };
  const { label } = texts.fields[field];
  if (field === 'listed') return { label, value: values.listed ? texts.on : texts.off };
  if (field === 'profession')
    return {
      label,
      value:
        values.profession === ''
          ? professionRead(values, nation)
          : professionNamesIn(nation)[values.profession],
    };
  const value = values[field];
  return { label, value: value.length > shownOfText ? `${value.slice(0, shownOfText)} …` : value };
}
