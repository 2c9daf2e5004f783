import { Registration } from '@platzwart/domain/registration';
import { describe, expect, test } from 'vitest';
import { fieldNames, logoProblem, sortDetails } from './registration-errors.ts';

describe('details of a refused registration', () => {
  test('stand at the field they name, in the order of the form', () => {
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

describe('the logo', () => {
  const megabyte = 1024 * 1024;
  test('may be missing', () => expect(logoProblem(undefined)).toBeUndefined());
  test('may have 4 MB and not a byte more', () => {
    expect(logoProblem({ type: 'image/png', size: 4 * megabyte })).toBeUndefined();
    expect(logoProblem({ type: 'image/png', size: 4 * megabyte + 1 })).toBe('Größe überschritten.');
  });
  test.each(['image/svg+xml', 'application/pdf', ''])('must be a picture that is safe to show: %j is not', (type) => {
    expect(logoProblem({ type, size: 10 })).toContain('Bitte wähle ein Bild');
  });
});
