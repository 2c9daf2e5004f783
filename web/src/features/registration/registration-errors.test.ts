import { Registration } from '@platzwart/domain/practice/registration';
import { describe, expect, test } from 'vitest';
import { fieldNames, sortDetails } from './registration-errors.ts';

describe('details of a refused registration', () => {
  test('appear at the field they name, in the order of the form', () => {
    const { fields, general } = sortDetails([
      { field: 'email', code: 'invalid', message: 'Bitte prüfen.' },
      { field: 'logoImage', code: 'fileTooLarge', message: 'Größe überschritten.' },
    ]);
    expect(Object.entries(fields)).toEqual([
      ['logoImage', 'Größe überschritten.'],
      ['email', 'Bitte prüfen.'],
    ]);
    expect(general).toEqual([]);
  });

  test('go to the general place, once each, when no field has that name', () => {
    const { fields, general } = sortDetails([
      { field: 'form', code: 'x', message: 'Zu viele Versuche.' },
      { field: 'toString', code: 'x', message: 'Zu viele Versuche.' },
      { field: 'title.0', code: 'x', message: 'Seltsam.' },
    ]);
    expect(fields).toEqual({});
    expect(general).toEqual(['Zu viele Versuche.', 'Seltsam.']);
  });

  test('know every field of the registration', () => {
    expect(new Set(Object.keys(Registration.def.shape))).toEqual(new Set(fieldNames.filter((name) => name !== 'logoImage')));
  });
});
