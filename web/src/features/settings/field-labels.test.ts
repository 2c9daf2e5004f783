import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { PracticeProfile } from '@platzwart/domain/booking/practice-profile';
import { FollowUpSetting, RetentionSetting } from '@platzwart/domain/practice/account';
import { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { OfferingSettings } from '@platzwart/domain/practice/offering-settings';
import { expect, test } from 'vitest';
import { labelOfField } from './field-labels.ts';

test('every setting has a name for the log, but for those that are a page or an entry of their own', () => {
  const fields = [
    PracticeProfile,
    FormConfiguration,
    IntakeSettings,
    FollowUpSetting,
    OfferingSettings,
    RetentionSetting,
  ].flatMap(({ shape }) => Object.keys(shape));
  expect(fields.filter((field) => labelOfField(field) === undefined)).toEqual([
    'selectableLocations',
    'bookingEnabled',
    'retentionMonths',
  ]);
  expect(labelOfField('constructor')).toBeUndefined();
});
