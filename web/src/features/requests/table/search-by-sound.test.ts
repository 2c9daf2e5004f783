import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { searchedBySound } from './search-by-sound.ts';

const people = ['Eva Meier', 'Anna Mayer', 'Maria Nowak', 'Eva Huber'].map((name, i) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return { ...aRequest({ firstname, lastname, note: '', adminNote: '' }), id: String(i) };
});
const found = (term: string) => searchedBySound(people, term).map(({ firstname, lastname }) => `${firstname} ${lastname}`);

test('who only sounds as typed comes after who is written so', () => {
  expect(found('Mayer')).toEqual(['Anna Mayer', 'Eva Meier']);
  expect(found('maier')).toEqual(['Eva Meier', 'Anna Mayer']);
});

test('every other word of the term must be there too, written or sounding so', () => {
  expect(found('Eva Mayer')).toEqual(['Eva Meier']);
  expect(found('Efa Maier')).toEqual(['Eva Meier']);
  expect(found('Mayer 987654')).toEqual([]);
  expect(found('Nov')).toEqual([]);
  expect(found('Novak')).toEqual(['Maria Nowak']);
});

test('a contact person is known by sound too', () => {
  const child = {
    ...aRequest({ firstname: 'Tim', lastname: 'Gruber', contactPersonFirstname: 'Eva', contactPersonLastname: 'Schmidt' }),
    id: 'x',
  };
  expect(searchedBySound([child], 'Schmitt')).toEqual([child]);
});
