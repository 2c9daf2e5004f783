import { Practice } from '@platzwart/domain/practice/practice';
import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const practice: Practice = {
  slug: 'praxis',
  title: 'Praxis',
  subtitle: '',
  logoImagePath: '',
  website: '',
  contactPerson: '',
  locations: [{ id: 'praxis', title: 'Praxis', address1: '', address2: '', address3: '' }],
  listed: true,
  bookingEnabled: true,
  locked: false,
};

test('a field that a newer release has added is left aside, also deep inside: an open page continues working', () => {
  const newer = {
    ...practice,
    motto: 'neu',
    locations: practice.locations.map((place) => ({ ...place, floor: 2 })),
  };
  expect(readDocument(Practice, newer)).toEqual(practice);
});

test('a field that is missing or of another kind is refused', () => {
  expect(() => readDocument(Practice, { ...practice, locked: 'nein' })).toThrow();
  expect(() => readDocument(Practice, { ...practice, motto: 'neu', title: undefined })).toThrow();
});
