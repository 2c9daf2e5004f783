import { PersonalData } from '@platzwart/domain/patient-portal/personal-data';
import { expect, test } from 'vitest';
import { fieldFormat } from './format-field.ts';

test('whatever a patient may say or change has a German name in the history', () => {
  const { label } = fieldFormat(undefined);
  expect(
    [...Object.keys(PersonalData.shape), 'pausedUntil'].filter((field) => label(field) === field),
  ).toEqual([]);
});
