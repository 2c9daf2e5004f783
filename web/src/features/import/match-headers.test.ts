import { describe, expect, test } from 'vitest';
import { isHeader, mapped, mappingOf } from './match-headers.ts';

describe('columns', () => {
  test('are known by their headings, whatever their capitals, umlauts and signs', () => {
    expect(
      mappingOf(['NACHNAME', 'Vor-Name', 'Vorname', 'Geb.-Datum', 'Tel.-Nr.', 'E-Mail', 'Straße', 'PLZ', 'Schlagwörter', '???']),
    ).toEqual(['lastname', undefined, 'firstname', 'birthdate', 'phone', 'email', 'addressStreet', 'addressPostalCode', 'tags', undefined]);
  });

  test('named Name hold last names beside a first name, and whole names alone', () => {
    expect(mappingOf(['Name', 'Vorname'])).toEqual(['lastname', 'firstname']);
    expect(mappingOf(['Name', 'Telefon'])).toEqual(['name', 'phone']);
  });

  test('of a second telephone are a further one, any other field belongs to the first', () => {
    expect(mappingOf(['Telefon', 'Handy', 'Datum', 'Eingang'])).toEqual(['phone', 'phone2', 'requestedOn', undefined]);
  });

  test('take a field from one another, so that none holds it twice', () => {
    expect(mapped(['phone', 'email'], 1, 'phone')).toEqual([undefined, 'phone']);
    expect(mapped(['phone', 'email'], 1, undefined)).toEqual(['phone', undefined]);
  });

  test('have headings only where a word is one', () => {
    expect(isHeader({ line: 1, cells: ['Wer', 'Telefon'] })).toBe(true);
    expect(isHeader({ line: 1, cells: ['Huber', '0660 1'] })).toBe(false);
    expect(isHeader(undefined)).toBe(false);
  });
});
