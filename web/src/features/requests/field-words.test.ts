import { PersonalData } from '@platzwart/domain/patient-portal/personal-data';
import { expect, test } from 'vitest';
import { fieldWords } from './field-words.ts';

test('whatever a patient may say or change has a German name in the history', () => {
  const { label } = fieldWords(undefined);
  expect([...Object.keys(PersonalData.shape), 'pausedUntil'].filter((field) => label(field) === field)).toEqual([]);
});
