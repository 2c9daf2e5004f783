import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { PracticeProfile } from '@platzwart/domain/booking/practice-profile';
import { FollowUpSetting, RetentionSetting } from '@platzwart/domain/practice/account';
import { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { OfferingSettings } from '@platzwart/domain/practice/offering-settings';
import { expect, test } from 'vitest';
import { screens as visited } from '../../../../../tests/journeys/every-address.ts';
import { findableSettings } from './findable-settings.ts';
import { labelOfField, type SettingsPage, settingsPagesInOrder } from './settings-pages.ts';

test('every setting has a name for the log, but for those that are a page or an entry of their own', () => {
  const unnamed = (
    [
      ['profileChanged', PracticeProfile],
      ['formChanged', FormConfiguration],
      ['intakeChanged', IntakeSettings],
      ['followUpChanged', FollowUpSetting],
      ['offeringChanged', OfferingSettings],
      ['retentionChanged', RetentionSetting],
    ] as const
  ).flatMap(([what, { shape }]) =>
    Object.keys(shape).filter((field) => labelOfField(what, field) === undefined),
  );
  expect(unnamed).toEqual(['selectableLocations', 'bookingEnabled', 'retentionMonths']);
  expect(labelOfField('profileChanged', 'constructor')).toBeUndefined();
  // A field of another page by the same name is not meant.
  expect(labelOfField('followUpChanged', 'title')).toBeUndefined();
});

test.each(settingsPagesInOrder)(
  '$name and its settings are found, visited, and named by the log',
  (page) => {
    const to = `einstellungen/${page.path}`;
    const settings = Object.entries<SettingsPage['settings'][string]>(page.settings);
    const found = findableSettings(true).filter((each) => each.to === to);
    const labels = settings.flatMap(([, { label, isOnlyLogged }]) => (isOnlyLogged ? [] : label));
    expect(found.map(({ title }) => title)).toEqual([page.title, ...new Set(labels)]);
    expect(findableSettings(false).some((each) => each.to === to)).toBe(!page.isPaid);
    expect(visited).toContainEqual({ path: to, title: page.title });
    for (const what of page.logged ?? [])
      for (const [field, { label, isEntry }] of settings)
        expect(labelOfField(what, field)).toBe(isEntry ? undefined : label);
  },
);
